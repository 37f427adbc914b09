# Lekcie v termináli a v prehliadači.
lesson-mira = Mira
lesson-you = Ty
lesson-title =
    { $minutes ->
        [one] { $name } za { $minutes } minútu
        [few] { $name } za { $minutes } minúty
        [many] { $name } za { $minutes } minúty
       *[other] { $name } za { $minutes } minút
    }
lesson-step = Krok { $step } z { $steps }
lesson-next = Ďalej
lesson-back = Späť
lesson-skip = Preskočiť
lesson-again = Skúsiť znova
lesson-close = Opustiť lekciu
lesson-play = Hrať
lesson-other = Ďalšie lekcie
lesson-not-allowed = To nie je dovolené.
lesson-right = Výborne!
lesson-wrong = To sa smie, ale tu skús niečo iné.
lesson-over = To bola celá lekcia. Teraz už môžeš hrať!

lesson-red7-name = Red7
lesson-red7-advanced-name = Red7, pokročilý variant
lesson-red7-actions-name = Red7 s akciami
lesson-qwinto-name = Qwinto
lesson-rainbow-name = Rainbow
lesson-rainbow-memory-name = Rainbow s pomôckou pre pamäť
lesson-kobito-name = Kobito

## Red7.

lesson-red7-lay-idea = Plátno je červené: vedie najvyššia karta. Mira vedie so 6.
lesson-red7-lay-task = Vylož červenú 7 do palety a ukonči ťah.
lesson-red7-lay-done = Na konci svojho ťahu vedieš, takže ostávaš v hre. Mira však zmenila pravidlo na zelenú.
lesson-red7-paint-idea = Vylož kartu na plátno a jej farba je nové pravidlo. Podľa neho musíš viesť.
lesson-red7-paint-task = Fialová počíta karty nižšie ako 4. Ty máš jednu, Mira žiadnu: vylož fialovú 2 na plátno a ukonči ťah.
lesson-red7-paint-done = Karta na plátne len určuje pravidlo. Do palety sa nepočíta.
lesson-red7-tie-idea = Modrá počíta rôzne farby. Tri proti trom: rozhoduje najvyššia z tých kariet, tvoja červená 7.
lesson-red7-tie-task = Vedieš, ale hrať musíš aj tak. Vylož do palety štvrtú farbu.
lesson-red7-tie-done = Štyri farby sú viac ako tri.
lesson-red7-both-idea = Jedna karta nestačí? Zahraj dve: najprv do palety, potom na plátno.
lesson-red7-both-task = Oranžová počíta karty s rovnakým číslom. Vylož indigovú 4 do palety a potom oranžovú 5 na plátno.
lesson-red7-both-done = Dve štvorky porazia jednu 6. Teraz poznáš všetky druhy ťahov okrem jedného.
lesson-red7-yellow-idea = Žltá počíta karty jednej farby. Mirine dve žlté sú vyššie ako tvoje dve červené.
lesson-red7-yellow-task = Vylož do palety tretiu červenú kartu.
lesson-red7-indigo-idea = Indigová počíta čísla idúce po sebe. Ty máš 3-4, Mira 5-6.
lesson-red7-indigo-task = Vylož do palety zelenú 5: 3-4-5.
lesson-red7-green-idea = Zelená počíta párne karty. Nikto žiadnu nemá, takže nevedie nikto.
lesson-red7-green-task = Do vedenia vedú tri cesty. Nájdi jednu.
lesson-red7-pass-idea = Niekedy nepomôže nič. Vtedy pasuješ a vypadávaš z kola.
lesson-red7-pass-task = Pozri: ani paleta, ani plátno ti vedenie nedá. Pasuj.
lesson-red7-pass-done = Kolo vyhráva, kto zostane v hre posledný. Tentoraz Mira.
lesson-red7-alone-idea = Teraz ty, bez pomoci. Platí modrá: Mira má štyri farby, ty tri.
lesson-red7-alone-task = Veď na konci svojho ťahu.
lesson-red7-alone-done = To je celé Red7: veď na konci svojho ťahu, alebo vypadneš.
lesson-red7-wrong-pass = Keď pasuješ, vypadneš. A pritom môžeš viesť!
lesson-red7-wrong-both = Aj tak vedieš. Tu to skús s dvoma štvorkami.

