# Kobito.

kobito-name = Kobito
kobito-tagline = Doveď duhu ke zlatu tak, aby skončila přesně tam.
kobito-aim = Doveď duhy ke zlatu a nasbírej nejvíc bodů.

## The rules, as docs/rules/kobito.md numbers them.

kobito-section-1 = Karty
kobito-rule-1-1 = Balíček duhy má 92 karet: každé číslo od 1 do 12 sedmkrát, pět karet kobito a tři karty záměny.
kobito-rule-1-2 = Dvanáct čísel stojí v kruhu, takže 12 a 1 spolu sousedí.
kobito-rule-1-3 = Balíček zlata má 18 karet a každá žádá duhu jedné přesné délky. Pro každou délku od 4 do 9 jsou tři karty: jedna dává o bod méně, než je délka, jedna stejně a jedna o bod víc. (Seznam je rekonstruovaný.)
kobito-rule-1-4 = Můžete se dohodnout i na jiných kartách zlata: aspoň čtyřech, každé s délkou od 2 do 24.
kobito-example-1 = Vedle 12 se hodí 11 nebo 1.

kobito-section-2 = Začátek hry
kobito-rule-2-1 = Tři karty zlata leží lícem nahoru. Vedle každé leží jedna karta duhy, počáteční karta její duhy.
kobito-rule-2-2 = Počáteční karta má vždy číslo. Když se místo ní otočí kobito nebo karta záměny, zamíchá se zpátky do balíčku a otočí se jiná karta.
kobito-rule-2-3 = Když v balíčku není žádná karta s číslem, která by mohla být počáteční, nejprve se do něj zamíchá odkládací hromádka.
kobito-rule-2-4 = Každý dostane pět karet. Rozdávající se vylosuje, hráč po jeho levici začíná a hraje se po směru hodinových ručiček.
kobito-example-2 = Jako začátek se otočí kobito: vrátí se do balíčku a místo něj se otočí 7.

kobito-section-3 = Duhy
kobito-rule-3-1 = Duha je řada po sobě jdoucích čísel, která rostou od jejího dolního konce k hornímu. Po 12 přichází 1.
kobito-rule-3-2 = Nové karty se k duze přikládají na její dolní nebo horní konec, nikdy doprostřed.
kobito-rule-3-3 = Duha u zlata nikdy není delší, než žádá její karta zlata.
kobito-rule-3-4 = Duha v dílně smí být libovolně dlouhá, i víc než jednou dokola.
kobito-rule-3-5 = Karta ze stolu se nikdy nevrací do ruky, kromě kobito, které někdo vymění.
kobito-example-3 = 10-11-12 pokračuje nahoře 1 a dole 9.

kobito-section-4 = Tvůj tah
kobito-rule-4-1 = Ve svém tahu musíš zahrát jednu kartu z ruky a k ní po jedné za každou duhu, která je na začátku tahu ve tvé dílně. Smíš zahrát i víc.
kobito-rule-4-2 = Nikdy nedlužíš víc karet, než kolik jich držíš v ruce.
kobito-rule-4-3 = Tah můžeš ukončit, jakmile už žádnou kartu nedlužíš, dřív ne.
kobito-rule-4-4 = Dokud tah neukončíš, smíš přikládat, začínat duhy, přesouvat, vyměňovat a zaměňovat, v libovolném pořadí a kolikrát chceš.
kobito-rule-4-5 = Když tah ukončíš, lížeš si, dokud nemáš v ruce pět karet.
kobito-rule-4-6 = Když je potřeba karta a balíček je prázdný, zamíchá se odkládací hromádka a stane se balíčkem. Když je prázdná i ta, musí ti stačit to, co máš.
kobito-example-4 = Na začátku tahu máš v dílně dvě duhy: zahraješ aspoň tři karty.

kobito-section-5 = Přikládání a nové duhy
kobito-rule-5-1 = Zahrát nebo zaplatit můžeš jen karty, které držíš v ruce.
kobito-rule-5-2 = Kartu můžeš přiložit na konec duhy u zlata nebo ve vlastní dílně, pokud tam její číslo navazuje. Počítá se jako jedna zahraná karta.
kobito-rule-5-3 = Duhu ve své dílně můžeš začít dvěma kartami s po sobě jdoucími čísly. Počítají se jako dvě.
kobito-rule-5-4 = Nová duha zabere první volný ponk ve tvé dílně; ostatní zůstávají, kde jsou.
kobito-rule-5-5 = Dílna má čtyři ponky, takže je v ní místo pro čtyři duhy.
kobito-rule-5-6 = Duhy v dílně se nikdy nespojují jedna s druhou.
kobito-example-5 = Se 4 a 5 začneš duhu ve své dílně. Obě se počítají jako zahrané.

