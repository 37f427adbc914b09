# Amit a parancssor mond.
terminal-game = { $name } ({ $game }), { $players } játékos
terminal-span = { $least }–{ $most }
terminal-simulated = { $games ->
    [one] { $games } játék
   *[other] { NUMBER($games, useGrouping: 0) } játék
}, { NUMBER($seconds, maximumFractionDigits: 2) } s alatt, másodpercenként { NUMBER($rate, maximumFractionDigits: 0) }
terminal-means = Játékonként { NUMBER($turns, maximumFractionDigits: 2) } forduló és { NUMBER($decisions, maximumFractionDigits: 2) } döntés, átlagosan { NUMBER($legal, maximumFractionDigits: 2) } választható lépéssel
terminal-seat-result = { $seat }. a sorban: { NUMBER($wins, maximumFractionDigits: 2) }% győzelem, átlagosan { NUMBER($points, maximumFractionDigits: 2) } pont

terminal-which-game = Melyik játék?
terminal-which-game-again = Kérlek, írd be az egyik nevet, vagy azt, hogy quit.
terminal-you = Te
terminal-person = Játékos { $number }
terminal-bot = Bot { $number }
terminal-pass-on = { $name }, te következel; a többiek forduljanak el. Kész? Nyomj Entert.
terminal-your-turn = Mit lépsz? Írj be egy számot vagy a lépést; a help mindent elmagyaráz.
terminal-someones-turn = { $name }, mit lépsz? Írj be egy számot vagy a lépést; a help mindent elmagyaráz.
terminal-times = { $sentence } ({ $times } alkalommal)
terminal-move = { $number }) { $text }
terminal-prompt = >
terminal-help =
    SZÁM vagy LÉPÉS: ezt léped, például 1 vagy { $example }
    moves: újra felsorolja a lépéseket
    table: újra megmutatja az asztalt
    rules: a játék szabályai
    why LÉPÉS: megmondja, szabad-e most egy lépés, és ha nem, melyik szabály tiltja
    quit: kilépés a játékból
terminal-again = Írd be még egyszer ugyanazt a lépést, ha biztos vagy benne.
terminal-not-a-move = „{ $text }” nem lépés. Írj be egy számot a listából, vagy egy ilyen lépést: { $example }.
terminal-no-such-number = Nincs ilyen számú lépés: { $number }; a számok 1 és { $most } között vannak.
terminal-forbidden = Nem szabad ({ $rule }. szabály): { $sentence }
terminal-forbidden-plain = Nem szabad: { $sentence }
terminal-allowed = Ez a lépés most megengedett.
terminal-left = Kiléptél a játékból.
terminal-over = A játéknak vége.
terminal-points = { $name }: { $points } pont
terminal-line = { $what }: { $points }
terminal-recorded = A játék ide került: { $file }.
terminal-record-exists = Már van ilyen fájl: { $file }; adj meg egy újat, hogy semmi se íródjon felül.

terminal-which-lesson = Melyik lecke?
terminal-lesson-go-on = Nyomj Entert a folytatáshoz.
terminal-lesson-help =
    SZÁM vagy LÉPÉS: ezt léped, például { $example }
    moves: felsorolja a lépéseket
    table: újra megmutatja az asztalt
    rules: a szabályok; az itteniek mellett csillag áll
    why LÉPÉS: megmondja, szabad-e egy lépés, és ha nem, melyik szabály tiltja
    again: elölről kezdi ezt a feladatot
    back, skip: egy feladattal vissza vagy előre
    quit: kilépés a leckéből
terminal-lesson-left = Kiléptél a leckéből.

terminal-puzzle-go-on = Nyomj Entert a következő feladványhoz.
terminal-puzzle-help =
    SZÁM vagy LÉPÉS: ezt léped, például { $example }
    moves: megmutatja a kérdést és a lépéseket
    table: újra megmutatja az asztalt
    rules: megmutatja a szabályokat
    again: elölről kezdi
    solution: feladod, és megmutatja a megoldást
    quit: kilépés a feladványokból
terminal-puzzle-left = Kiléptél a feladványokból.
terminal-puzzle-solution = Megoldás: { $solution }

terminal-replay-title = { $name }, { $players } játékos
terminal-replay-option = { $option } opció = { $value }
terminal-replay-move = { $number }. { $name }: { $text }
terminal-replay-secret = { $number }. { $name } választott.
terminal-replay-checked = { $moves ->
    [one] { $moves } lépés, ellenőrizve: megengedett.
   *[other] { $moves } lépés, egyenként ellenőrizve: mind megengedett.
}
terminal-replay-unfinished = A felvétel a játék vége előtt megszakad.
terminal-replay-prompt = { $number }. lépés, összesen { $count } (Enter: tovább, help: minden parancs) >
terminal-replay-open = Minden lap: { $position }
terminal-replay-help =
    Enter vagy next: a következő lépés
    back: az előző lépés
    SZÁM: ugrás egy lépésre, 0 (osztás) és { $most } között
    seat SZÁM: amit egy játékos látott, 0 és { $last } között
    spectator: amit mindenki látott
    open: minden lap
    quit: kilépés
terminal-verified = Ellenőrizve: a lapok és a kockák a játék kezdőszámából adódnak, és minden lépés megengedett volt ({ $moves } lépés).
terminal-verified-seen = Senki sem választhatta meg az osztást: pontosan azokból az értékekből adódik, amelyek a bizonylat szerint előre rögzítve voltak.
terminal-verified-unseen = A bizonyíték értékei összeillenek. Azt, hogy az osztás előtt rögzítették őket, egy játékos bizonylata mutatja meg: --seen FÁJL.
terminal-verified-old = Ez egy régebbi fajta felvétel: aki utoljára ült le, a szerverrel együtt megválaszthatta az osztást.
terminal-verified-bare = Ehhez a felvételhez nincs szervertől származó bizonyíték: aki a kezdőszámot választotta, az osztást is megválaszthatta.
terminal-verified-void = { $count ->
    [one] { $count } korábbi osztás érvénytelen volt, mert hiányzott egy szó.
   *[other] { $count } korábbi osztás érvénytelen volt, mert hiányzott egy szó.
}
terminal-verified-other = NEM a látottak szerint: a felvétel nem ennek a bizonylatnak az értékeiből adódik.

terminal-bench-title = Egy mag, véletlen játék, soronként { NUMBER($seconds, maximumFractionDigits: 1) } s. Mérce: ugyanebben a futásban másodpercenként { NUMBER($playouts, maximumFractionDigits: 0) } játék és { NUMBER($decisions, maximumFractionDigits: 0) } döntés. Arány: a döntések a mérce döntéseihez képest; az első sorban, a mércével közös játéknál, a játékok a mérce játékaihoz képest.
terminal-bench-no-yardstick = Egy mag, véletlen játék, soronként { NUMBER($seconds, maximumFractionDigits: 1) } s. Lefordított változat nélkül nincs mérce.
terminal-bench-game = játék
terminal-bench-players = helyek
terminal-bench-options = opciók
terminal-bench-playouts = játék/s
terminal-bench-decisions = döntés/s
terminal-bench-copy = másolat ns
terminal-bench-views = nézetek/s
terminal-bench-ratio = arány
