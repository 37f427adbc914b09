# Qwinto.

qwinto-name = Qwinto
qwinto-tagline = Dobj, és mindenki beírja az összeget egy növekvő sorba.
qwinto-aim = Töltsd meg a soraidat növekvő számokkal, és szerezd a legtöbb pontot.

## A szabályok, úgy számozva, mint a docs/rules/qwinto.md.

qwinto-section-1 = A játéklap
qwinto-rule-1-1 = Egytől hatig játszhattok, és mindenkinek van egy játéklapja három sorral: narancs, sárga és lila. Minden sorban kilenc mező és egy hézag van, ahová soha nem kerül semmi.
qwinto-rule-1-2 = A tizenkét oszlopot balról, 1-től számoljuk. A narancs sor a 3–12. oszlopban fut, hézaggal a 6. oszlopban; a sárga a 2–11. oszlopban, hézaggal a 7.-ben; a lila az 1–10. oszlopban, hézaggal az 5.-ben.
qwinto-rule-1-3 = Öt oszlopban van három mező: a 3., a 4., a 8., a 9. és a 10. oszlopban. Mindegyikben van egy bónuszmező: a 3.-ban és a 10.-ben lila, a 4.-ben és a 8.-ban narancs, a 9.-ben sárga.
qwinto-rule-1-4 = Minden játéklapon négy négyzet van a rontott dobásoknak.
qwinto-rule-1-5 = Minden játéklap nyíltan fekszik. Hogy ki az első aktív játékos, azt a véletlen dönti el.
qwinto-example-1 = A 3. oszlopnak mindhárom sorban van mezője; a bónuszmezője a lila.

qwinto-section-2 = Hová illik egy szám
qwinto-rule-2-1 = Egy sorban a számok balról jobbra növekednek, és egyik sem szerepel kétszer.
qwinto-rule-2-2 = Egy sort bárhol elkezdhetsz, és két szám között akárhány mezőt üresen hagyhatsz. Később beírhatsz oda olyan számokat, amelyek odaillenek.
qwinto-rule-2-3 = Egy oszlopban egyik szám sem szerepel kétszer, akár két mezője van, akár három. Egyébként a sorrend ott mindegy.
qwinto-rule-2-4 = Egy mezőbe egy szám kerül, és amit beírtál, az ott marad.
qwinto-example-2 = Az 5 és a 9 közötti üres mezőbe 6-ot, 7-et vagy 8-at írhatsz.

qwinto-section-3 = A dobás
qwinto-rule-3-1 = Az aktív játékos azzal kezdi a lépését, hogy kockákat választ, és dob velük: a narancs, a sárga és a lila közül eggyel, kettővel vagy mindhárommal.
qwinto-rule-3-2 = Bármelyik kocka választható, akkor is, ha semmit sem lehetne vele beírni.
qwinto-rule-3-3 = Az aktív játékos megnézi a dobást, és vagy megtartja, vagy újra dob. Addig semmit sem szabad beírni.
qwinto-rule-3-4 = Aki újra dob, pontosan ugyanazokkal a kockákkal dob, se többel, se kevesebbel.
qwinto-rule-3-5 = A megtartott dobás érvényes, és a második dobás is, akkor is, ha rosszabb. Az aktív játékos bemondja az összegét, és többet nem dob.
qwinto-example-3 = A naranccsal és a sárgával 3-at dobsz. Mindkettőt újradobod, és 9 lesz: a 9 számít.

qwinto-section-4 = Az összeg beírása
qwinto-rule-4-1 = Mindenki, akár aktív, akár nem, beírhatja az összeget egy mezőbe, olyan sorban, amelynek a színe megegyezik az egyik eldobott kockáéval.
qwinto-rule-4-2 = Mindenki egyszerre választ. Látszik, ki választott már, de az nem, hogy mit, amíg mindenki nem döntött.
qwinto-rule-4-3 = A választás végleges. Egy dobás összes száma és a rontott dobás egyszerre kerül a játéklapokra, bármilyen sorrendben döntöttetek is.
qwinto-rule-4-4 = Aki nem tud vagy nem akar beírni semmit, passzol.
qwinto-rule-4-5 = Ha az aktív játékos passzol, az rontott dobás, és bejelöl egy négyzetet. A többieknek a passz nem kerül semmibe.
qwinto-rule-4-6 = Ezután a tőle balra ülő játékos lesz az aktív.
qwinto-example-4 = Az összeg 9, naranccsal és lilával dobva: ebbe a két sorba írhatod, a sárgába nem.

qwinto-section-5 = A játék vége
qwinto-rule-5-1 = A játék véget ér, ha egy dobást beírtatok, és valakinek két teli sora van.
qwinto-rule-5-2 = Akkor is véget ér, ha egy dobást beírtatok, és valakinek négy rontott dobása van.
qwinto-rule-5-3 = Ezt a dobást még mindenki beírhatja, de több lépés nincs, akkor sem, ha valaki kevesebbszer került sorra.
qwinto-example-5 = Betelik a második sorod. A többiek még beírhatják ezt a dobást, aztán jön a számolás.

qwinto-section-6 = Pontok
qwinto-rule-6-1 = Az a sor, amelyben van üres mező, minden beírt számért egy pontot ér.
qwinto-rule-6-2 = A teli sor ehelyett a jobb szélső számát éri.
qwinto-rule-6-3 = A hárommezős oszlop, ha tele van, a bónuszmezőjében álló számot éri.
qwinto-rule-6-4 = Minden rontott dobásért öt pont levonás jár. Az összeg nulla alá is mehet.
qwinto-rule-6-5 = Az nyer, akinek a legtöbb pontja van; akiknek ugyanannyi van, osztoznak a győzelmen.
qwinto-example-6 = Egy hat számot tartalmazó sor 6 pontot ér. Egy 17-re végződő teli sor 17-et.