kobito-section-6 = Přesun ke zlatu
kobito-rule-6-1 = Z konce duhy ve vlastní dílně můžeš přesunout úsek jedné nebo více karet na konec duhy u zlata. Nepočítá se to jako zahraná karta.
kobito-rule-6-2 = Úsek si zachová své pořadí a jeho čísla musí navazovat na konec, ke kterému se přikládá.
kobito-rule-6-3 = Úsekem může být i celá duha; bere se za dolní konec.
kobito-rule-6-4 = Na místě zůstanou dvě karty nebo víc, anebo žádná. Jediná karta smí zůstat, pokud se hned po přesunu, než se otočí nové karty, hodí k některé duze u zlata.
kobito-rule-6-5 = Jediná karta, která zůstala, musí jít ke zlatu dřív, než uděláš cokoli jiného.
kobito-rule-6-6 = Co leží na jednom místě, přesouvá se společně, a kobito si při přesunu nechává své číslo.
kobito-example-6 = V dílně máš 6-7-8 a duha u zlata končí 5: přesuneš tam všechny tři.

kobito-section-7 = Kobito
kobito-rule-7-1 = Kobito zastupuje libovolné číslo. Přijme číslo místa, na které se přiloží, a má ho tak dlouho, dokud leží na stole.
kobito-rule-7-2 = Ze dvou karet, které začínají duhu, smí být kobito jen jedna.
kobito-rule-7-3 = Kobito v kterékoli duze na stole můžeš vyměnit za kartu z ruky: karta jde na jeho místo, kobito do tvé ruky. Nepočítá se to jako zahraná karta.
kobito-rule-7-4 = Karta musí mít číslo, které kobito zastupuje, a kobito nesmí být zakryté.
kobito-rule-7-5 = Výměna je to jediné, co smíš udělat v dílně jiného hráče.
kobito-example-7 = Kobito mezi 3 a 5 je 4. Se čtyřkou z ruky ho můžeš získat.

kobito-section-8 = Karty záměny
kobito-rule-8-1 = Kartu záměny můžeš položit na kartu u zlata nebo ve vlastní dílně a na ni kartu se stejným číslem z ruky. Dohromady se počítají jako dvě zahrané karty.
kobito-rule-8-2 = Duha se tím neprodlouží: co leží na jednom místě, počítá se jako jedna karta.
kobito-rule-8-3 = Jinak se karta záměny nikdy nehraje.
kobito-rule-8-4 = Horní kartou smí být kobito a spodní také. Místo, které už zakryté bylo, lze zakrýt znovu.
kobito-example-8 = Na 9 položíš kartu záměny a další 9. To jsou dvě zahrané karty.

kobito-section-9 = Zlato
kobito-rule-9-1 = Kdo dovede duhu u zlata přesně k žádané délce, dá si kartu zlata hned na svou bodovou hromádku.
kobito-rule-9-2 = Duha jde na odkládací hromádku. Na jejím místě se otočí nová karta zlata a nová počáteční karta, dokud v balíčku zlata nějaké jsou.
kobito-rule-9-3 = Potom tah pokračuje.
kobito-example-9 = Zlato chce pět karet a čtyři už leží. Přiložíš pátou a zlato je tvoje.

kobito-section-10 = Příliš málo karet
kobito-rule-10-1 = Když dlužíš karty, ale nemůžeš přiložit, začít duhu ani zaměnit, platíš: dáš z ruky na svou bodovou hromádku tolik karet podle vlastního výběru, kolik dlužíš, jednu po druhé.
kobito-rule-10-2 = Platit nesmíš, dokud můžeš cokoli přiložit, začít nebo zaměnit, i kdyby to bylo víc, než dlužíš. Přesuny a výměny, které by mohly pomoct, jsou předtím dovolené, ale hledat je nemusíš.
kobito-rule-10-3 = Jakmile začneš platit, platíš, dokud celý dluh nesplatíš. Potom tvůj tah pokračuje.
kobito-rule-10-4 = Každá zaplacená karta stojí na konci 3 body.
kobito-example-10 = Dlužíš dvě karty a žádná se nehodí. Zaplatíš dvě, což tě na konci stojí 6 bodů.

