# Qwinto.

qwinto-name = Qwinto
qwinto-tagline = Hoď kostkami a všichni zapíšou součet do rostoucí řady.
qwinto-aim = Zaplň své řady rostoucími čísly a získej nejvíc bodů.

## The rules, as docs/rules/qwinto.md numbers them.

qwinto-section-1 = List
qwinto-rule-1-1 = Hraje jeden až šest hráčů a každý má list se třemi řadami: oranžovou, žlutou a fialovou. Každá řada má devět políček a jednu mezeru, do které se nikdy nic nepíše.
qwinto-rule-1-2 = Sloupců je dvanáct, počítají se zleva od 1. Oranžová řada vede od 3 do 12 s mezerou ve sloupci 6, žlutá od 2 do 11 s mezerou v 7, fialová od 1 do 10 s mezerou v 5.
qwinto-rule-1-3 = Pět sloupců má tři políčka: 3, 4, 8, 9 a 10. Každý z nich má jedno bonusové políčko: fialové ve 3 a 10, oranžové ve 4 a 8, žluté v 9.
qwinto-rule-1-4 = Na každém listu jsou čtyři okénka pro chybné hody.
qwinto-rule-1-5 = Všechny listy leží všem na očích. O tom, kdo je první na tahu, rozhodne náhoda.
qwinto-example-1 = Sloupec 3 má políčko ve všech třech řadách a bonusové je to fialové.

qwinto-section-2 = Kam se číslo hodí
qwinto-rule-2-1 = V řadě čísla rostou zleva doprava a žádné se neopakuje.
qwinto-rule-2-2 = V řadě můžeš začít kdekoli a mezi dvěma čísly nechat libovolný počet prázdných políček. Později je můžeš vyplnit čísly, která se tam hodí.
qwinto-rule-2-3 = Ve sloupci se žádné číslo neopakuje, ať má sloupec dvě políčka, nebo tři. Jinak na pořadí čísel nezáleží.
qwinto-rule-2-4 = Do políčka patří jedno číslo a zapsané číslo zůstává.
qwinto-example-2 = Do prázdného políčka mezi 5 a 9 se hodí 6, 7 nebo 8.

qwinto-section-3 = Hod
qwinto-rule-3-1 = Hráč na tahu nejprve vybere kostky a hodí jimi: kteroukoli jednou, kterýmikoli dvěma nebo všemi třemi – oranžovou, žlutou a fialovou.
qwinto-rule-3-2 = Vybrat lze jakékoli kostky, i kdyby se s nimi nedalo nic zapsat.
qwinto-rule-3-3 = Hráč na tahu se na hod podívá a buď ho nechá, nebo hodí znovu. Předtím se nic nezapisuje.
qwinto-rule-3-4 = Kdo hází znovu, hází přesně týmiž kostkami, žádnou nepřidá ani neubere.
qwinto-rule-3-5 = Ponechaný hod platí, a druhý hod platí také, i když je horší. Ohlásí se jeho součet a dál se nehází.
qwinto-example-3 = Hodíš oranžovou a žlutou a máš 3. Hodíš oběma znovu a máš 9: platí 9.

qwinto-section-4 = Zápis součtu
qwinto-rule-4-1 = Každý, ať je na tahu, nebo ne, smí součet zapsat do jednoho políčka v řadě, která má barvu některé z hozených kostek.
qwinto-rule-4-2 = Všichni vybírají zároveň. Vidíš, kdo už má vybráno, ale co, to uvidíš, až budou mít vybráno všichni.
qwinto-rule-4-3 = Učiněná volba je konečná. Všechna čísla a chybný hod z jednoho hodu se zapíšou najednou, ať volby přišly v jakémkoli pořadí.
qwinto-rule-4-4 = Kdo nemůže nebo nechce zapisovat, pasuje.
qwinto-rule-4-5 = Když pasuje hráč na tahu, je to chybný hod a zaškrtne se jedno okénko. Pro všechny ostatní je pasování zdarma.
qwinto-rule-4-6 = Potom je na tahu další hráč po levici.
qwinto-example-4 = Součet je 9 a padl na oranžové a fialové: zapíšeš ho do jedné z těchto řad, do žluté ne.

qwinto-section-5 = Konec hry
qwinto-rule-5-1 = Hra končí, když je hod zapsaný a někdo má dvě plné řady.
qwinto-rule-5-2 = Hra končí také tehdy, když je hod zapsaný a někdo má čtyři chybné hody.
qwinto-rule-5-3 = Tento hod smí ještě každý zapsat, ale další tah se už nehraje, i když někteří měli tahů méně.
qwinto-example-5 = Zaplníš druhou řadu. Ostatní ještě mohou tento hod zapsat a pak se počítá.

qwinto-section-6 = Body
qwinto-rule-6-1 = Řada s prázdným políčkem přináší jeden bod za každé číslo v ní.
qwinto-rule-6-2 = Plná řada přináší místo toho své číslo úplně vpravo.
qwinto-rule-6-3 = Plný sloupec se třemi políčky přináší číslo ve svém bonusovém políčku.
qwinto-rule-6-4 = Každý chybný hod stojí pět bodů. Celkový počet bodů může být i záporný.
qwinto-rule-6-5 = Vyhrává, kdo má nejvíc bodů; při stejném počtu se hráči o vítězství dělí.
qwinto-example-6 = Řada se šesti čísly přináší 6 bodů. Plná řada, která končí číslem 17, přináší 17.

