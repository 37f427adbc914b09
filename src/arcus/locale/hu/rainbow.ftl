# Rainbow.

rainbow-name = Rainbow
rainbow-tagline = Hat különböző szín, és minden lapnak van egy rejtett oldala.
rainbow-aim = Hozz össze hat különböző színt egy sorban, és gyűjtsd a legtöbb lapot.

## A szabályok, úgy számozva, mint a docs/rules/rainbow.md.

rainbow-section-1 = A lapok
rainbow-rule-1-1 = Ketten játszotok 57 lappal. Minden lapnak két különböző oldala van.
rainbow-rule-1-2 = Egy oldal hét szín egyikét mutatja, vagy fényt, vagy árnyékot. A színek: piros, narancs, sárga, zöld, türkiz, kék és lila; a fény fehér, az árnyék fekete.
rainbow-rule-1-3 = A lapok listája rekonstruált: bármely két színnek két közös lapja van. Minden színnek van egy lapja fénnyel és egy árnyékkal, és egy lapon fény és árnyék van.
rainbow-rule-1-4 = Más lapokban is megegyezhettek, 8–60 darabban.
rainbow-example-1 = Van olyan lap, amelynek egyik oldala piros, a másik kék.

rainbow-section-2 = A kezdet
rainbow-rule-2-1 = A lapokat megkeveritek, véletlenszerűen megforgatjátok, és pakliba rendezve magatok közé állítjátok. Így minden lap egy-egy oldalát mutatja nektek, és ez így is marad a pakliban és a kézben.
rainbow-rule-2-2 = Az első három lapod az a három, amelyik a pakliban hozzád a legközelebb van. Mindegyiket úgy tartod, ahogy állt, a túlsó oldalával az ellenfeled felé.
rainbow-rule-2-3 = Mindkét kéz lapjainak a feléd néző oldalát látod, és a pakli feléd eső végén a következő lapét is. Más oldalt addig nem látsz, amíg a sorban felülre nem kerül.
rainbow-rule-2-4 = Ha csak egy lap marad a pakliban, az mindkettőtöknek a következő, és mindketten a felétek néző oldalát látjátok.
rainbow-rule-2-5 = A fiatalabb kezd. Itt az asztalnál ez az első hely, hacsak nem a másodikat vagy a sorsolást választottátok.
rainbow-example-2 = A másik kezében lévő lapon sárgát látsz. Ő a lap másik oldalát látja, talán zöldet.

rainbow-section-3 = A lépésed
rainbow-rule-3-1 = A lépésedben egy, két vagy három lapot teszel le a kezedből a közös sor végére.
rainbow-rule-3-2 = Az első lapod előtt megfordíthatod a sor egyik lapját. Nem kötelező.
rainbow-rule-3-3 = Olyan lapot fordítasz meg, amely a sorban fekszik, akár azt is, amelyet épp most tettél le. Üres sorban nincs mit megfordítani.
rainbow-rule-3-4 = A második és a harmadik lapod előtt meg kell fordítanod egy lapot a sorban. Így soha nem teszel le két lapot közvetlenül egymás után.
rainbow-rule-3-5 = Soha nem fordítasz meg két lapot közvetlenül egymás után.
rainbow-rule-3-6 = A kezed három helyének egyikéről teszel le lapot. A helye üres marad, amíg nem húzol.
rainbow-rule-3-7 = A láthatóan letett lap azt az oldalát mutatja, amelyet te látsz. A vakon letett lap a másik oldalát mutatja.
rainbow-rule-3-8 = Minden megfordítás és minden lap után megállhatsz, ha ebben a lépésben már tettél le lapot.
rainbow-rule-3-9 = A harmadik lapod után a lépésed véget ér.
rainbow-example-3 = Leteszel egy lapot, megfordítasz egyet a sorban, leteszed a másodikat, és megállsz.