kobito-section-11 = Konec hry
kobito-rule-11-1 = Hra končí okamžitě, když někdo získá kartu zlata a balíček zlata je prázdný, takže zbývají jen dvě. Nic dalšího se nelíže ani neplatí.
kobito-rule-11-2 = Hra končí také tehdy, když měli všichni po sobě tah, ve kterém se nic nezahrálo, nezaplatilo, nepřesunulo ani nelízlo.
kobito-rule-11-3 = Máš body za své karty zlata, minus 3 za každou jinou kartu na své bodové hromádce. Výsledek může být i záporný.
kobito-rule-11-4 = Vyhrává, kdo má nejvíc bodů; při stejném počtu se hráči o vítězství dělí.
kobito-example-11 = Zlato za 6 a 5 a jedna zaplacená karta: 6 + 5 − 3 = 8 bodů.

## Options.

kobito-option-gold = Karty zlata, se kterými se hraje místo rekonstruovaných osmnácti, každá jako délka:body, třeba 4:3 4:4 5:5 6:7.

## What happens.

# Things and places in a sentence: sign is kobito, swap or nothing, number what it is or stands for (0: not yet);
# a card as what is laid or drawn, a card with which something is done, a row of cards, and where.
kobito-card =
    { $sign ->
        [kobito] { $number ->
            [0] kobito
           *[other] kobito jako { $number }
        }
        [swap] kartu záměny
       *[number] kartu { $number }
    }
kobito-with =
    { $sign ->
        [kobito] { $number ->
            [0] kartou kobito
           *[other] kartou kobito jako { $number }
        }
        [swap] kartou záměny
       *[number] kartou { $number }
    }
kobito-piece =
    { $count ->
        [1] { kobito-card }
       *[other] karty { $number } až { $last }
    }
kobito-at =
    { $target ->
        [g1] u hrnce 1
        [g2] u hrnce 2
        [g3] u hrnce 3
       *[workshop] { $you ->
            [yes] ve své dílně
           *[no] ve své dílně
        }
    }
kobito-event-gold-turned = Nové zlato { kobito-at }: délka { $number }, body { $last }.
kobito-event-start-turned = Duha { kobito-at } začíná kartou { $number }.
kobito-event-put-back =
    { $sign ->
        [swap] Otáčí se karta záměny; počáteční kartou být nemůže a zamíchá se zpátky.
       *[kobito] Otáčí se kobito; počáteční kartou být nemůže a zamíchá se zpátky.
    }
kobito-event-dealt =
    { $you ->
        [yes] Dostáváš { kobito-card }.
       *[no] { $who } dostává { kobito-card }.
    }
kobito-event-dealt-hidden =
    { $you ->
        [yes] Dostáváš kartu.
       *[no] { $who } dostává kartu.
    }
kobito-event-turn-began =
    { $you ->
        [yes] Jsi na tahu. Kolik karet musíš zahrát: { $what }.
       *[no] Na tahu je { $who }. Kolik karet musí zahrát: { $what }.
    }
kobito-event-laid =
    { $you ->
        [yes] Přikládáš { kobito-card } k duze { kobito-at }.
       *[no] { $who } přikládá { kobito-card } k duze { kobito-at }.
    }
kobito-event-began =
    { $you ->
        [yes] Ve své dílně začínáš duhu { kobito-with }.
       *[no] { $who } začíná ve své dílně duhu { kobito-with }.
    }
kobito-event-moved =
    { $you ->
        [yes] Přesouváš { kobito-piece } ze své dílny k duze { kobito-at }.
       *[no] { $who } přesouvá { kobito-piece } ze své dílny k duze { kobito-at }.
    }
kobito-event-exchanged =
    { $you ->
        [yes] Vyměňuješ { kobito-card } za kobito { kobito-at }.
       *[no] { $who } vyměňuje { kobito-card } za kobito { kobito-at }.
    }
kobito-event-exchanged-elsewhere =
    { $you ->
        [yes] Vyměňuješ { kobito-card } za kobito v dílně soupeře ({ $other }).
       *[no] { $to_you ->
            [yes] { $who } vyměňuje { kobito-card } za kobito ve tvé dílně.
           *[no] { $who } vyměňuje { kobito-card } za kobito v dílně soupeře ({ $other }).
        }
    }
kobito-event-took-kobito =
    { $you ->
        [yes] Bereš si to kobito do ruky.
       *[no] { $who } si to kobito bere do ruky.
    }
kobito-event-swapped =
    { $you ->
        [yes] Zakrýváš kartu { kobito-at } kartou záměny a { kobito-with }.
       *[no] { $who } zakrývá kartu { kobito-at } kartou záměny a { kobito-with }.
    }
kobito-event-paid =
    { $you ->
        [yes] Platíš { kobito-card }, stojí tě to 3 body.
       *[no] { $who } platí { kobito-card }, stojí to 3 body.
    }
