# Messages of the command line.
terminal-game = { $name } ({ $game }), počet hráčů: { $players }
terminal-span = { $least }–{ $most }
terminal-simulated = { $games ->
    [one] { $games } hra
    [few] { NUMBER($games, useGrouping: 0) } hry
   *[other] { NUMBER($games, useGrouping: 0) } her
} za { NUMBER($seconds, maximumFractionDigits: 2) } s, { NUMBER($rate, maximumFractionDigits: 0) } za sekundu
terminal-means = Průměr na hru: tahy { NUMBER($turns, maximumFractionDigits: 2) }, rozhodnutí { NUMBER($decisions, maximumFractionDigits: 2) }, možnosti na výběr { NUMBER($legal, maximumFractionDigits: 2) }
terminal-seat-result = Pořadí na tahu { $seat }: výhry { NUMBER($wins, maximumFractionDigits: 2) } %, průměr bodů { NUMBER($points, maximumFractionDigits: 2) }

terminal-which-game = Kterou hru?
terminal-which-game-again = Napiš prosím jeden z těchto názvů, nebo quit.
terminal-you = Ty
terminal-person = Hráč { $number }
terminal-bot = Bot { $number }
terminal-pass-on = Na tahu je { $name }; všichni ostatní se prosím dívejte jinam. Můžeme? Stiskni Enter.
terminal-your-turn = Co uděláš? Napiš číslo nebo tah; nápovědu ukáže help.
terminal-someones-turn = Na tahu je { $name }. Co uděláš? Napiš číslo nebo tah; nápovědu ukáže help.
terminal-times = { $sentence } ({ $times }krát)
terminal-move = { $number }) { $text }
terminal-prompt = >
terminal-help =
    ČÍSLO nebo TAH: zahraje ho, třeba 1 nebo { $example }
    moves: znovu vypíše tahy
    table: znovu ukáže stůl
    rules: pravidla této hry
    why TAH: řekne, zda je tah teď dovolený, a když ne, které pravidlo ho zakazuje
    quit: odejít ze hry
terminal-again = Napiš stejný tah ještě jednou, tím ho potvrdíš.
terminal-not-a-move = „{ $text }“ není tah. Napiš číslo ze seznamu, nebo tah jako { $example }.
terminal-no-such-number = Tah { $number } není; čísla jdou od 1 do { $most }.
terminal-forbidden = Nelze (pravidlo { $rule }): { $sentence }
terminal-forbidden-plain = Nelze: { $sentence }
terminal-allowed = Tento tah je teď dovolený.
terminal-left = Odcházíš ze hry.
terminal-over = Hra skončila.
terminal-points = { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
terminal-line = { $what }: { $points }
terminal-recorded = Hra je zapsaná v souboru { $file }.
terminal-record-exists = Soubor { $file } už existuje; uveď takový, který ještě není, aby se nic nepřepsalo.

terminal-which-lesson = Která lekce?
terminal-lesson-go-on = Pokračuj klávesou Enter.
terminal-lesson-help =
    ČÍSLO nebo TAH: zahraje ho, třeba { $example }
    moves: vypíše tahy
    table: znovu ukáže stůl
    rules: pravidla; ta z tohoto kroku mají hvězdičku
    why TAH: řekne, zda je tah dovolený, a když ne, které pravidlo ho zakazuje
    again: začne krok znovu
    back, skip: o krok zpět nebo dál
    quit: opustit lekci
terminal-lesson-left = Odcházíš z lekce.

terminal-puzzle-go-on = Na další hádanku stiskni Enter.
terminal-puzzle-help =
    ČÍSLO nebo TAH: zahraje ho, třeba { $example }
    moves: ukáže otázku a vypíše tahy
    table: znovu ukáže stůl
    rules: ukáže pravidla
    again: začne znovu
    solution: vzdá se a ukáže řešení
    quit: opustit hádanky
terminal-puzzle-left = Odcházíš z hádanek.
terminal-puzzle-solution = Řešení: { $solution }

terminal-replay-title = { $name }, počet hráčů: { $players }
terminal-replay-option = volba { $option } = { $value }
terminal-replay-move = { $number }. { $name }: { $text }
terminal-replay-secret = { $number }. { $name } má vybráno.
terminal-replay-checked = { $moves ->
    [one] { $moves } tah, ověřeno: dovolený.
    [few] { $moves } tahy, každý ověřen: všechny dovolené.
   *[other] { $moves } tahů, každý ověřen: všechny dovolené.
}
terminal-replay-unfinished = Záznam končí dřív než hra.
terminal-replay-prompt = Tah { $number } z { $count } (Enter: další, help: všechny příkazy) >
terminal-replay-open = Všechny karty: { $position }
terminal-replay-help =
    Enter nebo next: další tah
    back: předchozí tah
    ČÍSLO: přejít na tah, od 0 (rozdání) do { $most }
    seat ČÍSLO: co viděl hráč, od 0 do { $last }
    spectator: co viděli všichni
    open: všechny karty
    quit: konec
terminal-verified = Ověřeno: náhoda v této hře odpovídá jejímu semínku a všechny tahy (počet: { $moves }) byly dovolené.
terminal-verified-seen = Rozdání si nikdo nemohl vybrat: vyplývá přesně z hodnot, které byly podle potvrzení dány předem.
terminal-verified-unseen = Hodnoty důkazu spolu souhlasí. Že byly dány před rozdáním, ukáže potvrzení některého hráče: --seen SOUBOR.
terminal-verified-old = Tento záznam je staršího druhu: kdo si sedl poslední, mohl si rozdání vybrat společně se serverem.
terminal-verified-bare = Tento záznam nemá důkaz serveru: kdo zvolil semínko, mohl zvolit i rozdání.
terminal-verified-void = { $count ->
    [one] { $count } předchozí rozdání bylo neplatné, protože chybělo slovo.
    [few] { $count } předchozí rozdání byla neplatná, protože chybělo slovo.
   *[other] { $count } předchozích rozdání bylo neplatných, protože chybělo slovo.
}
terminal-verified-other = NE jako viděno: záznam nevyplývá z hodnot tohoto potvrzení.

terminal-bench-title = Jedno jádro, náhodná hra, { NUMBER($seconds, maximumFractionDigits: 1) } s na řádek. Měřítko ve stejném běhu: simulace { NUMBER($playouts, maximumFractionDigits: 0) } a rozhodnutí { NUMBER($decisions, maximumFractionDigits: 0) } za sekundu. Poměr: rozhodnutí k jeho rozhodnutím; v prvním řádku, u hry, kterou hraje i měřítko, simulace k jeho simulacím.
terminal-bench-no-yardstick = Jedno jádro, náhodná hra, { NUMBER($seconds, maximumFractionDigits: 1) } s na řádek. Bez přeloženého sestavení není k dispozici měřítko.
terminal-bench-game = hra
terminal-bench-players = místa
terminal-bench-options = volby
terminal-bench-playouts = simulace/s
terminal-bench-decisions = rozhodnutí/s
terminal-bench-copy = kopie ns
terminal-bench-views = pohledy/s
terminal-bench-ratio = poměr
