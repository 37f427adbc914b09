# Leckék a terminálban és a böngészőben.
lesson-mira = Mira
lesson-you = Te
lesson-title =
    { $minutes ->
        [one] { $name }, { $minutes } perc alatt
       *[other] { $name }, { $minutes } perc alatt
    }
lesson-step = { $step }. feladat, összesen { $steps }
lesson-next = Tovább
lesson-back = Vissza
lesson-skip = Kihagyom
lesson-again = Újra
lesson-close = Kilépés a leckéből
lesson-play = Játszom
lesson-other = További leckék
lesson-not-allowed = Ez nem szabad.
lesson-right = Nagyszerű!
lesson-wrong = Ez szabad, de itt próbálj valami mást.
lesson-over = Ez volt a lecke. Most már játszhatsz!

lesson-red7-name = Red7
lesson-red7-advanced-name = Red7, haladó változat
lesson-red7-actions-name = Red7 akciókkal
lesson-qwinto-name = Qwinto
lesson-rainbow-name = Rainbow
lesson-rainbow-memory-name = Rainbow emlékeztetővel
lesson-kobito-name = Kobito

## Red7.

lesson-red7-lay-idea = A vászon piros: a legerősebb lap vezet. Mira vezet egy 6-ossal.
lesson-red7-lay-task = Rakd a piros 7-est a palettádra, és fejezd be a lépésed.
lesson-red7-lay-done = A lépésed végén te vezettél, ezért bent maradsz. De Mira zöldre váltotta a szabályt.
lesson-red7-paint-idea = Rakj egy lapot a vászonra: a színe lesz az új szabály. Aszerint vezetned kell.
lesson-red7-paint-task = Az ibolya a 4 alatti lapokat számolja. Neked van egy, Mirának nincs: rakd az ibolya 2-est a vászonra, és fejezd be a lépésed.
lesson-red7-paint-done = A vásznon lévő lap csak a szabályt adja. A palettádba nem számít bele.
lesson-red7-tie-idea = A kék a különböző színeket számolja. Három a három ellen: a legerősebb ilyen lap dönt, a te piros 7-esed.
lesson-red7-tie-task = Vezetsz, de lépned akkor is kell. Rakj egy negyedik színt a palettádra.
lesson-red7-tie-done = Négy szín több, mint három.
lesson-red7-both-idea = Egy lap nem elég? Játssz ki kettőt: előbb a palettádra, aztán a vászonra.
lesson-red7-both-task = A narancs az egyforma számokat számolja. Rakd az indigó 4-est a palettádra, aztán a narancs 5-öst a vászonra.
lesson-red7-both-done = Két 4-es erősebb egyetlen 6-osnál. Már csak egyféle lépést nem ismersz.
lesson-red7-yellow-idea = A sárga az egyforma színű lapokat számolja. Mira két sárgája erősebb a te két pirosodnál.
lesson-red7-yellow-task = Rakj egy harmadik piros lapot a palettádra.
lesson-red7-indigo-idea = Az indigó az egymást követő számokat számolja. Neked 3-4 van, Mirának 5-6.
lesson-red7-indigo-task = Rakd a zöld 5-öst a palettádra: 3-4-5.
lesson-red7-green-idea = A zöld a páros lapokat számolja. Senkinek sincs, így senki sem vezet.
lesson-red7-green-task = Háromféleképpen juthatsz az élre. Találj egyet!
lesson-red7-pass-idea = Néha semmi sem segít. Ilyenkor passzolsz, és kiesel a körből.
lesson-red7-pass-task = Nézd meg: sem a paletta, sem a vászon nem segít. Passzolj.
lesson-red7-pass-done = Aki utoljára marad bent, megnyeri a kört. Most Mira az.
lesson-red7-alone-idea = Te jössz, segítség nélkül. Kék a szabály: Mirának négy színe van, neked három.
lesson-red7-alone-task = Vezess a lépésed végén.
lesson-red7-alone-done = Ennyi a Red7: vezess a lépésed végén, különben kiesel.
lesson-red7-wrong-pass = Ha passzolsz, kiesel. Pedig vezethetsz!
lesson-red7-wrong-both = Azzal is vezetsz. Itt próbáld a két 4-essel.

