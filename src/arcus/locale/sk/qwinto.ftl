# Qwinto.

qwinto-name = Qwinto
qwinto-tagline = Hoď kockami a všetci zapíšu súčet do rastúceho radu.
qwinto-aim = Zaplň svoje rady rastúcimi číslami a získaj najviac bodov.

## The rules, as docs/rules/qwinto.md numbers them.

qwinto-section-1 = Hárok
qwinto-rule-1-1 = Hrá jeden až šesť hráčov a každý má hárok s tromi radmi: oranžovým, žltým a fialovým. Každý rad má deväť políčok a jednu medzeru, do ktorej sa nikdy nič nepíše.
qwinto-rule-1-2 = Stĺpcov je dvanásť, počítajú sa zľava od 1. Oranžový rad vedie od 3 do 12 s medzerou v stĺpci 6, žltý od 2 do 11 s medzerou v 7, fialový od 1 do 10 s medzerou v 5.
qwinto-rule-1-3 = Päť stĺpcov má tri políčka: 3, 4, 8, 9 a 10. Každý z nich má jedno bonusové políčko: fialové v 3 a 10, oranžové v 4 a 8, žlté v 9.
qwinto-rule-1-4 = Na každom hárku sú štyri okienka na chybné hody.
qwinto-rule-1-5 = Všetky hárky ležia všetkým na očiach. O tom, kto je prvý na ťahu, rozhodne náhoda.
qwinto-example-1 = Stĺpec 3 má políčko vo všetkých troch radoch a bonusové je to fialové.

qwinto-section-2 = Kam sa číslo hodí
qwinto-rule-2-1 = V rade čísla rastú zľava doprava a žiadne sa neopakuje.
qwinto-rule-2-2 = V rade môžeš začať kdekoľvek a medzi dvoma číslami nechať ľubovoľný počet prázdnych políčok. Neskôr ich môžeš vyplniť číslami, ktoré sa tam hodia.
qwinto-rule-2-3 = V stĺpci sa žiadne číslo neopakuje, či už má stĺpec dve políčka, alebo tri. Inak na poradí čísel nezáleží.
qwinto-rule-2-4 = Do políčka patrí jedno číslo a zapísané číslo ostáva.
qwinto-example-2 = Do prázdneho políčka medzi 5 a 9 sa hodí 6, 7 alebo 8.

qwinto-section-3 = Hod
qwinto-rule-3-1 = Hráč na ťahu najprv vyberie kocky a hodí nimi: ktoroukoľvek jednou, ktorýmikoľvek dvoma alebo všetkými troma – oranžovou, žltou a fialovou.
qwinto-rule-3-2 = Vybrať možno akékoľvek kocky, aj keby sa s nimi nedalo nič zapísať.
qwinto-rule-3-3 = Hráč na ťahu sa na hod pozrie a buď ho nechá, alebo hodí znova. Predtým sa nič nezapisuje.
qwinto-rule-3-4 = Kto hádže znova, hádže presne tými istými kockami, žiadnu nepridá ani neuberie.
qwinto-rule-3-5 = Ponechaný hod platí a druhý hod platí tiež, aj keď je horší. Ohlási sa jeho súčet a ďalej sa nehádže.
qwinto-example-3 = Hodíš oranžovou a žltou a máš 3. Hodíš oboma znova a máš 9: platí 9.

qwinto-section-4 = Zápis súčtu
qwinto-rule-4-1 = Každý, či je na ťahu, alebo nie, smie súčet zapísať do jedného políčka v rade, ktorý má farbu niektorej z hodených kociek.
qwinto-rule-4-2 = Všetci vyberajú naraz. Vidíš, kto už má vybraté, ale čo, to uvidíš, až keď budú mať vybraté všetci.
qwinto-rule-4-3 = Urobená voľba je konečná. Všetky čísla a chybný hod z jedného hodu sa zapíšu naraz, nech voľby prišli v akomkoľvek poradí.
qwinto-rule-4-4 = Kto nemôže alebo nechce zapisovať, pasuje.
qwinto-rule-4-5 = Keď pasuje hráč na ťahu, je to chybný hod a zaškrtne sa jedno okienko. Pre všetkých ostatných je pasovanie zadarmo.
qwinto-rule-4-6 = Potom je na ťahu ďalší hráč naľavo.
qwinto-example-4 = Súčet je 9 a padol na oranžovej a fialovej: zapíšeš ho do jedného z týchto radov, do žltého nie.

qwinto-section-5 = Koniec hry
qwinto-rule-5-1 = Hra sa končí, keď je hod zapísaný a niekto má dva plné rady.
qwinto-rule-5-2 = Hra sa končí aj vtedy, keď je hod zapísaný a niekto má štyri chybné hody.
qwinto-rule-5-3 = Tento hod smie ešte každý zapísať, ale ďalší ťah sa už nehrá, aj keď niektorí mali ťahov menej.
qwinto-example-5 = Zaplníš druhý rad. Ostatní ešte môžu tento hod zapísať a potom sa počíta.

qwinto-section-6 = Body
qwinto-rule-6-1 = Rad s prázdnym políčkom prináša jeden bod za každé číslo v ňom.
qwinto-rule-6-2 = Plný rad prináša namiesto toho svoje číslo úplne vpravo.
qwinto-rule-6-3 = Plný stĺpec s tromi políčkami prináša číslo vo svojom bonusovom políčku.
qwinto-rule-6-4 = Každý chybný hod stojí päť bodov. Celkový počet bodov môže byť aj záporný.
qwinto-rule-6-5 = Vyhráva, kto má najviac bodov; pri rovnakom počte sa hráči o víťazstvo delia.
qwinto-example-6 = Rad so šiestimi číslami prináša 6 bodov. Plný rad, ktorý sa končí číslom 17, prináša 17.

