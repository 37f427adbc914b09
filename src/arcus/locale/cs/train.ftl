# Messages of `arcus train`.
train-table = { $table ->
    [0] jeden hráč
    [1] dva hráči
    [2] tři hráči
   *[other] čtyři až šest hráčů
}
train-step = { $table }: { NUMBER($played) } z { NUMBER($games) } her, odchylka { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) } bodu
train-chances = šance dvou hráčů: { NUMBER($played) } z { NUMBER($games) } her, odchylka { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
train-measuring = Natrénováno. Teď hraje, aby se ukázalo, jak dobře.
train-points = { $players ->
    [one] Jeden hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}: průměrně { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } bodu (± { NUMBER($error, maximumFractionDigits: 2) }), hry sám se sebou: { NUMBER($games) }
train-match = Cíl výhra proti cíli body, dva hráči: výhry { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (± { NUMBER($error, maximumFractionDigits: 1) }), počet her: { NUMBER($games) }
train-written = Váhy jsou v souboru { $weights }, měření v souboru { $figures }.
train-kept = Zastaveno. Pokračuj příkazem: arcus train qwinto --resume { $checkpoint }

train-puzzles-found = Nalezené hádanky: { $found } z { $candidates }
train-puzzles-difficulty = Obtížnost { $difficulty }: { $number }, najde { $percent } % botů
train-puzzles-written = Hádanky jsou v souboru { $file }: { $number }
