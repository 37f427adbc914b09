# Kobito.

kobito-name = Kobito
kobito-tagline = Vezess szivárványt az aranyhoz, és érjen véget pontosan ott.
kobito-aim = Vezess szivárványokat az aranyhoz, és gyűjtsd a legtöbb pontot.

## A szabályok, úgy számozva, mint a docs/rules/kobito.md.

kobito-section-1 = A lapok
kobito-rule-1-1 = A szivárványpakliban 92 lap van: minden szám 1-től 12-ig hétszer, öt kobito és három cserelap.
kobito-rule-1-2 = A tizenkét szám körben áll, tehát a 12 és az 1 szomszédok.
kobito-rule-1-3 = Az aranypakliban 18 lap van, és mindegyik egy adott hosszúságú szivárványt kér. 4-től 9-ig minden hosszhoz három tartozik: az egyik eggyel kevesebb pontot ad, mint a hossz, a másik ugyanannyit, a harmadik eggyel többet. (A lista rekonstruált.)
kobito-rule-1-4 = Más aranylapokban is megegyezhettek: legalább négyben, mindegyik 2 és 24 közötti hosszal.
kobito-example-1 = A 12 mellé 11 vagy 1 illik.

kobito-section-2 = A játék kezdete
kobito-rule-2-1 = Három aranylap fekszik felfordítva. Mindegyik mellett egy szivárványlap van, a szivárvány kezdőlapja.
kobito-rule-2-2 = A kezdőlap mindig számlap. Ha kobito vagy cserelap fordul fel, azt visszakeveritek a pakliba, és másik lapot fordítotok fel.
kobito-rule-2-3 = Ha a pakliban nincs számlap kezdőlapnak, előbb belekeveritek a dobópaklit.
kobito-rule-2-4 = Mindenki öt lapot kap. Az osztót kisorsoljátok, a tőle balra ülő kezd, és a játék sorban balra halad.
kobito-example-2 = Kezdőlapnak egy kobito fordul fel: visszakerül a pakliba, és helyette egy 7-es fordul fel.

kobito-section-3 = Szivárványok
kobito-rule-3-1 = A szivárvány egymást követő számok sora, amelyek az alsó végétől a felső végéig növekednek. A 12 után az 1 jön.
kobito-rule-3-2 = Az új lapok a szivárvány alsó vagy felső végéhez kerülnek, a közepébe soha.
kobito-rule-3-3 = Az arany melletti szivárvány soha nem lesz hosszabb, mint amennyit az aranylapja kér.
kobito-rule-3-4 = A műhelyben lévő szivárvány akármilyen hosszú lehet, akár egynél többször is körbeérhet.
kobito-rule-3-5 = Az asztalon lévő lap soha nem kerül vissza senki kezébe, csak a kiváltott kobito.
kobito-example-3 = A 10-11-12 a felső végén 1-gyel, az alsón 9-cel folytatódik.

kobito-section-4 = A lépésed
kobito-rule-4-1 = A lépésedben ki kell játszanod egy lapot a kezedből, és még egyet minden szivárványért, amely a lépés kezdetén a műhelyedben van. Többet is kijátszhatsz.
kobito-rule-4-2 = Soha nem tartozol több lappal, mint ahány a kezedben van.
kobito-rule-4-3 = A lépésedet befejezheted, amint már nem tartozol lappal, hamarabb nem.
kobito-rule-4-4 = Amíg be nem fejezed a lépésed, lerakhatsz, kezdhetsz, áthelyezhetsz, kiválthatsz és cserélhetsz, bármilyen sorrendben, ahányszor csak akarsz.
kobito-rule-4-5 = Amikor befejezed a lépésed, addig húzol, amíg öt lap nem lesz a kezedben.
kobito-rule-4-6 = Ha lapra van szükség, de a pakli üres, a dobópaklit megkeveritek, és ez lesz a pakli. Ha az is üres, be kell érned azzal, amid van.
kobito-example-4 = A lépésed elején két szivárvány van a műhelyedben: legalább három lapot játszol ki.

kobito-section-5 = Lerakás és kezdés
kobito-rule-5-1 = Csak olyan lapot játszhatsz ki vagy fizethetsz be, amely a kezedben van.
kobito-rule-5-2 = Egy lapot lerakhatsz egy arany melletti vagy a saját műhelyedben lévő szivárvány végéhez, ha ott éppen a lap száma következik. Ez egy kijátszott lapnak számít.
kobito-rule-5-3 = A műhelyedben két egymást követő számú lappal szivárványt kezdhetsz. Ez két lapnak számít.
kobito-rule-5-4 = Az új szivárvány a műhelyed első szabad munkapadjára kerül; a többi a helyén marad.
kobito-rule-5-5 = Egy műhelyben négy munkapad van, tehát négy szivárványnak van benne hely.
kobito-rule-5-6 = Egy műhely szivárványai soha nem kapcsolhatók össze.
kobito-example-5 = Egy 4-essel és egy 5-össel szivárványt kezdesz a műhelyedben. Mindkettő kijátszottnak számít.