qwinto-section-7 = Hra pre jedného
qwinto-rule-7-1 = Bez súperov si na ťahu stále, takže každý hod, ktorý nezapíšeš, je chybný hod.
qwinto-rule-7-2 = Tvojím výsledkom sú tvoje body.

## What happens.

# Sign is the letter of the row in English: o orange, y yellow, p purple. A die and what it shows; and the cell in column { $column } of a row.
qwinto-thing =
    { $sign ->
        [o] oranžová { $number }
        [y] žltá { $number }
       *[p] fialová { $number }
    }
qwinto-into =
    { $sign ->
        [o] do oranžového radu, stĺpec { $column }
        [y] do žltého radu, stĺpec { $column }
       *[p] do fialového radu, stĺpec { $column }
    }
qwinto-event-turn-began =
    { $you ->
        [yes] Si na ťahu.
       *[no] Na ťahu je { $who }.
    }
qwinto-event-rolled =
    { $you ->
        [yes] Hádžeš: { $things }.
       *[no] { $who } hádže: { $things }.
    }
qwinto-event-rerolled =
    { $you ->
        [yes] Hádžeš znova: { $things }.
       *[no] { $who } hádže znova: { $things }.
    }
qwinto-event-announced =
    { $you ->
        [yes] Ohlasuješ { $what }.
       *[no] { $who } ohlasuje { $what }.
    }
qwinto-event-decided =
    { $sign ->
        [pass] { $you ->
            [yes] Rozhoduješ sa nezapísať.
           *[no] { $who } sa rozhoduje nezapísať.
        }
       *[cell] { $you ->
            [yes] Rozhoduješ sa zapísať súčet { qwinto-into }.
           *[no] { $who } sa rozhoduje zapísať súčet { qwinto-into }.
        }
    }
qwinto-event-decided-hidden =
    { $you ->
        [yes] Máš vybraté.
       *[no] { $who } má vybraté.
    }
qwinto-event-wrote =
    { $you ->
        [yes] Zapisuješ { $number } { qwinto-into }.
       *[no] { $who } zapisuje { $number } { qwinto-into }.
    }
qwinto-event-misthrew =
    { $you ->
        [yes] Nezapisuješ { $what } a zaškrtávaš chybný hod.
       *[no] { $who } nezapisuje { $what } a zaškrtáva chybný hod.
    }
qwinto-event-passed =
    { $you ->
        [yes] Nezapisuješ { $what }.
       *[no] { $who } nezapisuje { $what }.
    }

## How it ended.

qwinto-why-rows =
    { $count ->
        [1] Dva rady sú plné. Najviac bodov: { $winners }.
       *[other] Dva rady sú plné. Rovnaký počet bodov, delené víťazstvo: { $winners }.
    }
qwinto-why-misthrows =
    { $count ->
        [1] Štyri chybné hody. Najviac bodov: { $winners }.
       *[other] Štyri chybné hody. Rovnaký počet bodov, delené víťazstvo: { $winners }.
    }
qwinto-why-alone = Hra pre jedného: výsledkom sú body.
qwinto-line-orange = Oranžový rad
qwinto-line-yellow = Žltý rad
qwinto-line-purple = Fialový rad
qwinto-line-columns = Plné stĺpce
qwinto-line-misthrows = Chybné hody

## The table in a terminal.

qwinto-tui-colour-o = oranžová
qwinto-tui-colour-y = žltá
qwinto-tui-colour-p = fialová
qwinto-tui-column = stĺpec
qwinto-tui-bonus = bonus
qwinto-tui-misthrows = chybné hody
qwinto-tui-boxes = { $count } zo { $most }
qwinto-tui-key = Vysvetlivky: . prázdne, x mŕtve (žiaden hod nesedí), [ ] bonusové políčko. Na konci riadkov sú body. V ťahoch sa stĺpce počítajú od 0: o2 je prvé oranžové políčko.
qwinto-tui-die = { $colour } { $face }
qwinto-tui-dice = Kocky: { $dice }. Súčet: { $sum }.
qwinto-tui-name =
    { $role ->
        [both] { $name } (ty, na ťahu)
        [you] { $name } (ty)
        [active] { $name } (na ťahu)
       *[none] { $name }
    }
qwinto-tui-sheet =
    { $points ->
        [one] { $name }: { $points } bod
        [few] { $name }: { $points } body
       *[other] { $name }: { $points } bodov
    }
qwinto-tui-decided = Majú vybraté: { $names }
qwinto-tui-waiting = Ešte vyberajú: { $names }
qwinto-tui-choice = Tvoja voľba: { $move }
qwinto-tui-ask-choose =
    { $you ->
        [yes] Si na ťahu: vyber kocky, ktorými hodíš.
       *[no] { $who } vyberá kocky.
    }
qwinto-tui-ask-rolled =
    { $you ->
        [yes] Nechaj hod platiť alebo hoď tými istými kockami znova.
       *[no] { $who } nechá hod platiť alebo hodí znova.
    }
qwinto-tui-ask-write =
    { $you ->
        [yes] { $may ->
            [pass] Súčet sa nehodí do žiadneho tvojho políčka.
           *[pass-write] Zapíš súčet do niektorého svojho políčka alebo pasuj.
        }
       *[no] Súčet smie zapísať každý.
    }
qwinto-tui-ask-over = Hra sa skončila.
