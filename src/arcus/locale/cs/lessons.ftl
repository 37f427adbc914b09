# Lekce v terminálu a v prohlížeči.
lesson-mira = Mira
lesson-you = Ty
lesson-title =
    { $minutes ->
        [one] { $name } za { $minutes } minutu
        [few] { $name } za { $minutes } minuty
        [many] { $name } za { $minutes } minuty
       *[other] { $name } za { $minutes } minut
    }
lesson-step = Krok { $step } z { $steps }
lesson-next = Dál
lesson-back = Zpět
lesson-skip = Přeskočit
lesson-again = Zkusit znovu
lesson-close = Opustit lekci
lesson-play = Hrát
lesson-other = Další lekce
lesson-not-allowed = To není dovoleno.
lesson-right = Výborně!
lesson-wrong = To se smí, ale tady zkus něco jiného.
lesson-over = To byla celá lekce. Teď už můžeš hrát!

lesson-red7-name = Red7
lesson-red7-advanced-name = Red7, pokročilá varianta
lesson-red7-actions-name = Red7 s akcemi
lesson-qwinto-name = Qwinto
lesson-rainbow-name = Rainbow
lesson-rainbow-memory-name = Rainbow s pomůckou pro paměť
lesson-kobito-name = Kobito

## Red7.

lesson-red7-lay-idea = Plátno je červené: vede nejvyšší karta. Mira vede se 6.
lesson-red7-lay-task = Vylož červenou 7 do palety a ukonči tah.
lesson-red7-lay-done = Na konci svého tahu vedeš, takže zůstáváš ve hře. Mira ale změnila pravidlo na zelenou.
lesson-red7-paint-idea = Vylož kartu na plátno a její barva je nové pravidlo. Podle něj musíš vést.
lesson-red7-paint-task = Fialová počítá karty nižší než 4. Ty máš jednu, Mira žádnou: vylož fialovou 2 na plátno a ukonči tah.
lesson-red7-paint-done = Karta na plátně jen určuje pravidlo. Do palety se nepočítá.
lesson-red7-tie-idea = Modrá počítá různé barvy. Tři proti třem: rozhoduje nejvyšší z těch karet, tvá červená 7.
lesson-red7-tie-task = Vedeš, ale hrát musíš i tak. Vylož do palety čtvrtou barvu.
lesson-red7-tie-done = Čtyři barvy jsou víc než tři.
lesson-red7-both-idea = Jedna karta nestačí? Zahraj dvě: nejdřív do palety, potom na plátno.
lesson-red7-both-task = Oranžová počítá karty se stejným číslem. Vylož indigovou 4 do palety a potom oranžovou 5 na plátno.
lesson-red7-both-done = Dvě čtyřky porazí jednu 6. Teď znáš všechny druhy tahů kromě jednoho.
lesson-red7-yellow-idea = Žlutá počítá karty jedné barvy. Miřiny dvě žluté jsou vyšší než tvé dvě červené.
lesson-red7-yellow-task = Vylož do palety třetí červenou kartu.
lesson-red7-indigo-idea = Indigová počítá čísla jdoucí po sobě. Ty máš 3-4, Mira 5-6.
lesson-red7-indigo-task = Vylož do palety zelenou 5: 3-4-5.
lesson-red7-green-idea = Zelená počítá sudé karty. Nikdo žádnou nemá, takže nevede nikdo.
lesson-red7-green-task = Do vedení vedou tři cesty. Najdi jednu.
lesson-red7-pass-idea = Někdy nepomůže nic. Pak pasuješ a vypadáváš z kola.
lesson-red7-pass-task = Podívej: ani paleta, ani plátno ti vedení nedá. Pasuj.
lesson-red7-pass-done = Kolo vyhrává, kdo zůstane ve hře poslední. Tentokrát Mira.
lesson-red7-alone-idea = Teď ty, bez pomoci. Platí modrá: Mira má čtyři barvy, ty tři.
lesson-red7-alone-task = Veď na konci svého tahu.
lesson-red7-alone-done = To je celé Red7: veď na konci svého tahu, nebo vypadneš.
lesson-red7-wrong-pass = Když pasuješ, vypadneš. A přitom můžeš vést!
lesson-red7-wrong-both = I tak vedeš. Tady to zkus se dvěma čtyřkami.

