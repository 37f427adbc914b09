# Rainbow.

rainbow-name = Rainbow
rainbow-tagline = Šest různých barev a každá karta má jednu stranu skrytou.
rainbow-aim = Dostaň do jedné řady šest různých barev a nasbírej nejvíc karet.

## The rules, as docs/rules/rainbow.md numbers them.

rainbow-section-1 = Karty
rainbow-rule-1-1 = Dva hráči hrají s 57 kartami. Každá karta má dvě různé strany.
rainbow-rule-1-2 = Na každé straně je jedna ze sedmi barev, nebo světlo, nebo stín. Barvy jsou červená, oranžová, žlutá, zelená, tyrkysová, modrá a fialová; světlo je bílé a stín je černý.
rainbow-rule-1-3 = Seznam karet je rekonstruovaný: každé dvě barvy mají dvě společné karty. Každá barva má jednu kartu se světlem a jednu se stínem a jedna karta má světlo a stín.
rainbow-rule-1-4 = Můžete se dohodnout i na jiných kartách, 8 až 60.
rainbow-example-1 = Jedna karta je z jedné strany červená a z druhé modrá.

rainbow-section-2 = Začátek hry
rainbow-rule-2-1 = Karty se zamíchají, náhodně pootáčejí a postaví mezi hráče jako karetní sada. Každá karta je tedy ke každému hráči obrácená jednou stranou a zůstává tak v sadě i v ruce.
rainbow-rule-2-2 = Tvou první ruku tvoří tři karty sady, které jsou ti nejblíž. Každou držíš tak, jak stála, odvrácenou stranou k protihráči.
rainbow-rule-2-3 = U všech karet v ruce, svých i protihráčových, a u příští karty na svém konci sady vidíš svou stranu. Žádnou jinou stranu neuvidíš, dokud neleží nahoře v řadě.
rainbow-rule-2-4 = Poslední karta v sadě je příští kartou obou hráčů a každý z nich vidí její stranu obrácenou k sobě.
rainbow-rule-2-5 = Začíná mladší hráč. U zdejšího stolu je to první místo, pokud jste nezvolili druhé nebo los.
rainbow-example-2 = Na kartě v cizí ruce vidíš žlutou. Soupeř vidí její druhou stranu, třeba zelenou.

rainbow-section-3 = Tvůj tah
rainbow-rule-3-1 = Ve svém tahu vyložíš jednu, dvě nebo tři karty z ruky na konec řady, která je oběma hráčům společná.
rainbow-rule-3-2 = Před svou první kartou smíš otočit jednu kartu v řadě. Nemusíš.
rainbow-rule-3-3 = Otáčíš kartu, která leží v řadě, třeba i tu právě vyloženou. V prázdné řadě není co otočit.
rainbow-rule-3-4 = Před druhou a před třetí kartou musíš otočit kartu v řadě. Nikdy tedy nevyložíš dvě karty hned za sebou.
rainbow-rule-3-5 = Nikdy neotočíš dvě karty hned za sebou.
rainbow-rule-3-6 = Kartu vykládáš z jedné ze tří pozic ve své ruce. Její pozice zůstane prázdná, dokud si nelízneš.
rainbow-rule-3-7 = Karta vyložená normálně ukazuje stranu, kterou vidíš. Karta vyložená naslepo ukazuje svou druhou stranu.
rainbow-rule-3-8 = Skončit smíš po každém otočení a po každé kartě, jakmile v tomto tahu nějakou kartu vyložíš.
rainbow-rule-3-9 = Po třetí kartě tvůj tah končí.
rainbow-example-3 = Vyložíš kartu, otočíš jednu v řadě, vyložíš druhou kartu a skončíš.