rainbow-section-4 = A sor
rainbow-rule-4-1 = Minden megfordítás és minden lap után nézzétek meg, mi van felül. Ha a következők egyike sem áll fenn, minden rendben.
rainbow-rule-4-2 = Ha árnyék van felül, elveszíted a kört.
rainbow-rule-4-3 = Ha egy szín kétszer van felül, elveszíted a kört.
rainbow-rule-4-4 = A fény mindennel összeillik, másik fénnyel is.
rainbow-rule-4-5 = Ha leteszed a hatodik lapot, és minden rendben, szivárványt alkottál, és megnyered a kört.
rainbow-rule-4-6 = Ha elveszítesz egy kört, az ellenfeled a sor összes lapját a gyűjteményébe teszi, és te nyitod meg a következő kört.
rainbow-rule-4-7 = Ha megnyersz egy kört, a hat lap a te gyűjteményedbe kerül, és az ellenfeled nyitja meg a következő kört.
rainbow-rule-4-8 = A kör végével a lépésed is véget ér, akkor is, ha egyetlen lapot sem tettél le.
rainbow-example-4 = Piros, kék és zöld van felül. Vakon teszel le egy lapot, és kék lesz: a második kék miatt elveszted a kört.

rainbow-section-5 = Húzás és a játék vége
rainbow-rule-5-1 = Minden lépés után a pakli feléd eső végéről húzol, amíg újra három lapod nem lesz, és balról jobbra töltöd fel a kezed üres helyeit. Ha a lépéssel a kör is véget ér, előbb a sor lapjai kerülnek a gyűjteménybe.
rainbow-rule-5-2 = Ha nem tudod három lapra kiegészíteni a kezedben lévő lapokat, kihúzod, ami maradt, és a játéknak azonnal vége.
rainbow-rule-5-3 = Az üres pakli önmagában nem vet véget a játéknak.
rainbow-rule-5-4 = A sorban maradt lapok senkié sem lesznek.
rainbow-rule-5-5 = Akinek több lap van a gyűjteményében, az nyer.
rainbow-rule-5-6 = Ha ugyanannyi lapotok van, döntetlen: játsszatok még egy partit.
rainbow-example-5 = Két lapot tettél le, ezért kettőt húzol. Ha csak egy maradt, azt veszed el, és vége a játéknak.

rainbow-section-6 = Emlékezet
rainbow-rule-6-1 = Senki sem néz a sor lapjai alá, és nem nézi át a gyűjteményeket. Amit láttál, arra emlékezhetsz, bárhová kerül is a lap.
rainbow-rule-6-2 = Az emlékeztetővel az asztal megmutatja, mit láttál már a sor rejtett oldalaiból. Nélküle neked kell emlékezned rá.

rainbow-option-first = Ki kezd: az első hely, a második vagy sorsolással.
rainbow-option-deck = A lapok listája, amellyel játszotok, laponként két betű, például RO RY WK; üresen a rekonstruált 57 lapos lista.
rainbow-option-memory-aid = Mutassa meg az embereknek, mit láttak már a sor rejtett oldalaiból.

## Oldalak; a what a betű.

rainbow-face =
    { $what ->
        [R] piros
        [O] narancs
        [Y] sárga
        [G] zöld
        [T] türkiz
        [B] kék
        [P] lila
        [W] fény
       *[K] árnyék
    }

## Mi történik.

rainbow-event-round-began = { $what }. kör kezdődik, üres sorral.
rainbow-event-dealt =
    { $you ->
        [yes] Kapsz egy lapot; a te oldalad: { rainbow-face }.
       *[no] { $who } kap egy lapot; a felé néző oldal: { rainbow-face }.
    }
rainbow-event-dealt-hidden =
    { $you ->
        [yes] Kapsz egy lapot.
       *[no] { $who } kap egy lapot.
    }
rainbow-event-next-came =
    { $you ->
        [yes] A következő lapod ezt mutatja: { rainbow-face }.
       *[no] { $who } következő lapja ezt mutatja: { rainbow-face }.
    }
rainbow-event-next-came-hidden =
    { $you ->
        [yes] Látod a következő lapodat.
       *[no] { $who } látja a következő lapját.
    }
rainbow-event-turn-began =
    { $you ->
        [yes] Te következel.
       *[no] { $who } következik.
    }
rainbow-event-flipped =
    { $you ->
        [yes] Megfordítasz egy lapot; ez kerül felülre: { rainbow-face }.
       *[no] { $who } megfordít egy lapot; ez kerül felülre: { rainbow-face }.
    }
rainbow-event-laid =
    { $you ->
        [yes] Leteszel egy lapot: { rainbow-face }.
       *[no] { $who } letesz egy lapot: { rainbow-face }.
    }