lesson-red7-advanced-draw-idea = V pokročilom variante si po vysokej karte na plátne smieš potiahnuť: jej číslo musí byť väčšie ako počet kariet v tvojej palete.
lesson-red7-advanced-draw-task = Indigovú 4 do palety, oranžovú 5 na plátno. 5 je viac ako tvoje štyri karty: potiahni si a ukonči ťah.
lesson-red7-advanced-draw-done = Karta navyše je ťah navyše.
lesson-red7-advanced-low-idea = Nízka karta na plátne nič neprinesie.
lesson-red7-advanced-low-task = Vylož fialovú 3 na plátno. V palete máš štyri karty, takže si nepotiahneš.
lesson-red7-advanced-score-idea = Hrá sa o body. Keď vyhráš kolo, bodujú tvoje karty, ktoré vyhovujú pravidlu, každá svojím číslom.
lesson-red7-advanced-score-task = Vedú dve štvorky. Vylož do palety modrú 2: dve dvojky je rovnako veľa, ale sú nižšie.
lesson-red7-advanced-score-done = Mira pasuje. Máš 4 + 4 = 8 bodov a tieto dve karty ostanú mimo hry.
lesson-red7-advanced-early-idea = Keď kolo nemôžeš vyhrať, odíď, kým je to lacné.
lesson-red7-advanced-early-task = Mira by teraz bodovala len svojou 6. Neskôr možno viac. Pasuj.
lesson-red7-advanced-early-done = 6 bodov pre Miru a začína sa ďalšie kolo.
lesson-red7-advanced-target-idea = Vo dvojici sa hra končí pri 40 bodoch. Ty máš 34.
lesson-red7-advanced-target-task = Tvoja modrá 7 vedie. Vylož do palety fialovú 5 a ukonči ťah.
lesson-red7-advanced-target-done = Mira pasuje: 34 + 7 = 41 bodov. Vyhrávaš hru!
lesson-red7-advanced-alone-idea = Teraz ty, bez pomoci: platí červená a Mira vedie s 5.
lesson-red7-advanced-alone-task = Nájdi ťah, po ktorom vedieš a smieš si potiahnuť.
lesson-red7-advanced-wrong-pass = Keď pasuješ, vypadneš. Tu sa to dá lepšie.
lesson-red7-advanced-wrong-early = Zatiaľ ostaneš v hre, ale Mira potom vyhrá viac. Pasuj.
lesson-red7-advanced-wrong-undrawn = Tak by sa ťah skončil bez ťahania. Použi plátno a potiahni si.

lesson-red7-actions-three-idea = Nepárne karty niečo urobia, keď ich vyložíš do palety. Za trojku si potiahneš kartu.
lesson-red7-actions-three-task = Vylož do palety červenú 3.
lesson-red7-actions-three-done = Zelená 6 je tvoja.
lesson-red7-actions-one-idea = Jednotka vezme kartu z cudzej palety a položí ju na balíček.
lesson-red7-actions-one-task = Vylož do palety oranžovú 1 a vezmi Mire kartu.
lesson-red7-actions-one-done = O kartu môže prísť len paleta s aspoň dvoma kartami.
lesson-red7-actions-five-idea = Za päťku vyložíš z ruky do palety ešte jednu kartu, a aj tá niečo urobí.
lesson-red7-actions-five-task = Vylož do palety modrú 5, potom oranžovú 1 a vezmi Mire kartu.
lesson-red7-actions-five-done = A to všetko v jednom ťahu!
lesson-red7-actions-seven-idea = Sedmička presunie kartu z tvojej palety na plátno. Podľa jej farby musíš hneď viesť.
lesson-red7-actions-seven-task = Vylož do palety fialovú 7, potom presuň na plátno indigovú 4: 6-7 je najdlhšia postupka.
lesson-red7-actions-seven-done = Štvorka teraz určuje pravidlo a tebe sa už nepočíta.
lesson-red7-actions-idle-idea = Akcia, ktorá sa nedá vykonať, odpadá.
lesson-red7-actions-idle-task = Vylož do palety červenú 5. Ruka bude prázdna, takže nič nenasleduje.
lesson-red7-actions-hope-idea = Trojka ťa môže zachrániť: smieš ju zahrať v nádeji na dobrú kartu.
lesson-red7-actions-hope-task = Vylož do palety žltú 3 a potiahnutú kartu daj na plátno.
lesson-red7-actions-hope-done = Podľa fialovej sa počíta tvoja 2 aj 3. Bez dobrej karty vypadneš z kola.
lesson-red7-actions-alone-idea = Teraz ty, bez pomoci: Mirina červená 6 poráža tvoju modrú 6.
lesson-red7-actions-alone-task = Nájdi cestu do vedenia.
lesson-red7-actions-wrong-pass = Keď pasuješ, vypadneš. A pritom môžeš viesť!

