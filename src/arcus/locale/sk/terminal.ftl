# Messages of the command line.
terminal-game = { $name } ({ $game }), počet hráčov: { $players }
terminal-span = { $least }–{ $most }
terminal-simulated = { $games ->
    [one] { $games } hra
    [few] { NUMBER($games, useGrouping: 0) } hry
   *[other] { NUMBER($games, useGrouping: 0) } hier
} za { NUMBER($seconds, maximumFractionDigits: 2) } s, { NUMBER($rate, maximumFractionDigits: 0) } za sekundu
terminal-means = Priemer na hru: ťahy { NUMBER($turns, maximumFractionDigits: 2) }, rozhodnutia { NUMBER($decisions, maximumFractionDigits: 2) }, možnosti na výber { NUMBER($legal, maximumFractionDigits: 2) }
terminal-seat-result = Poradie na ťahu { $seat }: výhry { NUMBER($wins, maximumFractionDigits: 2) } %, priemer bodov { NUMBER($points, maximumFractionDigits: 2) }

terminal-which-game = Ktorú hru?
terminal-which-game-again = Napíš, prosím, jeden z týchto názvov alebo quit.
terminal-you = Ty
terminal-person = Hráč { $number }
terminal-bot = Bot { $number }
terminal-pass-on = { $name }, si na ťahu; všetci ostatní sa, prosím, pozerajte inam. Môžeme? Stlač Enter.
terminal-your-turn = Čo urobíš? Napíš číslo alebo ťah; pomoc ukáže help.
terminal-someones-turn = { $name }, čo urobíš? Napíš číslo alebo ťah; pomoc ukáže help.
terminal-times = { $sentence } ({ $times }-krát)
terminal-move = { $number }) { $text }
terminal-prompt = >
terminal-help =
    ČÍSLO alebo ŤAH: zahrá ho, napríklad 1 alebo { $example }
    moves: znova vypíše ťahy
    table: znova ukáže stôl
    rules: pravidlá tejto hry
    why ŤAH: povie, či je ťah teraz dovolený, a ak nie, ktoré pravidlo ho zakazuje
    quit: odísť z hry
terminal-again = Napíš ten istý ťah ešte raz, tým ho potvrdíš.
terminal-not-a-move = „{ $text }“ nie je ťah. Napíš číslo zo zoznamu alebo ťah ako { $example }.
terminal-no-such-number = Ťah { $number } nie je; čísla idú od 1 do { $most }.
terminal-forbidden = Nedá sa (pravidlo { $rule }): { $sentence }
terminal-forbidden-plain = Nedá sa: { $sentence }
terminal-allowed = Tento ťah je teraz dovolený.
terminal-left = Odchádzaš z hry.
terminal-over = Hra sa skončila.
terminal-points = { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
terminal-line = { $what }: { $points }
terminal-recorded = Hra je zapísaná v súbore { $file }.
terminal-record-exists = Súbor { $file } už existuje; uveď taký, ktorý ešte nie je, aby sa nič neprepísalo.

terminal-which-lesson = Ktorá lekcia?
terminal-lesson-go-on = Pokračuj klávesom Enter.
terminal-lesson-help =
    ČÍSLO alebo ŤAH: zahrá ho, napríklad { $example }
    moves: vypíše ťahy
    table: znova ukáže stôl
    rules: pravidlá; tie z tohto kroku majú hviezdičku
    why ŤAH: povie, či je ťah dovolený, a ak nie, ktoré pravidlo ho zakazuje
    again: začne krok znova
    back, skip: o krok späť alebo ďalej
    quit: opustiť lekciu
terminal-lesson-left = Odchádzaš z lekcie.

terminal-puzzle-go-on = Na ďalšiu hádanku stlač Enter.
terminal-puzzle-help =
    ČÍSLO alebo ŤAH: zahrá ho, napríklad { $example }
    moves: ukáže otázku a vypíše ťahy
    table: znova ukáže stôl
    rules: ukáže pravidlá
    again: začne znova
    solution: vzdá sa a ukáže riešenie
    quit: opustiť hádanky
terminal-puzzle-left = Odchádzaš z hádaniek.
terminal-puzzle-solution = Riešenie: { $solution }

terminal-replay-title = { $name }, počet hráčov: { $players }
terminal-replay-option = voľba { $option } = { $value }
terminal-replay-move = { $number }. { $name }: { $text }
terminal-replay-secret = { $number }. { $name } má vybraté.
terminal-replay-checked = { $moves ->
    [one] { $moves } ťah, overené: dovolený.
    [few] { $moves } ťahy, každý overený: všetky dovolené.
   *[other] { $moves } ťahov, každý overený: všetky dovolené.
}
terminal-replay-unfinished = Záznam sa končí skôr ako hra.
terminal-replay-prompt = Ťah { $number } z { $count } (Enter: ďalší, help: všetky príkazy) >
terminal-replay-open = Všetky karty: { $position }
terminal-replay-help =
    Enter alebo next: ďalší ťah
    back: predchádzajúci ťah
    ČÍSLO: prejsť na ťah, od 0 (rozdanie) do { $most }
    seat ČÍSLO: čo videl hráč, od 0 do { $last }
    spectator: čo videli všetci
    open: všetky karty
    quit: koniec
terminal-verified = Overené: náhoda v tejto hre zodpovedá jej semienku a všetky ťahy (počet: { $moves }) boli dovolené.
terminal-verified-seen = Rozdanie si nikto nemohol vybrať: vyplýva presne z hodnôt, ktoré boli podľa potvrdenia dané vopred.
terminal-verified-unseen = Hodnoty dôkazu sa zhodujú. Že boli dané pred rozdaním, ukáže potvrdenie niektorého hráča: --seen SÚBOR.
terminal-verified-old = Tento záznam je staršieho druhu: kto si sadol posledný, mohol si rozdanie vybrať spolu so serverom.
terminal-verified-bare = Tento záznam nemá dôkaz servera: kto zvolil semienko, mohol zvoliť aj rozdanie.
terminal-verified-void = { $count ->
    [one] { $count } predchádzajúce rozdanie bolo neplatné, lebo chýbalo slovo.
    [few] { $count } predchádzajúce rozdania boli neplatné, lebo chýbalo slovo.
   *[other] { $count } predchádzajúcich rozdaní bolo neplatných, lebo chýbalo slovo.
}
terminal-verified-other = NIE ako videné: záznam nevyplýva z hodnôt tohto potvrdenia.

terminal-bench-title = Jedno jadro, náhodná hra, { NUMBER($seconds, maximumFractionDigits: 1) } s na riadok. Meradlo v tom istom behu: simulácie { NUMBER($playouts, maximumFractionDigits: 0) } a rozhodnutia { NUMBER($decisions, maximumFractionDigits: 0) } za sekundu. Pomer: rozhodnutia k jeho rozhodnutiam; v prvom riadku, pri hre, ktorú hrá aj meradlo, simulácie k jeho simuláciám.
terminal-bench-no-yardstick = Jedno jadro, náhodná hra, { NUMBER($seconds, maximumFractionDigits: 1) } s na riadok. Bez skompilovaného zostavenia nie je k dispozícii meradlo.
terminal-bench-game = hra
terminal-bench-players = miesta
terminal-bench-options = voľby
terminal-bench-playouts = simulácie/s
terminal-bench-decisions = rozhodnutia/s
terminal-bench-copy = kópia ns
terminal-bench-views = pohľady/s
terminal-bench-ratio = pomer
