# Red7.

red7-name = Red7
red7-tagline = Vezess a lépésed végén, különben kiesel.
red7-aim = Vezess minden lépésed végén; az nyer, aki utoljára marad.

## A szabályok, úgy számozva, mint a docs/rules/red7.md.

red7-section-1 = A lapok
red7-rule-1-1 = 49 lap van: a számok 1-től 7-ig, hét színben. A színek: piros, narancs, sárga, zöld, kék, indigó és ibolya.
red7-rule-1-2 = A nagyobb szám az erősebb lap; egyenlő számoknál az a szín az erősebb, amelyik a pirostól az ibolyáig haladva előbb jön. A piros 7-es tehát a legerősebb lap, az ibolya 1-es pedig a leggyengébb.
red7-example-1 = A zöld 6-os erősebb a piros 5-ösnél, a piros 5-ös pedig a kék 5-ösnél.

red7-section-2 = A kör kezdete
red7-rule-2-1 = Mindenki hét lapot kap a kezébe, majd egyet felfordítva maga elé: ez a palettája első lapja. A többi a húzópakli.
red7-rule-2-2 = A vásznon kezdetben a piros kezdőlap fekszik, tehát az első szabály a piros. A kezdőlapnak nincs száma, és nem tartozik a 49 közé.
red7-rule-2-3 = Aki a legerősebb lapot mutatja, az vezet, és a tőle balra ülő kezd. A lépések sorban balra haladnak.
red7-example-2 = Miránál van a legerősebb lap, egy piros 6-os. Ő vezet, ezért a tőle balra ülő kezd.

red7-section-3 = A lépésed
red7-rule-3-1 = A lépésedben négy dolog közül pontosan egyet teszel: lapot raksz a palettádra, lapot raksz a vászonra, előbb az egyiket, aztán a másikat csinálod, vagy passzolsz. A semmittevés nem tartozik ezek közé.
red7-rule-3-2 = A vászonra rakott lap színe az új szabály.
red7-rule-3-3 = Vezetned kell annak a lapnak a színe szerint, amelyet a vászonra raksz.
red7-rule-3-4 = Előbb jön a paletta, aztán a vászon, mindkettőhöz egy-egy lappal a kezedből. A vászonra rakott lap után már nem játszhatsz ki másikat.
red7-rule-3-5 = Passzolni mindig szabad, de csak a lépésed legelején. Ha passzolsz, kiesel a körből.
red7-rule-3-6 = Csak olyan lapot játszhatsz ki, amely a saját kezedben van.
red7-rule-3-7 = Ha a lépésed kezdetén nincs lap a kezedben, kiesel a körből.
red7-rule-3-8 = Ha a lépésed végén nem vezetsz, kiesel a körből. Ezért nem választhatsz olyat, ami után addig már sehogyan sem kerülhetnél az élre.
red7-rule-3-9 = Aki kiesik, lefordítja a kezében lévő lapokat és a palettáját; ezek a lapok a kör végéig nem számítanak.
red7-rule-3-10 = Aki utolsóként bent marad, azonnal megnyeri a kört, bármilyen lapok maradtak is.
red7-example-3 = A piros szabály él, és Mira vezet egy 6-ossal. Leteszel egy 7-est a palettádra, és te vezetsz.

red7-section-4 = Ki vezet
red7-rule-4-1 = A még bent lévők közül az vezet, akinek a palettáján a legtöbb lap teljesíti a szabályt. A többi lap nem számít.
red7-rule-4-2 = Ha többeknek ugyanannyi ilyen lapjuk van, az vezet, akinél ezek közül a legerősebb van.
red7-rule-4-3 = A szabályt teljesítő lap nélkül nem vezetsz. Ha senkinek sincs ilyen lapja, senki sem vezet.
red7-rule-4-4 = Piros: egyetlen lapod teljesíti a szabályt, a legerősebb.
red7-rule-4-5 = Narancs: az egyforma számú lapjaid legnagyobb csoportja teljesíti a szabályt.
red7-rule-4-6 = Sárga: az egyforma színű lapjaid legnagyobb csoportja teljesíti a szabályt.
red7-rule-4-7 = Zöld: minden páros lapod teljesíti a szabályt.
red7-rule-4-8 = Kék: minden színedből egy lap teljesíti a szabályt, az adott szín legerősebbje.
red7-rule-4-9 = Indigó: egymást követő számaid leghosszabb sorozata teljesíti a szabályt, minden számból a legerősebb lappal. A 7 után nem következik az 1.
red7-rule-4-10 = Ibolya: minden 4-nél kisebb lapod teljesíti a szabályt.
red7-rule-4-11 = Ha két saját csoportod vagy sorozatod ugyanakkora, az számít, amelyiknek a legjobb lapja erősebb. Már egyetlen lap is csoport, és sorozat is.
red7-example-4 = A zöld szabály él. Neked van egy 2-esed és egy 6-osod, Mirának csak egy páros lapja: te vezetsz.