rainbow-section-4 = Řada
rainbow-rule-4-1 = Po každém otočení a po každé kartě se podívej na strany, které leží nahoře. Když nenastalo nic z toho, co následuje, je vše v pořádku.
rainbow-rule-4-2 = Když je nahoře stín, prohráváš kolo.
rainbow-rule-4-3 = Když je některá barva nahoře dvakrát, prohráváš kolo.
rainbow-rule-4-4 = Světlo se hodí ke všemu, i ke světlu.
rainbow-rule-4-5 = Když vyložíš šestou kartu a vše je v pořádku, je z řady duha a vyhráváš kolo.
rainbow-rule-4-6 = Když kolo prohraješ, vezme si protihráč všechny karty z řady do svého osobního balíčku a ty začínáš další kolo.
rainbow-rule-4-7 = Když kolo vyhraješ, vezmeš si těch šest karet do svého osobního balíčku a další kolo začíná protihráč.
rainbow-rule-4-8 = S koncem kola končí i tvůj tah, i když v něm žádnou kartu nevyložíš.
rainbow-example-4 = Nahoře je červená, modrá a zelená. Vyložíš naslepo a objeví se modrá: kvůli druhé modré prohráváš kolo.

rainbow-section-5 = Lízání karet a konec hry
rainbow-rule-5-1 = Po každém tahu si lížeš ze svého konce sady, dokud nemáš znovu tři karty, a doplňuješ prázdná místa v ruce zleva doprava. Když tah ukončí kolo, vezmou se ještě předtím karty z řady.
rainbow-rule-5-2 = Když si nemůžeš doplnit ruku na tři karty, lízneš si, co zbývá, a hra ihned končí.
rainbow-rule-5-3 = Prázdná sada sama o sobě hru neukončí.
rainbow-rule-5-4 = Karty, které zbudou v řadě, nepatří nikomu.
rainbow-rule-5-5 = Vyhrává, kdo má ve svém osobním balíčku víc karet.
rainbow-rule-5-6 = Při stejném počtu karet je to remíza: zahrajte si ještě jednu hru.
rainbow-example-5 = Vyložíš dvě karty, takže si dvě lízneš. Když zbývá jen jedna, vezmeš ji a hra končí.

rainbow-section-6 = Paměť
rainbow-rule-6-1 = Nikdo se nedívá pod karty v řadě ani neprohlíží balíčky. Co uvidíš, smíš si pamatovat, ať karta skončí kdekoli.
rainbow-rule-6-2 = S pomůckou pro paměť stůl ukazuje, co už víš o skrytých stranách karet v řadě. Bez ní si to musíš pamatovat.

rainbow-option-first = Kdo začíná: první místo, druhé, nebo los.
rainbow-option-deck = Seznam karet, se kterými se hraje, po dvou písmenech, třeba RO RY WK; prázdný znamená rekonstruovaný seznam 57 karet.
rainbow-option-memory-aid = Ukazovat lidem, co už viděli ze skrytých stran karet v řadě.

## Faces; what is the letter.

rainbow-face =
    { $what ->
        [R] červená
        [O] oranžová
        [Y] žlutá
        [G] zelená
        [T] tyrkysová
        [B] modrá
        [P] fialová
        [W] světlo
       *[K] stín
    }

## What happens.

rainbow-event-round-began = Kolo { $what } začíná s prázdnou řadou.
rainbow-event-dealt =
    { $you ->
        [yes] Dostáváš kartu; tvá strana: { rainbow-face }.
       *[no] { $who } dostává kartu; přední strana: { rainbow-face }.
    }
rainbow-event-dealt-hidden =
    { $you ->
        [yes] Dostáváš kartu.
       *[no] { $who } dostává kartu.
    }
rainbow-event-next-came =
    { $you ->
        [yes] Vidíš svou příští kartu: { rainbow-face }.
       *[no] { $who } vidí svou příští kartu: { rainbow-face }.
    }
rainbow-event-next-came-hidden =
    { $you ->
        [yes] Vidíš svou příští kartu.
       *[no] { $who } vidí svou příští kartu.
    }
rainbow-event-turn-began =
    { $you ->
        [yes] Jsi na tahu.
       *[no] Na tahu je { $who }.
    }
rainbow-event-flipped =
    { $you ->
        [yes] Otáčíš kartu a objevuje se { rainbow-face }.
       *[no] { $who } otáčí kartu a objevuje se { rainbow-face }.
    }
rainbow-event-laid =
    { $you ->
        [yes] Vykládáš kartu: { rainbow-face }.
       *[no] { $who } vykládá kartu: { rainbow-face }.
    }
rainbow-event-laid-blind =
    { $you ->
        [yes] Vykládáš kartu naslepo a objevuje se { rainbow-face }.
       *[no] { $who } vykládá kartu naslepo a objevuje se { rainbow-face }.
    }