kobito-event-won-gold =
    { $you ->
        [yes] { $last ->
            [one] Získáváš zlato délky { $number }: { $last } bod.
            [few] Získáváš zlato délky { $number }: { $last } body.
           *[other] Získáváš zlato délky { $number }: { $last } bodů.
        }
       *[no] { $last ->
            [one] { $who } získává zlato délky { $number }: { $last } bod.
            [few] { $who } získává zlato délky { $number }: { $last } body.
           *[other] { $who } získává zlato délky { $number }: { $last } bodů.
        }
    }
kobito-event-discarded =
    Duha u hrnce { $source ->
        [g1] 1
        [g2] 2
       *[g3] 3
    } jde na odkládací hromádku. Počet jejích karet: { $what }.
kobito-event-drew =
    { $you ->
        [yes] Lížeš si { kobito-card }.
       *[no] { $who } si líže { kobito-card }.
    }
kobito-event-drew-hidden =
    { $you ->
        [yes] Lížeš si kartu.
       *[no] { $who } si líže kartu.
    }
kobito-event-shuffled = Odkládací hromádka se míchá. Počet karet v balíčku: { $what }.
kobito-event-stopped = Nikdo už nemůže nic udělat: hra končí.

## How it ended.

kobito-why-points =
    { $count ->
        [1] Zlato došlo. Nejvíc bodů: { $winners }.
       *[other] Zlato došlo. Stejný počet bodů, dělené vítězství: { $winners }.
    }
kobito-why-stopped =
    { $count ->
        [1] Nic už nešlo zahrát. Nejvíc bodů: { $winners }.
       *[other] Nic už nešlo zahrát. Stejný počet bodů, dělené vítězství: { $winners }.
    }
kobito-line-gold = Karty zlata
kobito-line-penalty = Zaplacené karty

## The table in a terminal.

kobito-tui-decks = Balíček { $deck }, odkládací hromádka { $discard }, balíček zlata { $golds }
kobito-tui-gold = Zlato
kobito-tui-pot =
    { $points ->
        [one] { $place } žádá délku { $length }, dává { $points } bod
        [few] { $place } žádá délku { $length }, dává { $points } body
       *[other] { $place } žádá délku { $length }, dává { $points } bodů
    }
kobito-tui-pot-empty = { $place } je prázdné
kobito-tui-rainbow = { $rainbow } (délka { $count }; naváže dole { $low }, nahoře { $high })
kobito-tui-players = Hráči (> je na tahu)
kobito-tui-you = { $name } (ty)
kobito-tui-player =
    { $points ->
        [one] { $name }: { $points } bod
        [few] { $name }: { $points } body
       *[other] { $name }: { $points } bodů
    }
kobito-tui-in-hand =
    { $count ->
        [0] v ruce žádná karta
        [one] v ruce { $count } karta
        [few] v ruce { $count } karty
       *[other] v ruce { $count } karet
    }
kobito-tui-won = zlato { $golds }
kobito-tui-paid = zaplaceno { $cards }
kobito-tui-no-rainbow = v dílně žádná duha
kobito-tui-hand = Tvá ruka: { $cards }
kobito-tui-no-cards = žádné karty
kobito-tui-key = 11-12-1: duha od dolního konce; k7: kobito jako 7; 7s7: na 7 karta záměny a na ní další 7.
kobito-tui-ask-playing =
    { $you ->
        [yes] { $owed ->
            [0] Jsi na tahu: můžeš pokračovat, nebo tah ukončit.
            [one] Jsi na tahu: zbývá zahrát { $owed } kartu.
            [few] Jsi na tahu: zbývá zahrát { $owed } karty.
           *[other] Jsi na tahu: zbývá zahrát { $owed } karet.
        }
       *[no] { $owed ->
            [0] { $who } může pokračovat, nebo tah ukončit.
            [one] { $who } musí zahrát ještě { $owed } kartu.
            [few] { $who } musí zahrát ještě { $owed } karty.
           *[other] { $who } musí zahrát ještě { $owed } karet.
        }
    }
kobito-tui-ask-paying =
    { $you ->
        [yes] { $owed ->
            [one] Musíš zaplatit ještě { $owed } kartu.
            [few] Musíš zaplatit ještě { $owed } karty.
           *[other] Musíš zaplatit ještě { $owed } karet.
        }
       *[no] { $owed ->
            [one] { $who } musí zaplatit ještě { $owed } kartu.
            [few] { $who } musí zaplatit ještě { $owed } karty.
           *[other] { $who } musí zaplatit ještě { $owed } karet.
        }
    }
kobito-tui-ask-leftover =
    { $you ->
        [yes] Tvá jediná zbylá karta teď musí jít ke zlatu.
       *[no] { $who } teď musí přesunout jedinou zbylou kartu ke zlatu.
    }
kobito-tui-ask-over = Hra skončila.