lesson-red7-advanced-draw-idea = A haladó változatban egy erős lap a vásznon húzást ad, ha a száma nagyobb, mint ahány lap a palettádon van.
lesson-red7-advanced-draw-task = Az indigó 4-es a palettádra, a narancs 5-ös a vászonra. Az 5 több a négy lapodnál: húzz, aztán fejezd be a lépésed.
lesson-red7-advanced-draw-done = Eggyel több lap, eggyel több lépés.
lesson-red7-advanced-low-idea = Gyenge lap a vásznon nem ad semmit.
lesson-red7-advanced-low-task = Rakd az ibolya 3-ast a vászonra. A palettádon négy lap van, így nincs húzás.
lesson-red7-advanced-score-idea = Pontokért játszol. Ha megnyered a kört, tiéd a szabályt teljesítő lapok értéke, mindegyik a saját száma.
lesson-red7-advanced-score-task = Két 4-es vezet. Rakd a kék 2-est a palettádra: két 2-es ugyanannyi, de gyengébb.
lesson-red7-advanced-score-done = Mira passzol. 4 + 4 = 8 pontot kapsz, és ez a két lap kikerül a játékból.
lesson-red7-advanced-early-idea = Ha nem nyerheted meg a kört, szállj ki, amíg olcsó.
lesson-red7-advanced-early-task = Mira most csak a 6-osát kapná meg. Később talán többet. Passzolj.
lesson-red7-advanced-early-done = 6 pont Mirának, és kezdődik a következő kör.
lesson-red7-advanced-target-idea = Ketten 40 pontig játszotok. Neked 34 van.
lesson-red7-advanced-target-task = A kék 7-esed vezet. Rakd az ibolya 5-öst a palettádra, és fejezd be a lépésed.
lesson-red7-advanced-target-done = Mira passzol: 34 + 7 = 41 pont. Megnyerted a játékot!
lesson-red7-advanced-alone-idea = Te jössz, segítség nélkül: piros a szabály, és Mira vezet egy 5-össel.
lesson-red7-advanced-alone-task = Keress egy lépést, amellyel vezetsz és húzhatsz is.
lesson-red7-advanced-wrong-pass = Ha passzolsz, kiesel. Itt van jobb is.
lesson-red7-advanced-wrong-early = Így most bent maradsz, de Mira többet fog nyerni. Passzolj.
lesson-red7-advanced-wrong-undrawn = Így húzás nélkül érne véget a lépésed. Használd a vásznat, és húzz.

lesson-red7-actions-three-idea = A páratlan lapok hatnak, amikor a palettádra rakod őket. A 3-as miatt húzol egy lapot.
lesson-red7-actions-three-task = Rakd a piros 3-ast a palettádra.
lesson-red7-actions-three-done = Tiéd a zöld 6-os.
lesson-red7-actions-one-idea = Az 1-es elvesz egy lapot egy másik palettáról, és a húzópaklira teszi.
lesson-red7-actions-one-task = Rakd a narancs 1-est a palettádra, és vedd el Mira egyik lapját.
lesson-red7-actions-one-done = Csak legalább kétlapos palettáról lehet elvenni.
lesson-red7-actions-five-idea = Az 5-ös miatt még egy lapot raksz a kezedből a palettádra, és az is hat.
lesson-red7-actions-five-task = Rakd a kék 5-öst a palettádra, aztán a narancs 1-est, és vedd el Mira egyik lapját.
lesson-red7-actions-five-done = Mindez egyetlen lépésben!
lesson-red7-actions-seven-idea = A 7-es a palettád egyik lapját a vászonra viszi. A színe szerint azonnal vezetned kell.
lesson-red7-actions-seven-task = Rakd az ibolya 7-est a palettádra, aztán vidd az indigó 4-est a vászonra: 6-7 a leghosszabb sorozat.
lesson-red7-actions-seven-done = A 4-es most a szabályt adja, és már nem neked számít.
lesson-red7-actions-idle-idea = Ha egy akciót nem lehet végrehajtani, elmarad.
lesson-red7-actions-idle-task = Rakd a piros 5-öst a palettádra. Kiürül a kezed, így semmi sem követi.
lesson-red7-actions-hope-idea = A 3-as megmenthet: egy jó lap reményében is kijátszhatod.
lesson-red7-actions-hope-task = Rakd a sárga 3-ast a palettádra, a húzott lapot pedig a vászonra.
lesson-red7-actions-hope-done = Ibolyában a 2-esed és a 3-asod számít. Jó lap nélkül kiestél volna.
lesson-red7-actions-alone-idea = Te jössz, segítség nélkül: Mira piros 6-osa erősebb a kék 6-osodnál.
lesson-red7-actions-alone-task = Találd meg, hogyan vezethetsz.
lesson-red7-actions-wrong-pass = Ha passzolsz, kiesel. Pedig vezethetsz!