rainbow-event-laid-blind =
    { $you ->
        [yes] Vakon teszel le egy lapot; ez kerül felülre: { rainbow-face }.
       *[no] { $who } vakon tesz le egy lapot; ez kerül felülre: { rainbow-face }.
    }
rainbow-event-stopped =
    { $you ->
        [yes] Megállsz.
       *[no] { $who } megáll.
    }
rainbow-event-met-shade =
    { $you ->
        [yes] Ez az árnyék: elveszíted a kört.
       *[no] Ez az árnyék: { $who } elveszíti a kört.
    }
rainbow-event-met-twin =
    { $you ->
        [yes] Egy szín kétszer szerepel ({ rainbow-face }): elveszíted a kört.
       *[no] Egy szín kétszer szerepel ({ rainbow-face }): { $who } elveszíti a kört.
    }
rainbow-event-made-rainbow =
    { $you ->
        [yes] Szivárványt alkottál!
       *[no] { $who } szivárványt alkotott!
    }
rainbow-event-took-row =
    { $you ->
        [yes] Tiéd az egész sor ({ $what } lap).
       *[no] { $who } elviszi az egész sort ({ $what } lap).
    }
rainbow-event-drew =
    { $you ->
        [yes] Húzol egy lapot; a te oldalad: { rainbow-face }.
       *[no] { $who } húz egy lapot; a felé néző oldal: { rainbow-face }.
    }
rainbow-event-drew-hidden =
    { $you ->
        [yes] Húzol egy lapot.
       *[no] { $who } húz egy lapot.
    }
rainbow-event-back-seen =
    { $you ->
        [yes] Látod a hátoldalát: { rainbow-face }.
       *[no] { $who } látja a hátoldalát: { rainbow-face }.
    }
rainbow-event-back-seen-hidden =
    { $you ->
        [yes] Látod a hátoldalát.
       *[no] { $who } látja a hátoldalát.
    }
rainbow-event-ran-out =
    { $you ->
        [yes] Nem tudod kiegészíteni a lapjaidat: a játéknak vége.
       *[no] { $who } nem tudja kiegészíteni a lapjait: a játéknak vége.
    }

## Hogyan ért véget.

rainbow-why-cards = Elfogyott a pakli. Több lap: { $winners }.
rainbow-why-tie = Elfogyott a pakli. Döntetlen!
rainbow-line-cards = Lapok a gyűjteményben

## Az asztal a terminálban.

rainbow-tui-round = { $round }. kör, { $count ->
        [0] a pakli üres
       *[other] még { $count } lap a pakliban
    }
rainbow-tui-piles = Gyűjtemények. { $first }: { $won }, { $second }: { $lost }
rainbow-tui-face = { $what } { rainbow-face }
rainbow-tui-row = A sor (hat lap egy szivárvány)
rainbow-tui-row-empty = A sor üres.
rainbow-tui-back = másik oldal { $face }
rainbow-tui-back-unseen = a másik oldalát nem láttad
rainbow-tui-hand-own = A kezedben:
rainbow-tui-hand-other = { $name }, a te oldaladról:
rainbow-tui-hand-hidden = { $name }: { $count } lap a kézben
rainbow-tui-hand-empty = nincs lap
rainbow-tui-next = A következő lapod: { $face }
rainbow-tui-ask-opening =
    { $you ->
        [yes] { $may ->
            [blind-lay] Te következel: tegyél le egy lapot.
           *[blind-flip-lay] Tegyél le egy lapot, vagy előbb fordíts meg egyet a sorban.
        }
       *[no] { $who } letesz egy lapot, vagy előbb megfordít egyet.
    }
rainbow-tui-ask-flipped =
    { $you ->
        [yes] Most tegyél le egy lapot.
       *[no] { $who } most letesz egy lapot.
    }
rainbow-tui-ask-laid =
    { $you ->
        [yes] A folytatáshoz fordíts meg egy lapot, vagy állj meg.
       *[no] { $who } megfordít egy lapot, vagy megáll.
    }
rainbow-tui-ask-again =
    { $you ->
        [yes] Tegyél le még egy lapot, vagy állj meg.
       *[no] { $who } letesz még egy lapot, vagy megáll.
    }
rainbow-tui-ask-over = A játéknak vége.