rainbow-event-stopped =
    { $you ->
        [yes] Ukončuješ tah.
       *[no] { $who } ukončuje tah.
    }
rainbow-event-met-shade =
    { $you ->
        [yes] Je to stín: prohráváš kolo.
       *[no] Je to stín: { $who } prohrává kolo.
    }
rainbow-event-met-twin =
    { $you ->
        [yes] Teď je tu dvakrát { rainbow-face }: prohráváš kolo.
       *[no] Teď je tu dvakrát { rainbow-face }: { $who } prohrává kolo.
    }
rainbow-event-made-rainbow =
    { $you ->
        [yes] Máš duhu!
       *[no] { $who } má duhu!
    }
rainbow-event-took-row =
    { $you ->
        [yes] Bereš si celou řadu; počet karet: { $what }.
       *[no] { $who } si bere celou řadu; počet karet: { $what }.
    }
rainbow-event-drew =
    { $you ->
        [yes] Lížeš si kartu; tvá strana: { rainbow-face }.
       *[no] { $who } si líže kartu; přední strana: { rainbow-face }.
    }
rainbow-event-drew-hidden =
    { $you ->
        [yes] Lížeš si kartu.
       *[no] { $who } si líže kartu.
    }
rainbow-event-back-seen =
    { $you ->
        [yes] Vidíš její zadní stranu: { rainbow-face }.
       *[no] { $who } vidí její zadní stranu: { rainbow-face }.
    }
rainbow-event-back-seen-hidden =
    { $you ->
        [yes] Vidíš její zadní stranu.
       *[no] { $who } vidí její zadní stranu.
    }
rainbow-event-ran-out =
    { $you ->
        [yes] Nemůžeš si doplnit ruku: hra končí.
       *[no] { $who } si nemůže doplnit ruku: hra končí.
    }

## How it ended.

rainbow-why-cards = Karty v balíčku došly. Víc karet: { $winners }.
rainbow-why-tie = Karty v balíčku došly. Remíza!
rainbow-line-cards = Karty v osobním balíčku

## The table in a terminal.

rainbow-tui-round = Kolo { $round }, { $count ->
        [0] v sadě nezbývá žádná karta
        [one] v sadě zbývá { $count } karta
        [few] v sadě zbývají { $count } karty
       *[other] v sadě zbývá { $count } karet
    }
rainbow-tui-piles = Osobní balíčky. { $first }: { $won }, { $second }: { $lost }
rainbow-tui-face = { $what } { rainbow-face }
rainbow-tui-row = Řada (šest karet tvoří duhu)
rainbow-tui-row-empty = Řada je prázdná.
rainbow-tui-back = druhá strana { $face }
rainbow-tui-back-unseen = druhou stranu neznáš
rainbow-tui-hand-own = Tvá ruka:
rainbow-tui-hand-other = { $name }, z tvé strany:
rainbow-tui-hand-hidden =
    { $count ->
        [one] { $name }: v ruce { $count } karta
        [few] { $name }: v ruce { $count } karty
       *[other] { $name }: v ruce { $count } karet
    }
rainbow-tui-hand-empty = žádné karty
rainbow-tui-next = Tvá příští karta: { $face }
rainbow-tui-ask-opening =
    { $you ->
        [yes] { $may ->
            [blind-lay] Jsi na tahu: vylož kartu.
           *[blind-flip-lay] Jsi na tahu: vylož kartu, nebo nejdřív otoč některou v řadě.
        }
       *[no] { $who } vykládá kartu, nebo nejdřív nějakou otočí.
    }
rainbow-tui-ask-flipped =
    { $you ->
        [yes] Teď vylož kartu.
       *[no] { $who } teď vykládá kartu.
    }
rainbow-tui-ask-laid =
    { $you ->
        [yes] Otoč kartu a pokračuj, nebo skonči.
       *[no] { $who } otáčí kartu, nebo končí.
    }
rainbow-tui-ask-again =
    { $you ->
        [yes] Vylož další kartu, nebo skonči.
       *[no] { $who } vykládá další kartu, nebo končí.
    }
rainbow-tui-ask-over = Hra skončila.