red7-section-5 = Haladó változat (opció)
red7-rule-5-1 = A haladó változatban húzhatsz egy lapot, miután a kezedből lapot raktál a vászonra. Ehhez a lerakott lap számának nagyobbnak kell lennie, mint ahány lap a palettádon van, és a húzópakli nem lehet üres.
red7-rule-5-2 = A kör győztese kiveszi a palettájáról a szabályt teljesítő lapokat. Mindegyik annyi pontot ér, amennyi a száma.
red7-rule-5-3 = A pontként kivett lapok a játék végéig kimaradnak; az összes többit összeszeditek, és megkeveritek a következő körhöz.
red7-rule-5-4 = A játék véget ér, amint valakinek két játékosnál 40, háromnál 35, négynél 30 pontja van.
red7-rule-5-5 = Akkor is vége a játéknak, ha már nincs elég lap ahhoz, hogy mindenki nyolcat kapjon.
red7-rule-5-6 = Az nyer, akinek a legtöbb pontja van; akiknek ugyanannyi van, osztoznak a győzelmen.
red7-example-5 = A palettádon három lap van. Leteszel egy 5-öst a vászonra, és húzhatsz, mert az 5 több, mint 3.

red7-section-6 = Akciók (opció)
red7-rule-6-1 = Ha a kezedből páratlan lapot raksz a palettádra, azonnal végrehajtod az akcióját.
red7-rule-6-2 = Ha egy akció nem hajtható végre, nem történik semmi, és a lépésed folytatódik.
red7-rule-6-3 = Végrehajtható akcióról nem lehet lemondani, és semmi más nem előzheti meg.
red7-rule-6-4 = A 7-es a saját palettád egyik lapját a vászonra viszi: bármelyiket, csak önmagát nem. Más módon nem kerül lap palettáról a vászonra.
red7-rule-6-5 = Annak a színnek a szabálya szerint, amelyet a 7-es a vászonra visz, már abban a pillanatban vezetned kell; egy későbbi lap ezt nem hozza helyre. Ha egyetlen lappal sem kerülnél az élre, az akció nem hajtható végre.
red7-rule-6-6 = A 7-essel a vászonra vitt lap után nem jár húzás, mert nem a kezedből való.
red7-rule-6-7 = Az 5-ös még egy lapot tesz a kezedből a palettádra. Ezután annak a lapnak az akciója következik.
red7-rule-6-8 = Üres kézzel az 5-ös akciója nem hajtható végre.
red7-rule-6-9 = A 3-as magától húz neked egy lapot.
red7-rule-6-10 = Ha üres a húzópakli, a 3-as akciója nem hajtható végre.
red7-rule-6-11 = Az 1-es elvesz egy lapot egy másik, még bent lévő játékos palettájáról, ha ott legalább két lap van. Más módon nem lehet lapot elvenni egy másik játékostól.
red7-rule-6-12 = Az elvett lap lefordítva a húzópakli tetejére kerül. Mindenki látta, tehát mindenki tudja, hogy ott van.
red7-rule-6-13 = Az 1-essel csak olyan lapot vehetsz el, amely után a lépésed végén még vezethetsz. Ha nincs ilyen, az akció nem hajtható végre.
red7-rule-6-14 = Az akciók után még rakhatsz egy lapot a kezedből a vászonra.
red7-rule-6-15 = A haladó változattal együtt a sorrend: paletta, akció, vászon, húzás. Így az 1-essel elvett lap lehet az, amelyet kihúzol.
red7-rule-6-16 = Kijátszhatsz egy 3-ast olyan lap reményében, amellyel az élre kerülsz, amíg van esélyed ilyet húzni.
red7-rule-6-17 = Amit húzhatsz, az a húzópakli felső lapja, ha ismered. Különben bármely lap, amely nincs a kezedben, ebben a körben nem volt felfordítva, és nem vették ki pontként.
red7-rule-6-18 = Ha a remény nem válik valóra, már semmit sem játszol ki: a lépésed véget ér, kiesel, és a vászon úgy marad, ahogy van.
red7-example-6 = Leteszel egy 5-öst a palettádra, és miatta egy 3-ast is. A 3-as miatt húzol egy lapot.