kobito-section-6 = Áthelyezés az aranyhoz
kobito-rule-6-1 = A saját műhelyed egyik szivárványának végéről egy vagy több lapból álló darabot áthelyezhetsz egy arany melletti szivárvány végéhez. Ez nem számít kijátszott lapnak.
kobito-rule-6-2 = A darab megtartja a sorrendjét, és a számainak folytatniuk kell azt a véget, amelyhez csatlakozik.
kobito-rule-6-3 = A darab lehet egy egész szivárvány is; ilyenkor az alsó végénél fogva kerül át.
kobito-rule-6-4 = Két vagy több lap marad hátra, vagy egy sem. Egyetlen lap csak akkor maradhat, ha rögtön az áthelyezés után, még az új lapok felfordítása előtt illik egy arany melletti szivárványhoz.
kobito-rule-6-5 = Az egyedül maradt lapnak az aranyhoz kell kerülnie, mielőtt bármi mást tennél.
kobito-rule-6-6 = Ami egy helyen fekszik, együtt mozog, és az áthelyezett kobito megtartja a számát.
kobito-example-6 = A műhelyedben 6-7-8 van, és egy arany melletti szivárvány 5-tel végződik: mindhármat oda viszed.

kobito-section-7 = Kobitók
kobito-rule-7-1 = A kobito bármely számot helyettesíthet. Annak a helynek a számát veszi fel, ahová lerakják, és megtartja, amíg az asztalon van.
kobito-rule-7-2 = A szivárványt kezdő két lap közül csak az egyik lehet kobito.
kobito-rule-7-3 = Az asztal bármelyik szivárványából kiválthatsz egy kobitót a kezedben lévő lappal: a lap a helyére kerül, a kobito a kezedbe. Ez nem számít kijátszott lapnak.
kobito-rule-7-4 = Ehhez a lap számának meg kell egyeznie azzal, amelyet a kobito helyettesít, és a kobitót nem takarhatja semmi.
kobito-rule-7-5 = Más játékos műhelyében csak kobitót válthatsz ki, mást nem tehetsz.
kobito-example-7 = A 3 és az 5 közötti kobito 4-es. Egy 4-essel a kezedből megszerezheted.

kobito-section-8 = Cserelapok
kobito-rule-8-1 = Cserelapot tehetsz egy arany melletti vagy a saját műhelyedben lévő lapra, a tetejére pedig egy ugyanolyan számú lapot a kezedből. Ez együtt két kijátszott lapnak számít.
kobito-rule-8-2 = A szivárvány ettől nem lesz hosszabb: ami egy helyen fekszik, egy lapnak számít.
kobito-rule-8-3 = A cserelapot soha nem lehet más módon kijátszani.
kobito-rule-8-4 = A felső lap kobito is lehet, és az alsó is. A már letakart helyet újra le lehet takarni.
kobito-example-8 = Egy 9-esre cserelapot és még egy 9-est teszel. Ez két kijátszott lap.

kobito-section-9 = Az arany
kobito-rule-9-1 = Aki egy arany melletti szivárványt pontosan a kért hosszra egészít ki, az aranylapot azonnal a pontpaklijába teszi.
kobito-rule-9-2 = A szivárvány a dobópakliba kerül. A helyére új aranylapot és új kezdőlapot fordítotok fel, amíg az aranypakli tart.
kobito-rule-9-3 = Ezután a lépés folytatódik.
kobito-example-9 = Az arany öt lapot kér, négy már ott van. Lerakod az ötödiket, és tiéd az arany.

kobito-section-10 = Túl kevés lap
kobito-rule-10-1 = Ha lappal tartozol, de sem lerakni, sem kezdeni, sem cserélni nem tudsz, fizetsz: annyi szabadon választott lapot teszel a kezedből a pontpaklidba, amennyivel tartozol, egyesével.
kobito-rule-10-2 = Nem fizethetsz, amíg le tudsz rakni valamit, szivárványt tudsz kezdeni vagy cserélni tudsz, akkor sem, ha ez több lenne a tartozásodnál. Előtte szabad áthelyezni és kiváltani, ha ez segíthet, de nem kell ilyet keresned.
kobito-rule-10-3 = Ha elkezdtél fizetni, addig folytatod, amíg már nem tartozol semmivel. Utána a lépésed folytatódik.
kobito-rule-10-4 = A végén minden befizetett lapért 3 pont levonás jár.
kobito-example-10 = Két lappal tartozol, de egyik sem illik sehová. Kettőt befizetsz; ez a végén 6 pontba kerül.