lesson-red7-advanced-draw-idea = V pokročilé variantě si po vysoké kartě na plátně smíš líznout: její číslo musí být větší než počet karet v tvé paletě.
lesson-red7-advanced-draw-task = Indigovou 4 do palety, oranžovou 5 na plátno. 5 je víc než tvé čtyři karty: lízni si a ukonči tah.
lesson-red7-advanced-draw-done = Karta navíc je tah navíc.
lesson-red7-advanced-low-idea = Nízká karta na plátně nic nepřinese.
lesson-red7-advanced-low-task = Vylož fialovou 3 na plátno. V paletě máš čtyři karty, takže si nelízneš.
lesson-red7-advanced-score-idea = Hraje se o body. Když vyhraješ kolo, bodují tvé karty, které vyhovují pravidlu, každá svým číslem.
lesson-red7-advanced-score-task = Vedou dvě čtyřky. Vylož do palety modrou 2: dvě dvojky je stejně, ale jsou nižší.
lesson-red7-advanced-score-done = Mira pasuje. Máš 4 + 4 = 8 bodů a tyto dvě karty zůstanou mimo hru.
lesson-red7-advanced-early-idea = Když kolo nemůžeš vyhrát, odejdi, dokud je to levné.
lesson-red7-advanced-early-task = Mira by teď bodovala jen svou 6. Později třeba víc. Pasuj.
lesson-red7-advanced-early-done = 6 bodů pro Miru a začíná další kolo.
lesson-red7-advanced-target-idea = Ve dvou hra končí na 40 bodech. Ty máš 34.
lesson-red7-advanced-target-task = Tvá modrá 7 vede. Vylož do palety fialovou 5 a ukonči tah.
lesson-red7-advanced-target-done = Mira pasuje: 34 + 7 = 41 bodů. Vyhráváš hru!
lesson-red7-advanced-alone-idea = Teď ty, bez pomoci: platí červená a Mira vede s 5.
lesson-red7-advanced-alone-task = Najdi tah, po kterém vedeš a smíš si líznout.
lesson-red7-advanced-wrong-pass = Když pasuješ, vypadneš. Tady to jde lépe.
lesson-red7-advanced-wrong-early = Zatím zůstaneš ve hře, ale Mira pak vyhraje víc. Pasuj.
lesson-red7-advanced-wrong-undrawn = Tak by tah skončil bez líznutí. Použij plátno a lízni si.

lesson-red7-actions-three-idea = Liché karty něco udělají, když je vyložíš do palety. Za trojku si lízneš kartu.
lesson-red7-actions-three-task = Vylož do palety červenou 3.
lesson-red7-actions-three-done = Zelená 6 je tvoje.
lesson-red7-actions-one-idea = Jednička vezme kartu z cizí palety a položí ji na balíček.
lesson-red7-actions-one-task = Vylož do palety oranžovou 1 a vezmi Miře kartu.
lesson-red7-actions-one-done = O kartu může přijít jen paleta s aspoň dvěma kartami.
lesson-red7-actions-five-idea = Za pětku vyložíš z ruky do palety ještě jednu kartu, a i ta něco udělá.
lesson-red7-actions-five-task = Vylož do palety modrou 5, potom oranžovou 1 a vezmi Miře kartu.
lesson-red7-actions-five-done = A to všechno v jednom tahu!
lesson-red7-actions-seven-idea = Sedmička přesune kartu z tvé palety na plátno. Podle její barvy musíš hned vést.
lesson-red7-actions-seven-task = Vylož do palety fialovou 7, potom přesuň na plátno indigovou 4: 6-7 je nejdelší postupka.
lesson-red7-actions-seven-done = Čtyřka teď určuje pravidlo a tobě už se nepočítá.
lesson-red7-actions-idle-idea = Akce, kterou nejde provést, odpadá.
lesson-red7-actions-idle-task = Vylož do palety červenou 5. Ruka bude prázdná, takže nic nenásleduje.
lesson-red7-actions-hope-idea = Trojka tě může zachránit: smíš ji zahrát v naději na dobrou kartu.
lesson-red7-actions-hope-task = Vylož do palety žlutou 3 a lízlou kartu dej na plátno.
lesson-red7-actions-hope-done = Podle fialové se počítá tvá 2 i 3. Bez dobré karty vypadneš z kola.
lesson-red7-actions-alone-idea = Teď ty, bez pomoci: Miřina červená 6 poráží tvou modrou 6.
lesson-red7-actions-alone-task = Najdi cestu do vedení.
lesson-red7-actions-wrong-pass = Když pasuješ, vypadneš. A přitom můžeš vést!