qwinto-section-7 = Egyedül
qwinto-rule-7-1 = Egyedül minden lépésben te vagy az aktív, tehát minden be nem írt dobás rontott dobás.
qwinto-rule-7-2 = Az eredményed a pontszámod.

## Mi történik.

# Sign is the letter of the row in English: o orange, y yellow, p purple. A die and what it shows; and the cell in column { $column } of a row.
qwinto-thing =
    { $sign ->
        [o] narancs { $number }
        [y] sárga { $number }
       *[p] lila { $number }
    }
qwinto-into =
    { $sign ->
        [o] narancs sor, { $column }. oszlop
        [y] sárga sor, { $column }. oszlop
       *[p] lila sor, { $column }. oszlop
    }
qwinto-event-turn-began =
    { $you ->
        [yes] Te következel.
       *[no] { $who } következik.
    }
qwinto-event-rolled =
    { $you ->
        [yes] Ezt dobod: { $things }.
       *[no] { $who } ezt dobja: { $things }.
    }
qwinto-event-rerolled =
    { $you ->
        [yes] Újra dobsz: { $things }.
       *[no] { $who } újra dob: { $things }.
    }
qwinto-event-announced =
    { $you ->
        [yes] Bemondod az összeget: { $what }.
       *[no] { $who } bemondja az összeget: { $what }.
    }
qwinto-event-decided =
    { $sign ->
        [pass] { $you ->
            [yes] Úgy döntesz, hogy nem írod be.
           *[no] { $who } úgy dönt, hogy nem írja be.
        }
       *[cell] { $you ->
            [yes] Ide szeretnéd beírni: { qwinto-into }.
           *[no] { $who } ide szeretné beírni: { qwinto-into }.
        }
    }
qwinto-event-decided-hidden =
    { $you ->
        [yes] Választottál.
       *[no] { $who } választott.
    }
qwinto-event-wrote =
    { $you ->
        [yes] Beírod: { $number } ({ qwinto-into }).
       *[no] { $who } beírja: { $number } ({ qwinto-into }).
    }
qwinto-event-misthrew =
    { $you ->
        [yes] Nem írod be az összeget ({ $what }), és bejelölsz egy rontott dobást.
       *[no] { $who } nem írja be az összeget ({ $what }), és bejelöl egy rontott dobást.
    }
qwinto-event-passed =
    { $you ->
        [yes] Nem írod be az összeget ({ $what }).
       *[no] { $who } nem írja be az összeget ({ $what }).
    }

## Hogyan ért véget.

qwinto-why-rows =
    { $count ->
        [one] Két sor megtelt. A legtöbb pont: { $winners }.
       *[other] Két sor megtelt. Egyenlő pontszám, közös győzelem: { $winners }.
    }
qwinto-why-misthrows =
    { $count ->
        [one] Négy rontott dobás gyűlt össze. A legtöbb pont: { $winners }.
       *[other] Négy rontott dobás gyűlt össze. Egyenlő pontszám, közös győzelem: { $winners }.
    }
qwinto-why-alone = Egyszemélyes játék: a pontszám az eredmény.
qwinto-line-orange = Narancs sor
qwinto-line-yellow = Sárga sor
qwinto-line-purple = Lila sor
qwinto-line-columns = Teli oszlopok
qwinto-line-misthrows = Rontott dobások

## Az asztal a terminálban.

qwinto-tui-colour-o = narancs
qwinto-tui-colour-y = sárga
qwinto-tui-colour-p = lila
qwinto-tui-column = oszlop
qwinto-tui-bonus = bónusz
qwinto-tui-misthrows = rontott
qwinto-tui-boxes = { $count } / { $most }
qwinto-tui-key = Jelek: . üres, x halott (már semmilyen dobás nem illik oda), [ ] bónuszmező. A sorok végén a pontok állnak. A lépésekben az oszlopok 0-tól számozódnak: o2 az első narancs mező.
qwinto-tui-die = { $colour } { $face }
qwinto-tui-dice = Kockák: { $dice }. Összeg: { $sum }.
qwinto-tui-name =
    { $role ->
        [both] { $name } (te, aktív)
        [you] { $name } (te)
        [active] { $name } (aktív)
       *[none] { $name }
    }
qwinto-tui-sheet = { $name }: { $points } pont
qwinto-tui-decided = Már választott: { $names }
qwinto-tui-waiting = Még választ: { $names }
qwinto-tui-choice = A választásod: { $move }
qwinto-tui-ask-choose =
    { $you ->
        [yes] Te következel: válaszd ki a kockákat, amelyekkel dobsz.
       *[no] { $who } kiválasztja a kockákat a dobáshoz.
    }
qwinto-tui-ask-rolled =
    { $you ->
        [yes] Tartsd meg a dobást, vagy dobj újra ugyanazokkal a kockákkal.
       *[no] { $who } megtartja a dobást, vagy újra dob.
    }
qwinto-tui-ask-write =
    { $you ->
        [yes] { $may ->
            [pass] Az összeg egyik meződbe sem illik.
           *[pass-write] Írd be az összeget az egyik meződbe, vagy passzolj.
        }
       *[no] Mindenki beírhatja az összeget.
    }
qwinto-tui-ask-over = A játéknak vége.