## Qwinto.

lesson-qwinto-roll-idea = Vo svojom ťahu si vyberieš jednu, dve alebo tri kocky. Ich súčet platí pre všetkých.
lesson-qwinto-roll-task = Oranžovú kocku vynechaj a hoď žltú a fialovú.
lesson-qwinto-roll-done = 2 a 4 je 6.
lesson-qwinto-again-idea = Rovnakými kockami smieš raz hodiť znova. Potom platí druhý hod.
lesson-qwinto-again-task = Hoď znova.
lesson-qwinto-again-done = 4 a 5 je 9. Teraz zapisujú všetci.
lesson-qwinto-write-idea = Súčet patrí do radu, ktorý má farbu niektorej z kociek: žltej alebo fialovej.
lesson-qwinto-write-task = Zapíš tam 9, kam chceš.
lesson-qwinto-write-done = Mira v tej istej chvíli zapíše 9 na svoj hárok.
lesson-qwinto-rise-idea = V rade čísla rastú zľava doprava.
lesson-qwinto-rise-task = Zapíš 7 do oranžového radu medzi 5 a 9.
lesson-qwinto-rise-done = Políčka smieš nechať prázdne a vyplniť ich neskôr.
lesson-qwinto-column-idea = V stĺpci sa žiadne číslo neopakuje. Oranžová už 7 má.
lesson-qwinto-column-task = Zapíš 7 do žltej alebo fialovej, ale nie pod druhú 7.
lesson-qwinto-room-idea = Miesto nechávaj len tam, kam sa ešte niečo zmestí. Medzi 6 a 7 sa nezmestí nič.
lesson-qwinto-room-task = Zapíš 7 hneď vedľa 6.
lesson-qwinto-free-idea = Hodila Mira. Keď hod nie je tvoj, pasovanie je zadarmo.
lesson-qwinto-free-task = 6 môžeš zapísať, ale nemusíš. Pasuj.
lesson-qwinto-free-done = Mira si 6 zapíše. Teba to nič nestálo.
lesson-qwinto-misthrow-idea = Tento hod je tvoj. Ak ho nezapíšeš, je to chybný hod: o 5 bodov menej.
lesson-qwinto-misthrow-task = 1 sa nikam nezmestí, lebo fialová sa začína 3. Musíš pasovať.
lesson-qwinto-misthrow-done = Pri štyroch chybných hodoch na jednom hárku sa hra končí.
lesson-qwinto-count-idea = Plný rad prináša svoje číslo vpravo, každý iný bod za číslo. Plný stĺpec prináša svoje bonusové políčko.
lesson-qwinto-count-task = Zaplň žltý rad číslom 16.
lesson-qwinto-count-done = 4 + 16 + 6 za rady, 5 + 10 + 12 za stĺpce, o 10 menej za dva chybné hody: 43 bodov.
lesson-qwinto-alone-idea = Teraz ty, bez pomoci.
lesson-qwinto-alone-task = Hoď, nechaj si hod alebo hoď znova, a zapíš súčet.
lesson-qwinto-alone-done = Hra sa končí, keď sú na niektorom hárku dva plné rady. Dobrú zábavu!
lesson-qwinto-wrong-pass = Je to tvoj hod: pasovanie by bol chybný hod. Zapíš súčet.
lesson-qwinto-wrong-orange = Aj tam sa hodí. Tu ho zapíš do oranžového radu.
lesson-qwinto-wrong-room = Potom políčka medzi 6 a 7 ostanú navždy prázdne.
lesson-qwinto-wrong-count = Pozri na žltú: ešte jedno číslo a rad je plný.

## Rainbow.