## Qwinto.

lesson-qwinto-roll-idea = Ve svém tahu si vybereš jednu, dvě nebo tři kostky. Jejich součet platí pro všechny.
lesson-qwinto-roll-task = Oranžovou kostku vynech a hoď žlutou a fialovou.
lesson-qwinto-roll-done = 2 a 4 je 6.
lesson-qwinto-again-idea = Stejnými kostkami smíš jednou hodit znovu. Pak platí druhý hod.
lesson-qwinto-again-task = Hoď znovu.
lesson-qwinto-again-done = 4 a 5 je 9. Teď zapisují všichni.
lesson-qwinto-write-idea = Součet patří do řady, která má barvu některé z kostek: žluté nebo fialové.
lesson-qwinto-write-task = Zapiš tam 9, kam chceš.
lesson-qwinto-write-done = Mira ve stejnou chvíli zapíše 9 na svůj list.
lesson-qwinto-rise-idea = V řadě čísla rostou zleva doprava.
lesson-qwinto-rise-task = Zapiš 7 do oranžové řady mezi 5 a 9.
lesson-qwinto-rise-done = Políčka smíš nechat prázdná a vyplnit je později.
lesson-qwinto-column-idea = Ve sloupci se žádné číslo neopakuje. Oranžová už 7 má.
lesson-qwinto-column-task = Zapiš 7 do žluté nebo fialové, ale ne pod druhou 7.
lesson-qwinto-room-idea = Místo nechávej jen tam, kam se ještě něco vejde. Mezi 6 a 7 se nevejde nic.
lesson-qwinto-room-task = Zapiš 7 hned vedle 6.
lesson-qwinto-free-idea = Hodila Mira. Když hod není tvůj, pasování nic nestojí.
lesson-qwinto-free-task = Můžeš 6 zapsat, ale nemusíš. Pasuj.
lesson-qwinto-free-done = Mira si 6 zapíše. Tebe to nic nestálo.
lesson-qwinto-misthrow-idea = Tenhle hod je tvůj. Když ho nezapíšeš, je to chybný hod: o 5 bodů méně.
lesson-qwinto-misthrow-task = 1 se nikam nevejde, protože fialová začíná 3. Musíš pasovat.
lesson-qwinto-misthrow-done = Se čtyřmi chybnými hody na jednom listu hra končí.
lesson-qwinto-count-idea = Plná řada přináší své číslo vpravo, každá jiná bod za číslo. Plný sloupec přináší své bonusové políčko.
lesson-qwinto-count-task = Zaplň žlutou řadu číslem 16.
lesson-qwinto-count-done = 4 + 16 + 6 za řady, 5 + 10 + 12 za sloupce, o 10 méně za dva chybné hody: 43 bodů.
lesson-qwinto-alone-idea = Teď ty, bez pomoci.
lesson-qwinto-alone-task = Hoď, nech si hod nebo hoď znovu, a zapiš součet.
lesson-qwinto-alone-done = Hra končí, když jsou na některém listu dvě plné řady. Dobrou zábavu!
lesson-qwinto-wrong-pass = Je to tvůj hod: pasování by byl chybný hod. Zapiš součet.
lesson-qwinto-wrong-orange = Tam se hodí taky. Tady ho zapiš do oranžové řady.
lesson-qwinto-wrong-room = Pak políčka mezi 6 a 7 zůstanou navždy prázdná.
lesson-qwinto-wrong-count = Podívej na žlutou: ještě jedno číslo a řada je plná.

## Rainbow.