red7-section-7 = Körök
red7-rule-7-1 = A haladó változat nélkül a játék egy körből áll, vagy annyiból, amennyiben megegyeztetek.
red7-rule-7-2 = Az nyeri a játékot, aki a legtöbb kört nyerte; akik ugyanannyit nyertek, osztoznak a győzelmen.
red7-rule-7-3 = Minden kör úgy kezdődik, mint az első: újra kiosztjátok a lapokat, a szabály a piros, és újra eldől, ki kezd.
red7-example-7 = Három körből kettőt te nyersz, így a játékot is.

## Opciók.

red7-option-advanced = Húzz egy lapot, ha erős lapot raktál a vászonra, és játsszatok pontokért több körön át.
red7-option-actions = A palettádra rakott páratlan lapok akciót hajtanak végre.
red7-option-rounds = Hány körből áll a játék, a haladó változat nélkül.

## Mi történik.

# A card in a sentence, as what is laid or drawn: sign is the letter of its colour in English.
red7-card =
    { $sign ->
        [R] a piros
        [O] a narancs
        [Y] a sárga
        [G] a zöld
        [B] a kék
        [I] az indigó
       *[V] az ibolya
    } { $number ->
        [3] 3-ast
        [5] 5-öst
        [6] 6-ost
       *[other] { $number }-est
    }
red7-event-round-began = { $what }. kör kezdődik. A szabály a piros.
red7-event-dealt =
    { $you ->
        [yes] { $place ->
            [palette] Felfordítva megkapod { red7-card }.
           *[hand] Megkapod { red7-card }.
        }
       *[no] { $who } felfordítva megkapja { red7-card }.
    }
red7-event-dealt-hidden =
    { $you ->
        [yes] Kapsz egy lapot.
       *[no] { $who } kap egy lapot.
    }
red7-event-laid =
    { $you ->
        [yes] A palettádra rakod { red7-card }.
       *[no] { $who } a palettájára rakja { red7-card }.
    }
red7-event-painted =
    { $you ->
        [yes] A vászonra rakod { red7-card }.
       *[no] { $who } a vászonra rakja { red7-card }.
    }
red7-event-repainted =
    { $you ->
        [yes] A 7-eseddel a palettádról a vászonra viszed { red7-card }.
       *[no] { $who } a 7-esével a palettájáról a vászonra viszi { red7-card }.
    }
red7-event-took =
    { $you ->
        [yes] Az 1-eseddel elveszed { red7-card } { $other } palettájáról. A lap lefordítva a húzópakli tetejére kerül.
       *[no] { $to_you ->
            [yes] { $who } az 1-esével elveszi { red7-card } a te palettádról. A lap lefordítva a húzópakli tetejére kerül.
           *[no] { $who } az 1-esével elveszi { red7-card } { $other } palettájáról. A lap lefordítva a húzópakli tetejére kerül.
        }
    }
red7-event-drew =
    { $you ->
        [yes] Kihúzod { red7-card }.
       *[no] { $who } kihúzza { red7-card }. Ezt a lapot már mindenki látta.
    }
red7-event-drew-hidden =
    { $you ->
        [yes] Húzol egy lapot.
       *[no] { $who } húz egy lapot.
    }
red7-event-passed =
    { $you ->
        [yes] Passzolsz.
       *[no] { $who } passzol.
    }
red7-event-went-out =
    { $you ->
        [yes] Kiesel a körből.
       *[no] { $who } kiesik a körből.
    }
red7-event-won-round =
    { $you ->
        [yes] Csak te maradtál bent: tiéd a győzelem ({ $what }. kör).
       *[no] Csak { $who } maradt bent: övé a győzelem ({ $what }. kör).
    }
red7-event-scored =
    { $you ->
        [yes] Pontként kiveszed { red7-card }.
       *[no] { $who } pontként kiveszi { red7-card }.
    }
red7-event-turn-began =
    { $you ->
        [yes] Te következel.
       *[no] { $who } következik.
    }

## Hogyan ért véget.

red7-why-last-in = Utolsóként bent maradt: { $winners }.
red7-why-points =
    { $count ->
        [one] Véget ért az utolsó kör. A legtöbb pont: { $winners }.
       *[other] Véget ért az utolsó kör. Egyenlő pontszám, közös győzelem: { $winners }.
    }