qwinto-section-7 = Hra pro jednoho
qwinto-rule-7-1 = Bez soupeřů jsi na tahu pořád, takže každý hod, který nezapíšeš, je chybný hod.
qwinto-rule-7-2 = Tvým výsledkem jsou tvé body.

## What happens.

# Sign is the letter of the row in English: o orange, y yellow, p purple. A die and what it shows; and the cell in column { $column } of a row.
qwinto-thing =
    { $sign ->
        [o] oranžová { $number }
        [y] žlutá { $number }
       *[p] fialová { $number }
    }
qwinto-into =
    { $sign ->
        [o] do oranžové řady, sloupec { $column }
        [y] do žluté řady, sloupec { $column }
       *[p] do fialové řady, sloupec { $column }
    }
qwinto-event-turn-began =
    { $you ->
        [yes] Jsi na tahu.
       *[no] Na tahu je { $who }.
    }
qwinto-event-rolled =
    { $you ->
        [yes] Házíš: { $things }.
       *[no] { $who } hází: { $things }.
    }
qwinto-event-rerolled =
    { $you ->
        [yes] Házíš znovu: { $things }.
       *[no] { $who } hází znovu: { $things }.
    }
qwinto-event-announced =
    { $you ->
        [yes] Ohlašuješ { $what }.
       *[no] { $who } ohlašuje { $what }.
    }
qwinto-event-decided =
    { $sign ->
        [pass] { $you ->
            [yes] Rozhoduješ se nezapisovat.
           *[no] { $who } se rozhoduje nezapisovat.
        }
       *[cell] { $you ->
            [yes] Rozhoduješ se zapsat součet { qwinto-into }.
           *[no] { $who } se rozhoduje zapsat součet { qwinto-into }.
        }
    }
qwinto-event-decided-hidden =
    { $you ->
        [yes] Máš vybráno.
       *[no] { $who } má vybráno.
    }
qwinto-event-wrote =
    { $you ->
        [yes] Zapisuješ { $number } { qwinto-into }.
       *[no] { $who } zapisuje { $number } { qwinto-into }.
    }
qwinto-event-misthrew =
    { $you ->
        [yes] Nezapisuješ { $what } a zaškrtáváš chybný hod.
       *[no] { $who } nezapisuje { $what } a zaškrtává chybný hod.
    }
qwinto-event-passed =
    { $you ->
        [yes] Nezapisuješ { $what }.
       *[no] { $who } nezapisuje { $what }.
    }

## How it ended.

qwinto-why-rows =
    { $count ->
        [1] Dvě řady jsou plné. Nejvíc bodů: { $winners }.
       *[other] Dvě řady jsou plné. Stejný počet bodů, dělené vítězství: { $winners }.
    }
qwinto-why-misthrows =
    { $count ->
        [1] Čtyři chybné hody. Nejvíc bodů: { $winners }.
       *[other] Čtyři chybné hody. Stejný počet bodů, dělené vítězství: { $winners }.
    }
qwinto-why-alone = Hra pro jednoho: výsledkem jsou body.
qwinto-line-orange = Oranžová řada
qwinto-line-yellow = Žlutá řada
qwinto-line-purple = Fialová řada
qwinto-line-columns = Plné sloupce
qwinto-line-misthrows = Chybné hody

## The table in a terminal.

qwinto-tui-colour-o = oranžová
qwinto-tui-colour-y = žlutá
qwinto-tui-colour-p = fialová
qwinto-tui-column = sloupec
qwinto-tui-bonus = bonus
qwinto-tui-misthrows = chybné hody
qwinto-tui-boxes = { $count } ze { $most }
qwinto-tui-key = Vysvětlivky: . prázdné, x mrtvé (žádný hod nesedí), [ ] bonusové políčko. Na konci řádků jsou body. V tazích se sloupce počítají od 0: o2 je první oranžové políčko.
qwinto-tui-die = { $colour } { $face }
qwinto-tui-dice = Kostky: { $dice }. Součet: { $sum }.
qwinto-tui-name =
    { $role ->
        [both] { $name } (ty, na tahu)
        [you] { $name } (ty)
        [active] { $name } (na tahu)
       *[none] { $name }
    }
qwinto-tui-sheet =
    { $points ->
        [one] { $name }: { $points } bod
        [few] { $name }: { $points } body
       *[other] { $name }: { $points } bodů
    }
qwinto-tui-decided = Mají vybráno: { $names }
qwinto-tui-waiting = Ještě vybírají: { $names }
qwinto-tui-choice = Tvá volba: { $move }
qwinto-tui-ask-choose =
    { $you ->
        [yes] Jsi na tahu: vyber kostky, kterými hodíš.
       *[no] { $who } vybírá kostky.
    }
qwinto-tui-ask-rolled =
    { $you ->
        [yes] Nech hod platit, nebo hoď týmiž kostkami znovu.
       *[no] { $who } nechá hod platit, nebo hodí znovu.
    }
qwinto-tui-ask-write =
    { $you ->
        [yes] { $may ->
            [pass] Součet se nehodí do žádného tvého políčka.
           *[pass-write] Zapiš součet do některého svého políčka, nebo pasuj.
        }
       *[no] Součet smí zapsat každý.
    }
qwinto-tui-ask-over = Hra skončila.