## Qwinto.

lesson-qwinto-roll-idea = A lépésedben egy, két vagy három kockát választasz. Az összegük mindenkié.
lesson-qwinto-roll-task = Hagyd ki a narancs kockát, és dobj a sárgával meg a lilával.
lesson-qwinto-roll-done = 2 meg 4 az 6.
lesson-qwinto-again-idea = Ugyanazokkal a kockákkal egyszer újradobhatsz. A második dobás számít.
lesson-qwinto-again-task = Dobj újra.
lesson-qwinto-again-done = 4 meg 5 az 9. Most mindenki ír.
lesson-qwinto-write-idea = Az összeg olyan sorba kerül, amelynek a színe valamelyik kockáé: sárgába vagy lilába.
lesson-qwinto-write-task = Írd be ott a 9-et, ahová szeretnéd.
lesson-qwinto-write-done = Mira ugyanekkor a saját játéklapjára írja a 9-et.
lesson-qwinto-rise-idea = Egy sorban a számok balról jobbra növekednek.
lesson-qwinto-rise-task = Írd a 7-et a narancs sorba, az 5 és a 9 közé.
lesson-qwinto-rise-done = Üresen hagyhatsz mezőket, és később kitöltheted őket.
lesson-qwinto-column-idea = Egy oszlopban egy szám sem szerepel kétszer. A narancsban már van 7.
lesson-qwinto-column-task = Írd a 7-et sárgába vagy lilába, de ne a másik 7 alá.
lesson-qwinto-room-idea = Csak ott hagyj helyet, ahová még jöhet szám. A 6 és a 7 közé egy sem fér.
lesson-qwinto-room-task = Írd a 7-et közvetlenül a 6 mellé.
lesson-qwinto-free-idea = Mira dobott. Ha nem te dobtál, a passz ingyen van.
lesson-qwinto-free-task = Beírhatnád a 6-ot, de nem kötelező. Passzolj.
lesson-qwinto-free-done = Mira beírja a 6-ot. Neked semmibe sem került.
lesson-qwinto-misthrow-idea = Ez a te dobásod. Ha nem írod be, rontott dobás: 5 ponttal kevesebb.
lesson-qwinto-misthrow-task = Az 1 sehová sem fér, mert a lila 3-mal kezdődik. Passzolnod kell.
lesson-qwinto-misthrow-done = Ha egy játéklapon négy rontott dobás van, vége a játéknak.
lesson-qwinto-count-idea = A teli sor a jobb szélső számát éri, a többi sor számonként egy pontot. A teli oszlop a bónuszmezőjét éri.
lesson-qwinto-count-task = Töltsd be a sárga sorodat a 16-tal.
lesson-qwinto-count-done = 4 + 16 + 6 a sorokért, 5 + 10 + 12 az oszlopokért, mínusz 10 a két rontott dobásért: 43 pont.
lesson-qwinto-alone-idea = Te jössz, segítség nélkül.
lesson-qwinto-alone-task = Dobj, tartsd meg vagy dobj újra, és írd be az összeget.
lesson-qwinto-alone-done = A játéknak vége, ha egy játéklapon két sor betelt. Jó szórakozást!
lesson-qwinto-wrong-pass = Ez a te dobásod: a passz rontott dobás lenne. Írd be az összeget.
lesson-qwinto-wrong-orange = Oda is illik. Itt a narancs sorba írd.
lesson-qwinto-wrong-room = Akkor a 6 és a 7 közötti mezők örökre üresek maradnak.
lesson-qwinto-wrong-count = Nézd a sárgát: még egy szám, és betelik a sor.

## Rainbow.