lesson-rainbow-lay-idea = Šesť rôznych farieb v rade je dúha. Každá karta má dve strany a ty vidíš len tú svoju.
lesson-rainbow-lay-task = Vylož svoju zelenú kartu na koniec radu a skonči.
lesson-rainbow-lay-done = Potom si potiahneš a na ťahu je Mira.
lesson-rainbow-twice-idea = Ak je niektorá farba hore dvakrát, prehrávaš kolo.
lesson-rainbow-twice-task = Presvedč sa: vylož zelenú kartu a potom otoč druhú kartu v rade.
lesson-rainbow-twice-done = Červená je hore dvakrát. Mira berie všetky tri karty.
lesson-rainbow-flip-idea = Pred druhou kartou musíš otočiť kartu v rade.
lesson-rainbow-flip-task = Vylož zelenú, otoč červenú kartu, vylož tyrkysovú a skonči. Jej druhú stranu už poznáš: oranžovú.
lesson-rainbow-flip-done = Takto môžeš v jednom ťahu vyložiť až tri karty.
lesson-rainbow-blind-idea = Karta vyložená naslepo ukazuje druhú stranu, ktorú pozná len Mira.
lesson-rainbow-blind-task = Všetky tvoje farby sú už hore. Vylož kartu naslepo a skonči.
lesson-rainbow-blind-done = To je šťastie: nová farba!
lesson-rainbow-shade-idea = Tieň je čierny. Keď je hore, hneď prehrávaš kolo.
lesson-rainbow-shade-task = Presvedč sa: vylož červenú kartu naslepo.
lesson-rainbow-shade-done = Na druhej strane bol tieň. Kartu berie Mira.
lesson-rainbow-light-idea = Svetlo je biele a hodí sa ku všetkému. Šiesta karta dokončí dúhu.
lesson-rainbow-light-task = Vylož svetlo.
lesson-rainbow-light-done = Dúha! Všetkých šesť kariet je tvojich.
lesson-rainbow-end-idea = Kartová sada sa minula. Ak si nemôžeš doplniť ruku, hra sa končí.
lesson-rainbow-end-task = Vylož červenú kartu a skonči.
lesson-rainbow-end-done = 26 kariet proti 23: vyhrávaš.
lesson-rainbow-alone-idea = Teraz ty, bez pomoci: v rade leží päť kariet.
lesson-rainbow-alone-task = Dokonči dúhu.
lesson-rainbow-wrong-twice = Pozor: táto farba je už hore. Prehráš kolo.
lesson-rainbow-wrong-luck = Môže to vyjsť, ale druhú stranu nepoznáš. Dá sa to bezpečnejšie.

lesson-rainbow-memory-tab-idea = Pomôcka pre pamäť ukazuje pod kartou, čo už vieš o jej druhej strane.
lesson-rainbow-memory-tab-task = Vieš, že pod červenou je oranžová. Otoč ju, vylož zelenú a skonči.
lesson-rainbow-memory-tab-done = Keď druhú stranu poznáš, nepotrebuješ šťastie.
lesson-rainbow-memory-unknown-idea = Otáznik značí stranu, ktorú ešte nepoznáš.
lesson-rainbow-memory-unknown-task = Vylož zelenú, otoč kartu, ktorú poznáš, vylož tyrkysovú a skonči.
lesson-rainbow-memory-unknown-done = Pod druhou kartou bol tieň.
lesson-rainbow-memory-hers-idea = Túto kartu vyložila Mira svojou stranou nahor. Tvoju stranu bolo vidieť v jej ruke.
lesson-rainbow-memory-hers-task = Poznáš teda obe strany. Otoč ju, vylož zelenú a skonči.
lesson-rainbow-memory-hers-done = Pozeraj sa Mire na ruku: vidíš svoju stranu jej kariet.
lesson-rainbow-memory-blind-idea = Keď vyložíš kartu naslepo, obe jej strany poznáš len ty.
lesson-rainbow-memory-blind-task = Tvoje farby sú už hore. Vylož zelenú kartu naslepo a skonči.
lesson-rainbow-memory-blind-done = Hore je tyrkysová. Že je pod ňou zelená, Mira nevie.
lesson-rainbow-memory-back-idea = Bezpečná je tu len jedna karta: pod červenou je fialová, pod tyrkysovou niečo neznáme.
lesson-rainbow-memory-back-task = Vylož fialovú, otoč oranžovú kartu na žltú, vylož zelenú a skonči.
lesson-rainbow-memory-alone-idea = Teraz ty, bez pomoci: chýbajú ešte dve karty.
lesson-rainbow-memory-alone-task = Vylož zelenú, otoč jednu bezpečnú kartu a dokonči dúhu fialovou.
lesson-rainbow-memory-alone-done = Dúha! Teraz to skús bez pomôcky.
lesson-rainbow-memory-wrong-unknown = Nevieš, či je to bezpečné. Otoč kartu, ktorej druhá strana sa hodí.
lesson-rainbow-memory-wrong-twice = Pozor: farba by bola hore dvakrát. Prehráš kolo.