lesson-rainbow-lay-idea = Šest různých barev v řadě je duha. Každá karta má dvě strany a ty vidíš jen tu svou.
lesson-rainbow-lay-task = Vylož svou zelenou kartu na konec řady a skonči.
lesson-rainbow-lay-done = Potom si lízneš a na tahu je Mira.
lesson-rainbow-twice-idea = Když je některá barva nahoře dvakrát, prohráváš kolo.
lesson-rainbow-twice-task = Přesvědč se: vylož zelenou kartu a pak otoč druhou kartu v řadě.
lesson-rainbow-twice-done = Červená je nahoře dvakrát. Mira bere všechny tři karty.
lesson-rainbow-flip-idea = Před druhou kartou musíš otočit kartu v řadě.
lesson-rainbow-flip-task = Vylož zelenou, otoč červenou kartu, vylož tyrkysovou a skonči. Její druhou stranu už znáš: oranžovou.
lesson-rainbow-flip-done = Takhle můžeš v jednom tahu vyložit až tři karty.
lesson-rainbow-blind-idea = Karta vyložená naslepo ukazuje druhou stranu, kterou zná jen Mira.
lesson-rainbow-blind-task = Všechny tvé barvy už jsou nahoře. Vylož kartu naslepo a skonči.
lesson-rainbow-blind-done = To je štěstí: nová barva!
lesson-rainbow-shade-idea = Stín je černý. Když je nahoře, hned prohráváš kolo.
lesson-rainbow-shade-task = Přesvědč se: vylož červenou kartu naslepo.
lesson-rainbow-shade-done = Na druhé straně byl stín. Kartu bere Mira.
lesson-rainbow-light-idea = Světlo je bílé a hodí se ke všemu. Šestá karta dokončí duhu.
lesson-rainbow-light-task = Vylož světlo.
lesson-rainbow-light-done = Duha! Všech šest karet je tvých.
lesson-rainbow-end-idea = Karetní sada došla. Když si nemůžeš doplnit ruku, hra končí.
lesson-rainbow-end-task = Vylož červenou kartu a skonči.
lesson-rainbow-end-done = 26 karet proti 23: vyhráváš.
lesson-rainbow-alone-idea = Teď ty, bez pomoci: v řadě leží pět karet.
lesson-rainbow-alone-task = Dokonči duhu.
lesson-rainbow-wrong-twice = Pozor: tato barva už je nahoře. Prohraješ kolo.
lesson-rainbow-wrong-luck = Může to vyjít, ale druhou stranu neznáš. Jde to bezpečněji.

lesson-rainbow-memory-tab-idea = Pomůcka pro paměť ukazuje pod kartou, co už znáš z její druhé strany.
lesson-rainbow-memory-tab-task = Víš, že pod červenou je oranžová. Otoč ji, vylož zelenou a skonči.
lesson-rainbow-memory-tab-done = Když druhou stranu znáš, nepotřebuješ štěstí.
lesson-rainbow-memory-unknown-idea = Otazník značí stranu, kterou ještě neznáš.
lesson-rainbow-memory-unknown-task = Vylož zelenou, otoč kartu, kterou znáš, vylož tyrkysovou a skonči.
lesson-rainbow-memory-unknown-done = Pod druhou kartou byl stín.
lesson-rainbow-memory-hers-idea = Tuhle kartu vyložila Mira svou stranou nahoru. Tvou stranu bylo vidět v její ruce.
lesson-rainbow-memory-hers-task = Znáš tedy obě strany. Otoč ji, vylož zelenou a skonči.
lesson-rainbow-memory-hers-done = Dívej se Miře na ruku: vidíš svou stranu jejích karet.
lesson-rainbow-memory-blind-idea = Když vyložíš kartu naslepo, obě její strany znáš jen ty.
lesson-rainbow-memory-blind-task = Tvé barvy už jsou nahoře. Vylož zelenou kartu naslepo a skonči.
lesson-rainbow-memory-blind-done = Nahoře je tyrkysová. Že je pod ní zelená, Mira neví.
lesson-rainbow-memory-back-idea = Bezpečná je tu jen jedna karta: pod červenou je fialová, pod tyrkysovou něco neznámého.
lesson-rainbow-memory-back-task = Vylož fialovou, otoč oranžovou kartu na žlutou, vylož zelenou a skonči.
lesson-rainbow-memory-alone-idea = Teď ty, bez pomoci: chybí ještě dvě karty.
lesson-rainbow-memory-alone-task = Vylož zelenou, otoč jednu bezpečnou kartu a dokonči duhu fialovou.
lesson-rainbow-memory-alone-done = Duha! Teď to zkus bez pomůcky.
lesson-rainbow-memory-wrong-unknown = Nevíš, zda je to bezpečné. Otoč kartu, jejíž druhá strana se hodí.
lesson-rainbow-memory-wrong-twice = Pozor: barva by byla nahoře dvakrát. Prohraješ kolo.