lesson-rainbow-lay-idea = Hat különböző szín a sorban: ez a szivárvány. Minden lapnak két oldala van, és te csak a sajátodat látod.
lesson-rainbow-lay-task = Tedd le a zöld lapodat a sor végére, aztán állj meg.
lesson-rainbow-lay-done = Ezután húzol egy lapot, és Mira jön.
lesson-rainbow-twice-idea = Ha egy szín kétszer van felül, elveszíted a kört.
lesson-rainbow-twice-task = Nézd meg: tedd le a zöld lapot, aztán fordítsd meg a sor második lapját.
lesson-rainbow-twice-done = A piros kétszer van felül. Mira viszi mind a három lapot.
lesson-rainbow-flip-idea = A második lap előtt meg kell fordítanod egy lapot a sorban.
lesson-rainbow-flip-task = Tedd le a zöldet, fordítsd meg a piros lapot, tedd le a türkizt, és állj meg. A másik oldalát már láttad: narancs.
lesson-rainbow-flip-done = Így egy lépésben akár három lapot is letehetsz.
lesson-rainbow-blind-idea = A vakon letett lap a másik oldalát mutatja, amelyet csak Mira ismer.
lesson-rainbow-blind-task = Minden színed felül van már. Tegyél le egy lapot vakon, aztán állj meg.
lesson-rainbow-blind-done = Szerencse: új szín!
lesson-rainbow-shade-idea = Az árnyék fekete. Ha felül van, azonnal elveszíted a kört.
lesson-rainbow-shade-task = Nézd meg: tedd le vakon a piros lapot.
lesson-rainbow-shade-done = A másik oldala árnyék volt. Mira viszi a lapot.
lesson-rainbow-light-idea = A fény fehér, és mindenhez illik. A hatodik lappal kész a szivárvány.
lesson-rainbow-light-task = Tedd le a fényt.
lesson-rainbow-light-done = Szivárvány! Tiéd a hat lap.
lesson-rainbow-end-idea = Elfogyott a pakli. Ha nem tudod kiegészíteni a kezed, vége a játéknak.
lesson-rainbow-end-task = Tedd le a piros lapot, aztán állj meg.
lesson-rainbow-end-done = 26 lap 23 ellen: nyertél.
lesson-rainbow-alone-idea = Te jössz, segítség nélkül: öt lap van a sorban.
lesson-rainbow-alone-task = Rakd ki a szivárványt.
lesson-rainbow-wrong-twice = Vigyázz: ez a szín már felül van. Elveszítenéd a kört.
lesson-rainbow-wrong-luck = Sikerülhet, de nem ismered a másik oldalát. Van biztosabb is.

lesson-rainbow-memory-tab-idea = Az emlékeztető a lap alatt megmutatja, mit láttál a másik oldalából.
lesson-rainbow-memory-tab-task = Tudod, hogy a piros alatt narancs van. Fordítsd meg, tedd le a zöldet, és állj meg.
lesson-rainbow-memory-tab-done = Ha ismered a másik oldalt, nem kell szerencse.
lesson-rainbow-memory-unknown-idea = A kérdőjel olyan oldalt jelöl, amelyet még sosem láttál.
lesson-rainbow-memory-unknown-task = Tedd le a zöldet, fordítsd meg az ismert lapot, tedd le a türkizt, és állj meg.
lesson-rainbow-memory-unknown-done = A másik lap alatt árnyék volt.
lesson-rainbow-memory-hers-idea = Ezt a lapot Mira a saját oldalával felfelé tette le. A tiédet láttad a kezében.
lesson-rainbow-memory-hers-task = Így mindkét oldalát ismered. Fordítsd meg, tedd le a zöldet, és állj meg.
lesson-rainbow-memory-hers-done = Figyeld Mira kezét: látod a lapjai feléd eső oldalát.
lesson-rainbow-memory-blind-idea = Ha vakon teszel le egy lapot, csak te ismered mindkét oldalát.
lesson-rainbow-memory-blind-task = A színeid már felül vannak. Tedd le vakon a zöld lapot, és állj meg.
lesson-rainbow-memory-blind-done = Türkiz van felül. Hogy alatta zöld van, azt Mira nem tudja.
lesson-rainbow-memory-back-idea = Itt csak egy lap biztos: a piros alatt lila van, a türkiz alatt valami ismeretlen.
lesson-rainbow-memory-back-task = Tedd le a lilát, fordítsd a narancs lapot sárgára, tedd le a zöldet, és állj meg.
lesson-rainbow-memory-alone-idea = Te jössz, segítség nélkül: még két lap hiányzik.
lesson-rainbow-memory-alone-task = Tedd le a zöldet, fordíts meg egy biztos lapot, és fejezd be a szivárványt a lilával.
lesson-rainbow-memory-alone-done = Szivárvány! Most próbáld emlékeztető nélkül.
lesson-rainbow-memory-wrong-unknown = Nem tudod, biztos-e. Olyan lapot fordíts meg, amelynek a másik oldala jó.
lesson-rainbow-memory-wrong-twice = Vigyázz: egy szín kétszer lenne felül. Elveszítenéd a kört.