## Kobito.

lesson-kobito-lay-idea = Pri každom hrnci zlata rastie dúha: čísla po sebe. Prikladať môžeš na oba konce.
lesson-kobito-lay-task = Prilož 6 za 4-5 a ukonči ťah. Aspoň jedna karta za ťah je povinná.
lesson-kobito-lay-done = Potom si potiahneš do piatich kariet.
lesson-kobito-gold-idea = Zlato získa dúha presne správnej dĺžky. Toto chce päť kariet.
lesson-kobito-gold-task = Prilož 5 ako piatu kartu.
lesson-kobito-gold-done = 4 body! Otáča sa nové zlato. Berie ho len ten, kto priloží poslednú kartu.
lesson-kobito-start-idea = Vo svojej dielni staviaš v pokoji. Začni dvoma kartami; po 12 príde 1.
lesson-kobito-start-task = Začni s 11 a 12, prilož 1 a 2 a ukonči ťah.
lesson-kobito-start-done = 11-12-1-2: čísla tvoria kruh.
lesson-kobito-owe-idea = Každá dúha v tvojej dielni stojí o kartu viac za ťah. S tromi musíš zahrať štyri.
lesson-kobito-owe-task = Zahraj štyri karty a ukonči ťah. Všetky sa niekam hodia.
lesson-kobito-owe-done = Hráš, čo sa hodí. Viac ako štyri tiež.
lesson-kobito-move-idea = Presun kariet z tvojej dielne k zlatu nič nestojí.
lesson-kobito-move-task = Presuň 4 k 2-3 a 5 k 6, potom ukonči ťah.
lesson-kobito-move-done = Jediná karta smie zostať, len keď ide hneď k zlatu.
lesson-kobito-kobito-idea = Kobito zastupuje ľubovoľné číslo.
lesson-kobito-kobito-task = Prilož kobito na koniec 2-3-4 a ukonči ťah.
lesson-kobito-kobito-done = Svoje číslo si necháva, kým tam leží.
lesson-kobito-exchange-idea = Kobito na stole smieš vymeniť za číslo, ktoré zastupuje, aj u Miry.
lesson-kobito-exchange-task = Vymeň kobito od Miry za svoju 8, prilož ho za 3 a ukonči ťah.
lesson-kobito-exchange-done = Výmena je zadarmo; kobito sa počíta, až keď ho zahráš.
lesson-kobito-swap-idea = S kartou zámeny položíš kartu na inú s rovnakým číslom. Spolu sa počítajú ako dve.
lesson-kobito-swap-task = Polož kartu zámeny a 4 na 4 a ukonči ťah.
lesson-kobito-swap-done = Dve zahrané karty a dúha je rovnako dlhá.
lesson-kobito-pay-idea = Keď sa žiadna karta nehodí, jednu zaplatíš: o 3 body menej.
lesson-kobito-pay-task = Zaplať jednu kartu a ukonči ťah.
lesson-kobito-pay-done = Nestavaj teda viac dúh, než koľko ich uživíš.
lesson-kobito-alone-idea = Teraz ty, bez pomoci: prvé zlato chce päť kariet a leží tam 6-7.
lesson-kobito-alone-task = Získaj zlato jediným presunom.
lesson-kobito-alone-done = To je Kobito: stavať doma, dokončiť v jednom ťahu.
lesson-kobito-wrong-end = Ešte nie: najprv treba niečo urobiť.
lesson-kobito-wrong-whole = Po kúskoch to ide tiež. Skús celú dúhu naraz.