kobito-section-11 = A játék vége
kobito-rule-11-1 = A játék azonnal véget ér, ha üres aranypakli mellett valaki megnyer egy aranylapot, úgyhogy már csak kettő marad. Ekkor már nincs se húzás, se fizetés.
kobito-rule-11-2 = Akkor is vége, ha egymás után mindenkinek volt egy olyan lépése, amelyben semmit sem játszott ki, fizetett be, helyezett át vagy húzott.
kobito-rule-11-3 = A pontszámod az aranylapjaid pontjainak összege, mínusz 3 a pontpaklid minden más lapjáért. Ez nulla alá is mehet.
kobito-rule-11-4 = Az nyer, akinek a legtöbb pontja van; akiknek ugyanannyi van, osztoznak a győzelmen.
kobito-example-11 = 6 és 5 értékű arany, egy befizetett lap: 6 + 5 − 3 = 8 pont.

## Opciók.

kobito-option-gold = Aranylapok a rekonstruált tizennyolc helyett, mindegyik hossz:pont alakban, például 4:3 4:4 5:5 6:7.

## Mi történik.

# Things and places in a sentence: sign is kobito, swap or nothing, number what it is or stands for (0: not yet);
# a card as what is laid or drawn, a card with which something is done, a row of cards, and where.
kobito-card =
    { $sign ->
        [kobito] { $number ->
            [0] egy kobitót
            [3] egy kobitót 3-asként
            [5] egy kobitót 5-ösként
            [6] egy kobitót 6-osként
            [8] egy kobitót 8-asként
           *[other] egy kobitót { $number }-esként
        }
        [swap] egy cserelapot
       *[number] { $number ->
            [3] egy 3-ast
            [5] egy 5-öst
            [6] egy 6-ost
            [8] egy 8-ast
           *[other] egy { $number }-est
        }
    }
kobito-with =
    { $sign ->
        [kobito] { $number ->
            [0] egy kobitóval
            [3] egy kobitóval 3-asként
            [5] egy kobitóval 5-ösként
            [6] egy kobitóval 6-osként
            [8] egy kobitóval 8-asként
           *[other] egy kobitóval { $number }-esként
        }
        [swap] egy cserelappal
       *[number] { $number ->
            [3] egy 3-assal
            [5] egy 5-össel
            [6] egy 6-ossal
            [8] egy 8-assal
           *[other] egy { $number }-essel
        }
    }
kobito-piece =
    { $count ->
        [1] { kobito-card }
       *[other] { $count } lapot: { $number }–{ $last }
    }
kobito-at =
    { $target ->
        [g1] az 1. fazéknál
        [g2] a 2. fazéknál
        [g3] a 3. fazéknál
       *[workshop] { $you ->
            [yes] a műhelyedben
           *[no] a műhelyében
        }
    }
kobito-event-gold-turned = Új arany { kobito-at }: a kért hossz { $number }, { $last } pontot ad.
kobito-event-start-turned = Új szivárvány { kobito-at }; a kezdőlapja: { $number }.
kobito-event-put-back =
    { $sign ->
        [swap] Egy cserelap fordult fel. Nem lehet kezdőlap, ezért visszakerül a pakliba.
       *[kobito] Egy kobito fordult fel. Nem lehet kezdőlap, ezért visszakerül a pakliba.
    }
kobito-event-dealt =
    { $you ->
        [yes] Kapsz { kobito-card }.
       *[no] { $who } kap { kobito-card }.
    }
kobito-event-dealt-hidden =
    { $you ->
        [yes] Kapsz egy lapot.
       *[no] { $who } kap egy lapot.
    }
kobito-event-turn-began =
    { $you ->
        [yes] Te következel. Ennyi lapot kell kijátszanod: { $what }.
       *[no] { $who } következik. Legalább ennyi lapot kell kijátszania: { $what }.
    }
kobito-event-laid =
    { $you ->
        [yes] Leraksz { kobito-card } { kobito-at }.
       *[no] { $who } lerak { kobito-card } { kobito-at }.
    }
kobito-event-began =
    { $you ->
        [yes] Szivárványt kezdesz a műhelyedben { kobito-with }.
       *[no] { $who } szivárványt kezd a műhelyében { kobito-with }.
    }
kobito-event-moved =
    { $you ->
        [yes] A műhelyedből { $target ->
            [g1] az 1.
            [g2] a 2.
           *[g3] a 3.
        } fazékhoz helyezel { kobito-piece }.
       *[no] { $who } a műhelyéből { $target ->
            [g1] az 1.
            [g2] a 2.
           *[g3] a 3.
        } fazékhoz helyez { kobito-piece }.
    }