## Kobito.

lesson-kobito-lay-idea = Minden aranyfazék mellett szivárvány nő: egymást követő számok. Mindkét végéhez rakhatsz.
lesson-kobito-lay-task = Rakd a 6-ost a 4-5 után, és fejezd be a lépésed. Lépésenként legalább egy lap kell.
lesson-kobito-lay-done = Ezután öt lapig húzol.
lesson-kobito-gold-idea = A pontosan megfelelő hosszúságú szivárvány nyeri az aranyat. Ez öt lapot kér.
lesson-kobito-gold-task = Rakd le az 5-öst ötödik lapnak.
lesson-kobito-gold-done = 4 pont! Új arany jön. Csak az kapja meg, aki az utolsó lapot rakja le.
lesson-kobito-start-idea = A műhelyedben senki sem zavar. Két lappal kezdj; a 12 után az 1 jön.
lesson-kobito-start-task = Kezdd a 11-gyel és a 12-vel, rakd hozzá az 1-et és a 2-t, és fejezd be a lépésed.
lesson-kobito-start-done = 11-12-1-2: a számok kört alkotnak.
lesson-kobito-owe-idea = A műhelyedben minden szivárvány eggyel több lapba kerül lépésenként. Hárommal négyet kell kijátszanod.
lesson-kobito-owe-task = Játssz ki négy lapot, aztán fejezd be a lépésed. Mindegyik illik valahová.
lesson-kobito-owe-done = Azt játszod ki, ami illik. Négynél több is lehet.
lesson-kobito-move-idea = A műhelyedből az aranyhoz ingyen viszel lapokat.
lesson-kobito-move-task = Vidd a 4-est a 2-3-hoz, az 5-öst a 6-oshoz, aztán fejezd be a lépésed.
lesson-kobito-move-done = Egyetlen lap csak akkor maradhat, ha rögtön az aranyhoz megy.
lesson-kobito-kobito-idea = A kobito bármelyik számot helyettesíti.
lesson-kobito-kobito-task = Rakd a kobitót a 2-3-4 egyik végére, aztán fejezd be a lépésed.
lesson-kobito-kobito-done = Megtartja a számát, amíg ott van.
lesson-kobito-exchange-idea = Az asztalon lévő kobitót kiválthatod azzal a számmal, amelyet helyettesít, Miránál is.
lesson-kobito-exchange-task = Váltsd ki Mira kobitóját a 8-asoddal, rakd a 3-as után, és fejezd be a lépésed.
lesson-kobito-exchange-done = A kiváltás ingyen van; a kobito akkor számít, amikor kijátszod.
lesson-kobito-swap-idea = Cserelappal egy lapot ugyanolyan számú lapra tehetsz. Együtt kettőnek számítanak.
lesson-kobito-swap-task = Tedd a cserelapot és a 4-est a 4-esre, aztán fejezd be a lépésed.
lesson-kobito-swap-done = Két lapot játszottál ki, és a szivárvány olyan hosszú, mint volt.
lesson-kobito-pay-idea = Ha egyik lapod sem illik, befizetsz egyet: 3 ponttal kevesebb.
lesson-kobito-pay-task = Fizess be egy lapot, aztán fejezd be a lépésed.
lesson-kobito-pay-done = Ne építs hát több szivárványt, mint amennyit etetni tudsz.
lesson-kobito-alone-idea = Te jössz, segítség nélkül: az első arany öt lapot kér, és 6-7 van ott.
lesson-kobito-alone-task = Nyerd meg az aranyat egyetlen mozdulattal.
lesson-kobito-alone-done = Ez a Kobito: otthon építesz, egy lépésben befejezed.
lesson-kobito-wrong-end = Még ne: előbb van valami tennivalód.
lesson-kobito-wrong-whole = Darabonként is megy. Próbáld az egész szivárvánnyal egyszerre.
