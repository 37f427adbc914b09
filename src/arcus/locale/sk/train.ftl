# Messages of `arcus train`.
train-table = { $table ->
    [0] jeden hráč
    [1] dvaja hráči
    [2] traja hráči
   *[other] štyria až šiesti hráči
}
train-step = { $table }: { NUMBER($played) } z { NUMBER($games) } hier, odchýlka { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) } bodu
train-chances = šance dvoch hráčov: { NUMBER($played) } z { NUMBER($games) } hier, odchýlka { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
train-measuring = Natrénované. Teraz hrá, aby sa ukázalo, ako dobre.
train-points = { $players ->
    [one] Jeden hráč
    [few] { $players } hráči
   *[other] { $players } hráčov
}: priemerne { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } bodu (± { NUMBER($error, maximumFractionDigits: 2) }), hry so sebou samým: { NUMBER($games) }
train-match = Cieľ výhra proti cieľu body, dvaja hráči: výhry { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (± { NUMBER($error, maximumFractionDigits: 1) }), počet hier: { NUMBER($games) }
train-written = Váhy sú v súbore { $weights }, merania v súbore { $figures }.
train-kept = Zastavené. Pokračuj príkazom: arcus train qwinto --resume { $checkpoint }

train-puzzles-found = Nájdené hádanky: { $found } z { $candidates }
train-puzzles-difficulty = Náročnosť { $difficulty }: { $number }, nájde { $percent } % botov
train-puzzles-written = Hádanky sú v súbore { $file }: { $number }