kobito-event-exchanged =
    { $you ->
        [yes] Kiváltasz egy kobitót { kobito-at } { kobito-with }.
       *[no] { $who } kivált egy kobitót { kobito-at } { kobito-with }.
    }
kobito-event-exchanged-elsewhere =
    { $you ->
        [yes] Kiváltasz egy kobitót { $other } műhelyében { kobito-with }.
       *[no] { $to_you ->
            [yes] { $who } kivált egy kobitót a te műhelyedben { kobito-with }.
           *[no] { $who } kivált egy kobitót { $other } műhelyében { kobito-with }.
        }
    }
kobito-event-took-kobito =
    { $you ->
        [yes] A kobito a kezedbe kerül.
       *[no] { $who } a kezébe veszi a kobitót.
    }
kobito-event-swapped =
    { $you ->
        [yes] Letakarsz egy lapot { kobito-at } egy cserelappal és { kobito-with }.
       *[no] { $who } letakar egy lapot { kobito-at } egy cserelappal és { kobito-with }.
    }
kobito-event-paid =
    { $you ->
        [yes] Befizetsz { kobito-card }; ez 3 pontodba kerül.
       *[no] { $who } befizet { kobito-card }; ez 3 pontjába kerül.
    }
kobito-event-won-gold =
    { $you ->
        [yes] Aranyat nyersz (hossz: { $number }); ez { $last } pontot ér.
       *[no] { $who } aranyat nyer (hossz: { $number }); ez { $last } pontot ér.
    }
kobito-event-discarded =
    { $source ->
        [g1] Az 1.
        [g2] A 2.
       *[g3] A 3.
    } fazék szivárványa ({ $what } lap) a dobópakliba kerül.
kobito-event-drew =
    { $you ->
        [yes] Húzol { kobito-card }.
       *[no] { $who } húz { kobito-card }.
    }
kobito-event-drew-hidden =
    { $you ->
        [yes] Húzol egy lapot.
       *[no] { $who } húz egy lapot.
    }
kobito-event-shuffled = A dobópakli lapjait megkeverjük. A pakliban most { $what } lap van.
kobito-event-stopped = Már senki sem tudott tenni semmit: a játék véget ér.

## Hogyan ért véget.

kobito-why-points =
    { $count ->
        [one] Elfogyott az arany. A legtöbb pont: { $winners }.
       *[other] Elfogyott az arany. Egyenlő pontszám, közös győzelem: { $winners }.
    }
kobito-why-stopped =
    { $count ->
        [one] Már semmit sem lehetett kijátszani. A legtöbb pont: { $winners }.
       *[other] Már semmit sem lehetett kijátszani. Egyenlő pontszám, közös győzelem: { $winners }.
    }
kobito-line-gold = Aranylapok
kobito-line-penalty = Befizetett lapok

## Az asztal a terminálban.

kobito-tui-decks = Pakli { $deck }, dobópakli { $discard }, aranypakli { $golds }
kobito-tui-gold = Arany
kobito-tui-pot = { $place }: a kért hossz { $length }, { $points } pontot ad
kobito-tui-pot-empty = { $place } üres
kobito-tui-rainbow = { $rainbow } (hossz: { $count }; alul { $low }, felül { $high } jöhet)
kobito-tui-players = Játékosok (> következik)
kobito-tui-you = { $name } (te)
kobito-tui-player = { $name }: { $points } pont
kobito-tui-in-hand =
    { $count ->
        [0] nincs lap a kézben
       *[other] { $count } lap a kézben
    }
kobito-tui-won = arany { $golds }
kobito-tui-paid = befizetve { $cards }
kobito-tui-no-rainbow = nincs szivárvány a műhelyben
kobito-tui-hand = A kezedben: { $cards }
kobito-tui-no-cards = nincs lap
kobito-tui-key = 11-12-1: egy szivárvány az alsó végétől; k7: egy kobito 7-esként; 7s7: egy 7-es, rajta egy cserelap és még egy 7-es.
kobito-tui-ask-playing =
    { $you ->
        [yes] { $owed ->
            [0] Te következel: folytathatod, vagy befejezheted a lépésed.
           *[other] Te következel: még { $owed } lapot kell kijátszanod.
        }
       *[no] { $owed ->
            [0] { $who } folytathatja, vagy befejezheti a lépését.
           *[other] { $who } még { $owed } lappal tartozik.
        }
    }
kobito-tui-ask-paying =
    { $you ->
        [yes] Még { $owed } lapot kell befizetned.
       *[no] { $who } még { $owed } lapot fizet be.
    }
kobito-tui-ask-leftover =
    { $you ->
        [yes] Az egyedül maradt lapodnak most az aranyhoz kell kerülnie.
       *[no] { $who } most egy egyedül maradt lapot visz az aranyhoz.
    }
kobito-tui-ask-over = A játéknak vége.