## Kobito.

lesson-kobito-lay-idea = U každého hrnce zlata roste duha: čísla po sobě. Přikládat můžeš na oba konce.
lesson-kobito-lay-task = Přilož 6 za 4-5 a ukonči tah. Aspoň jedna karta za tah je povinná.
lesson-kobito-lay-done = Potom si lízneš do pěti karet.
lesson-kobito-gold-idea = Zlato získá duha přesně správné délky. Tohle chce pět karet.
lesson-kobito-gold-task = Přilož 5 jako pátou kartu.
lesson-kobito-gold-done = 4 body! Otáčí se nové zlato. Bere ho jen ten, kdo přiloží poslední kartu.
lesson-kobito-start-idea = Ve své dílně stavíš v klidu. Začni dvěma kartami; po 12 přijde 1.
lesson-kobito-start-task = Začni s 11 a 12, přilož 1 a 2 a ukonči tah.
lesson-kobito-start-done = 11-12-1-2: čísla tvoří kruh.
lesson-kobito-owe-idea = Každá duha v tvé dílně stojí o kartu víc za tah. Se třemi musíš zahrát čtyři.
lesson-kobito-owe-task = Zahraj čtyři karty a ukonči tah. Všechny se někam hodí.
lesson-kobito-owe-done = Hraješ, co se hodí. Víc než čtyři také.
lesson-kobito-move-idea = Přesun karet z tvé dílny ke zlatu nic nestojí.
lesson-kobito-move-task = Přesuň 4 k 2-3 a 5 k 6, potom ukonči tah.
lesson-kobito-move-done = Jediná karta smí zůstat, jen když jde hned ke zlatu.
lesson-kobito-kobito-idea = Kobito zastupuje libovolné číslo.
lesson-kobito-kobito-task = Přilož kobito na konec 2-3-4 a ukonči tah.
lesson-kobito-kobito-done = Své číslo si nechává, dokud tam leží.
lesson-kobito-exchange-idea = Kobito na stole smíš vyměnit za číslo, které zastupuje, i u Miry.
lesson-kobito-exchange-task = Vyměň kobito od Miry za svou 8, přilož ho za 3 a ukonči tah.
lesson-kobito-exchange-done = Výměna je zdarma; kobito se počítá, až ho zahraješ.
lesson-kobito-swap-idea = S kartou záměny položíš kartu na jinou se stejným číslem. Dohromady se počítají jako dvě.
lesson-kobito-swap-task = Polož kartu záměny a 4 na 4 a ukonči tah.
lesson-kobito-swap-done = Dvě zahrané karty a duha je stejně dlouhá.
lesson-kobito-pay-idea = Když se žádná karta nehodí, jednu zaplatíš: o 3 body méně.
lesson-kobito-pay-task = Zaplať jednu kartu a ukonči tah.
lesson-kobito-pay-done = Nestav tedy víc duh, než kolik jich uživíš.
lesson-kobito-alone-idea = Teď ty, bez pomoci: první zlato chce pět karet a leží tam 6-7.
lesson-kobito-alone-task = Získej zlato jediným přesunem.
lesson-kobito-alone-done = To je Kobito: stavět doma, dokončit v jednom tahu.
lesson-kobito-wrong-end = Ještě ne: nejdřív je potřeba něco udělat.
lesson-kobito-wrong-whole = Po kouskách to jde také. Zkus celou duhu najednou.