red7-why-rounds =
    { $count ->
        [one] Minden kört lejátszottunk. A legtöbb megnyert kör: { $winners }.
       *[other] Minden kört lejátszottunk. Ugyanannyi megnyert kör, közös győzelem: { $winners }.
    }
red7-line-rounds = Megnyert körök

## Az asztal a terminálban.

red7-tui-colour-r = piros
red7-tui-colour-o = narancs
red7-tui-colour-y = sárga
red7-tui-colour-g = zöld
red7-tui-colour-b = kék
red7-tui-colour-i = indigó
red7-tui-colour-v = ibolya
red7-tui-meets-r = a legerősebb lap
red7-tui-meets-o = a legtöbb lap egy számból
red7-tui-meets-y = a legtöbb lap egy színből
red7-tui-meets-g = a legtöbb páros lap
red7-tui-meets-b = a legtöbb különböző szín
red7-tui-meets-i = a leghosszabb számsorozat
red7-tui-meets-v = a legtöbb 4-nél kisebb lap
red7-tui-rule = A szabály { $colour }: { $meets }.
red7-tui-round = { $round }. kör
red7-tui-round-of = { $round }. kör (összesen { $rounds })
red7-tui-deck =
    { $count ->
        [0] a húzópakli üres
       *[other] { $count } lap a húzópakliban
    }
red7-tui-canvas = Vászon: { $top }
red7-tui-canvas-over = Vászon: { $top }, alatta { $cards }
red7-tui-canvas-start = Vászon: a piros kezdőlap
red7-tui-palettes = Paletták (> következik)
red7-tui-you = { $name } (te)
red7-tui-out = kiesett
red7-tui-no-cards = nincs lap
red7-tui-in-hand =
    { $count ->
        [0] nincs lap a kézben
       *[other] { $count } lap a kézben
    }
red7-tui-points = { $points } / { $target } pont
red7-tui-points-with = { $points } / { $target } pont ({ $cards })
red7-tui-won =
    { $count ->
        [0] nincs megnyert kör
       *[other] { $count } megnyert kör
    }
red7-tui-leads = Ki vezet (* a mostani szabály)
red7-tui-nobody = senki
red7-tui-lead = { $who }: { $cards }
red7-tui-hand = A kezedben: { $cards }
# Sentences about what is asked choose by what is allowed: may is the first words of the moves, from a to z.
red7-tui-ask-opening =
    { $you ->
        [yes] { $may ->
            [pass] Te következel: egyik lappal sem kerülsz az élre, csak passzolhatsz.
            [lay-pass] Te következel: rakj egy lapot a palettádra, vagy passzolj.
            [paint-pass] Te következel: rakj egy lapot a vászonra, vagy passzolj.
           *[lay-paint-pass] Rakj egy lapot a palettádra vagy a vászonra, vagy passzolj.
        }
       *[no] Következik: { $who }.
    }
red7-tui-ask-after =
    { $you ->
        [yes] { $may ->
            [paint] A lépésed folytatódik: most rakj egy lapot a vászonra.
            [end] { red7-tui-ask-done }
           *[end-paint] Rakj még egy lapot a vászonra, vagy fejezd be a lépésed.
        }
       *[no] { $who } rakhat egy lapot a vászonra.
    }
red7-tui-ask-five =
    { $you ->
        [yes] Az 5-ösöd még egy lapot kér a kezedből a palettádra.
       *[no] Egy 5-ös miatt { $who } még egy lapot rak a palettájára.
    }
red7-tui-ask-seven =
    { $you ->
        [yes] A 7-esed egy másik lapot kér a palettádról a vászonra.
       *[no] Egy 7-es miatt { $who } egy lapot visz a palettájáról a vászonra.
    }
red7-tui-ask-one =
    { $you ->
        [yes] Az 1-esed egy lapot kér egy másik játékos palettájáról.
       *[no] Egy 1-es miatt { $who } egy lapot vesz el egy másik játékos palettájáról.
    }
red7-tui-ask-chance =
    { $you ->
        [yes] Húzhatsz egy lapot, vagy befejezheted a lépésed.
       *[no] { $who } húzhat egy lapot.
    }
red7-tui-ask-done =
    { $you ->
        [yes] Már csak be kell fejezned a lépésed.
       *[no] { $who } már csak befejezheti a lépését.
    }
red7-tui-ask-over = A játéknak vége.
