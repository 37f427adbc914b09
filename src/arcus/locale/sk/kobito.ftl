# Kobito.

kobito-name = Kobito
kobito-tagline = Doveď dúhu k zlatu tak, aby sa skončila presne tam.
kobito-aim = Doveď dúhy k zlatu a nazbieraj najviac bodov.

## The rules, as docs/rules/kobito.md numbers them.

kobito-section-1 = Karty
kobito-rule-1-1 = Balíček dúhy má 92 kariet: každé číslo od 1 do 12 sedemkrát, päť kariet kobito a tri karty zámeny.
kobito-rule-1-2 = Dvanásť čísel stojí v kruhu, takže 12 a 1 spolu susedia.
kobito-rule-1-3 = Balíček zlata má 18 kariet a každá žiada dúhu jednej presnej dĺžky. Pre každú dĺžku od 4 do 9 sú tri karty: jedna dáva o bod menej, ako je dĺžka, jedna rovnako a jedna o bod viac. (Zoznam je rekonštruovaný.)
kobito-rule-1-4 = Môžete sa dohodnúť aj na iných kartách zlata: aspoň štyroch, každej s dĺžkou od 2 do 24.
kobito-example-1 = Vedľa 12 sa hodí 11 alebo 1.

kobito-section-2 = Začiatok hry
kobito-rule-2-1 = Tri karty zlata ležia lícom nahor. Vedľa každej leží jedna karta dúhy, počiatočná karta jej dúhy.
kobito-rule-2-2 = Počiatočná karta má vždy číslo. Keď sa namiesto nej otočí kobito alebo karta zámeny, zamieša sa späť do balíčka a otočí sa iná karta.
kobito-rule-2-3 = Ak v balíčku nie je žiadna karta s číslom, ktorá by mohla byť počiatočná, najprv sa doň zamieša odkladacia kôpka.
kobito-rule-2-4 = Každý dostane päť kariet. Rozdávajúci sa vyžrebuje, hráč naľavo od neho začína a hrá sa v smere hodinových ručičiek.
kobito-example-2 = Ako začiatok sa otočí kobito: vráti sa do balíčka a namiesto neho sa otočí 7.

kobito-section-3 = Dúhy
kobito-rule-3-1 = Dúha je rad po sebe idúcich čísel, ktoré rastú od jej dolného konca k hornému. Po 12 prichádza 1.
kobito-rule-3-2 = Nové karty sa k dúhe prikladajú na jej dolný alebo horný koniec, nikdy nie doprostred.
kobito-rule-3-3 = Dúha pri zlate nikdy nie je dlhšia, ako žiada jej karta zlata.
kobito-rule-3-4 = Dúha v dielni smie byť ľubovoľne dlhá, aj viac ako raz dookola.
kobito-rule-3-5 = Karta zo stola sa nikdy nevracia do ruky, okrem kobito, ktoré niekto vymení.
kobito-example-3 = 10-11-12 pokračuje hore 1 a dole 9.

kobito-section-4 = Tvoj ťah
kobito-rule-4-1 = Vo svojom ťahu musíš zahrať jednu kartu z ruky a k nej po jednej za každú dúhu, ktorá je na začiatku ťahu v tvojej dielni. Smieš zahrať aj viac.
kobito-rule-4-2 = Nikdy nedlhuješ viac kariet, ako ich držíš v ruke.
kobito-rule-4-3 = Ťah môžeš ukončiť, len čo už žiadnu kartu nedlhuješ, skôr nie.
kobito-rule-4-4 = Kým ťah neukončíš, smieš prikladať, začínať dúhy, presúvať, vymieňať a zamieňať, v ľubovoľnom poradí a koľkokrát chceš.
kobito-rule-4-5 = Keď ťah ukončíš, ťaháš si, kým nemáš v ruke päť kariet.
kobito-rule-4-6 = Keď treba kartu a balíček je prázdny, zamieša sa odkladacia kôpka a stane sa balíčkom. Keď je prázdna aj tá, musí ti stačiť to, čo máš.
kobito-example-4 = Na začiatku ťahu máš v dielni dve dúhy: zahráš aspoň tri karty.

kobito-section-5 = Prikladanie a nové dúhy
kobito-rule-5-1 = Zahrať alebo zaplatiť môžeš len karty, ktoré držíš v ruke.
kobito-rule-5-2 = Kartu môžeš priložiť na koniec dúhy pri zlate alebo vo vlastnej dielni, ak tam jej číslo nadväzuje. Počíta sa ako jedna zahraná karta.
kobito-rule-5-3 = Dúhu vo svojej dielni môžeš začať dvoma kartami s po sebe idúcimi číslami. Počítajú sa ako dve.
kobito-rule-5-4 = Nová dúha zaberie prvý voľný ponk v tvojej dielni; ostatné ostávajú, kde sú.
kobito-rule-5-5 = Dielňa má štyri ponky, takže je v nej miesto pre štyri dúhy.
kobito-rule-5-6 = Dúhy v dielni sa nikdy nespájajú jedna s druhou.
kobito-example-5 = So 4 a 5 začneš dúhu vo svojej dielni. Obe sa počítajú ako zahrané.

kobito-section-6 = Presun k zlatu
kobito-rule-6-1 = Z konca dúhy vo vlastnej dielni môžeš presunúť úsek jednej alebo viacerých kariet na koniec dúhy pri zlate. Nepočíta sa to ako zahraná karta.
kobito-rule-6-2 = Úsek si zachová svoje poradie a jeho čísla musia nadväzovať na koniec, ku ktorému sa prikladá.
kobito-rule-6-3 = Úsekom môže byť aj celá dúha; berie sa za dolný koniec.
kobito-rule-6-4 = Na mieste ostanú dve karty alebo viac, alebo žiadna. Jediná karta smie ostať, ak sa hneď po presune, skôr než sa otočia nové karty, hodí k niektorej dúhe pri zlate.
kobito-rule-6-5 = Jediná karta, ktorá ostala, musí ísť k zlatu skôr, než urobíš čokoľvek iné.
kobito-rule-6-6 = Čo leží na jednom mieste, presúva sa spolu a kobito si pri presune necháva svoje číslo.
kobito-example-6 = V dielni máš 6-7-8 a dúha pri zlate sa končí 5: presunieš tam všetky tri.

kobito-section-7 = Kobito
kobito-rule-7-1 = Kobito zastupuje ľubovoľné číslo. Prijme číslo miesta, na ktoré sa priloží, a má ho dovtedy, kým leží na stole.
kobito-rule-7-2 = Z dvoch kariet, ktoré začínajú dúhu, smie byť kobito len jedna.
kobito-rule-7-3 = Kobito v ktorejkoľvek dúhe na stole môžeš vymeniť za kartu z ruky: karta ide na jeho miesto, kobito do tvojej ruky. Nepočíta sa to ako zahraná karta.
kobito-rule-7-4 = Karta musí mať číslo, ktoré kobito zastupuje, a kobito nesmie byť zakryté.
kobito-rule-7-5 = Výmena je to jediné, čo smieš urobiť v dielni iného hráča.
kobito-example-7 = Kobito medzi 3 a 5 je 4. So štvorkou z ruky ho môžeš získať.

kobito-section-8 = Karty zámeny
kobito-rule-8-1 = Kartu zámeny môžeš položiť na kartu pri zlate alebo vo vlastnej dielni a na ňu kartu s rovnakým číslom z ruky. Spolu sa počítajú ako dve zahrané karty.
kobito-rule-8-2 = Dúha sa tým nepredĺži: čo leží na jednom mieste, počíta sa ako jedna karta.
kobito-rule-8-3 = Inak sa karta zámeny nikdy nehrá.
kobito-rule-8-4 = Hornou kartou smie byť kobito a spodnou tiež. Miesto, ktoré už zakryté bolo, možno zakryť znova.
kobito-example-8 = Na 9 položíš kartu zámeny a ďalšiu 9. To sú dve zahrané karty.

kobito-section-9 = Zlato
kobito-rule-9-1 = Kto dovedie dúhu pri zlate presne k žiadanej dĺžke, dá si kartu zlata hneď na svoju bodovú kôpku.
kobito-rule-9-2 = Dúha ide na odkladaciu kôpku. Na jej mieste sa otočí nová karta zlata a nová počiatočná karta, kým v balíčku zlata nejaké sú.
kobito-rule-9-3 = Potom ťah pokračuje.
kobito-example-9 = Zlato chce päť kariet a štyri už ležia. Priložíš piatu a zlato je tvoje.

kobito-section-10 = Primálo kariet
kobito-rule-10-1 = Keď dlhuješ karty, ale nemôžeš priložiť, začať dúhu ani zameniť, platíš: dáš z ruky na svoju bodovú kôpku toľko kariet podľa vlastného výberu, koľko dlhuješ, jednu po druhej.
kobito-rule-10-2 = Platiť nesmieš, kým môžeš čokoľvek priložiť, začať alebo zameniť, aj keby to bolo viac, ako dlhuješ. Presuny a výmeny, ktoré by mohli pomôcť, sú predtým dovolené, ale hľadať ich nemusíš.
kobito-rule-10-3 = Keď raz začneš platiť, platíš, kým celý dlh nesplatíš. Potom tvoj ťah pokračuje.
kobito-rule-10-4 = Každá zaplatená karta stojí na konci 3 body.
kobito-example-10 = Dlhuješ dve karty a žiadna sa nehodí. Zaplatíš dve, čo ťa na konci stojí 6 bodov.

kobito-section-11 = Koniec hry
kobito-rule-11-1 = Hra sa končí okamžite, keď niekto získa kartu zlata a balíček zlata je prázdny, takže ostávajú len dve. Nič ďalšie sa neťahá ani neplatí.
kobito-rule-11-2 = Hra sa končí aj vtedy, keď mali všetci po sebe ťah, v ktorom sa nič nezahralo, nezaplatilo, nepresunulo ani nepotiahlo.
kobito-rule-11-3 = Máš body za svoje karty zlata, mínus 3 za každú inú kartu na svojej bodovej kôpke. Výsledok môže byť aj záporný.
kobito-rule-11-4 = Vyhráva, kto má najviac bodov; pri rovnakom počte sa hráči o víťazstvo delia.
kobito-example-11 = Zlato za 6 a 5 a jedna zaplatená karta: 6 + 5 − 3 = 8 bodov.

## Options.

kobito-option-gold = Karty zlata, s ktorými sa hrá namiesto rekonštruovaných osemnástich, každá ako dĺžka:body, napríklad 4:3 4:4 5:5 6:7.

## What happens.

# Things and places in a sentence: sign is kobito, swap or nothing, number what it is or stands for (0: not yet);
# a card as what is laid or drawn, a card with which something is done, a row of cards, and where.
kobito-card =
    { $sign ->
        [kobito] { $number ->
            [0] kobito
           *[other] kobito ako { $number }
        }
        [swap] kartu zámeny
       *[number] kartu { $number }
    }
kobito-with =
    { $sign ->
        [kobito] { $number ->
            [0] kartou kobito
           *[other] kartou kobito ako { $number }
        }
        [swap] kartou zámeny
       *[number] kartou { $number }
    }
kobito-piece =
    { $count ->
        [1] { kobito-card }
       *[other] karty { $number } až { $last }
    }
kobito-at =
    { $target ->
        [g1] pri hrnci 1
        [g2] pri hrnci 2
        [g3] pri hrnci 3
       *[workshop] { $you ->
            [yes] vo svojej dielni
           *[no] vo svojej dielni
        }
    }
kobito-event-gold-turned = Nové zlato { kobito-at }: dĺžka { $number }, body { $last }.
kobito-event-start-turned = Dúha { kobito-at } sa začína kartou { $number }.
kobito-event-put-back =
    { $sign ->
        [swap] Otáča sa karta zámeny; počiatočnou kartou byť nemôže a zamieša sa späť.
       *[kobito] Otáča sa kobito; počiatočnou kartou byť nemôže a zamieša sa späť.
    }
kobito-event-dealt =
    { $you ->
        [yes] Dostávaš { kobito-card }.
       *[no] { $who } dostáva { kobito-card }.
    }
kobito-event-dealt-hidden =
    { $you ->
        [yes] Dostávaš kartu.
       *[no] { $who } dostáva kartu.
    }
kobito-event-turn-began =
    { $you ->
        [yes] Si na ťahu. Koľko kariet musíš zahrať: { $what }.
       *[no] Na ťahu je { $who }. Koľko kariet musí zahrať: { $what }.
    }
kobito-event-laid =
    { $you ->
        [yes] Prikladáš { kobito-card } k dúhe { kobito-at }.
       *[no] { $who } prikladá { kobito-card } k dúhe { kobito-at }.
    }
kobito-event-began =
    { $you ->
        [yes] Vo svojej dielni začínaš dúhu { kobito-with }.
       *[no] { $who } začína vo svojej dielni dúhu { kobito-with }.
    }
kobito-event-moved =
    { $you ->
        [yes] Presúvaš { kobito-piece } zo svojej dielne k dúhe { kobito-at }.
       *[no] { $who } presúva { kobito-piece } zo svojej dielne k dúhe { kobito-at }.
    }
kobito-event-exchanged =
    { $you ->
        [yes] Vymieňaš { kobito-card } za kobito { kobito-at }.
       *[no] { $who } vymieňa { kobito-card } za kobito { kobito-at }.
    }
kobito-event-exchanged-elsewhere =
    { $you ->
        [yes] Vymieňaš { kobito-card } za kobito v dielni súpera ({ $other }).
       *[no] { $to_you ->
            [yes] { $who } vymieňa { kobito-card } za kobito v tvojej dielni.
           *[no] { $who } vymieňa { kobito-card } za kobito v dielni súpera ({ $other }).
        }
    }
kobito-event-took-kobito =
    { $you ->
        [yes] Berieš si to kobito do ruky.
       *[no] { $who } si to kobito berie do ruky.
    }
kobito-event-swapped =
    { $you ->
        [yes] Zakrývaš kartu { kobito-at } kartou zámeny a { kobito-with }.
       *[no] { $who } zakrýva kartu { kobito-at } kartou zámeny a { kobito-with }.
    }
kobito-event-paid =
    { $you ->
        [yes] Platíš { kobito-card }, stojí ťa to 3 body.
       *[no] { $who } platí { kobito-card }, stojí to 3 body.
    }
kobito-event-won-gold =
    { $you ->
        [yes] { $last ->
            [one] Získavaš zlato dĺžky { $number }: { $last } bod.
            [few] Získavaš zlato dĺžky { $number }: { $last } body.
           *[other] Získavaš zlato dĺžky { $number }: { $last } bodov.
        }
       *[no] { $last ->
            [one] { $who } získava zlato dĺžky { $number }: { $last } bod.
            [few] { $who } získava zlato dĺžky { $number }: { $last } body.
           *[other] { $who } získava zlato dĺžky { $number }: { $last } bodov.
        }
    }
kobito-event-discarded =
    Dúha pri hrnci { $source ->
        [g1] 1
        [g2] 2
       *[g3] 3
    } ide na odkladaciu kôpku. Počet jej kariet: { $what }.
kobito-event-drew =
    { $you ->
        [yes] Ťaháš si { kobito-card }.
       *[no] { $who } si ťahá { kobito-card }.
    }
kobito-event-drew-hidden =
    { $you ->
        [yes] Ťaháš si kartu.
       *[no] { $who } si ťahá kartu.
    }
kobito-event-shuffled = Odkladacia kôpka sa mieša. Počet kariet v balíčku: { $what }.
kobito-event-stopped = Nikto už nemôže nič urobiť: hra sa končí.

## How it ended.

kobito-why-points =
    { $count ->
        [1] Zlato sa minulo. Najviac bodov: { $winners }.
       *[other] Zlato sa minulo. Rovnaký počet bodov, delené víťazstvo: { $winners }.
    }
kobito-why-stopped =
    { $count ->
        [1] Nič sa už zahrať nedalo. Najviac bodov: { $winners }.
       *[other] Nič sa už zahrať nedalo. Rovnaký počet bodov, delené víťazstvo: { $winners }.
    }
kobito-line-gold = Karty zlata
kobito-line-penalty = Zaplatené karty

## The table in a terminal.

kobito-tui-decks = Balíček { $deck }, odkladacia kôpka { $discard }, balíček zlata { $golds }
kobito-tui-gold = Zlato
kobito-tui-pot =
    { $points ->
        [one] { $place } žiada dĺžku { $length }, dáva { $points } bod
        [few] { $place } žiada dĺžku { $length }, dáva { $points } body
       *[other] { $place } žiada dĺžku { $length }, dáva { $points } bodov
    }
kobito-tui-pot-empty = { $place } je prázdne
kobito-tui-rainbow = { $rainbow } (dĺžka { $count }; nadviaže dole { $low }, hore { $high })
kobito-tui-players = Hráči (> je na ťahu)
kobito-tui-you = { $name } (ty)
kobito-tui-player =
    { $points ->
        [one] { $name }: { $points } bod
        [few] { $name }: { $points } body
       *[other] { $name }: { $points } bodov
    }
kobito-tui-in-hand =
    { $count ->
        [0] v ruke žiadna karta
        [one] v ruke { $count } karta
        [few] v ruke { $count } karty
       *[other] v ruke { $count } kariet
    }
kobito-tui-won = zlato { $golds }
kobito-tui-paid = zaplatené { $cards }
kobito-tui-no-rainbow = v dielni žiadna dúha
kobito-tui-hand = Tvoja ruka: { $cards }
kobito-tui-no-cards = žiadne karty
kobito-tui-key = 11-12-1: dúha od dolného konca; k7: kobito ako 7; 7s7: na 7 karta zámeny a na nej ďalšia 7.
kobito-tui-ask-playing =
    { $you ->
        [yes] { $owed ->
            [0] Si na ťahu: môžeš pokračovať alebo ťah ukončiť.
            [one] Si na ťahu: ostáva zahrať { $owed } kartu.
            [few] Si na ťahu: ostáva zahrať { $owed } karty.
           *[other] Si na ťahu: ostáva zahrať { $owed } kariet.
        }
       *[no] { $owed ->
            [0] { $who } môže pokračovať alebo ťah ukončiť.
            [one] { $who } musí zahrať ešte { $owed } kartu.
            [few] { $who } musí zahrať ešte { $owed } karty.
           *[other] { $who } musí zahrať ešte { $owed } kariet.
        }
    }
kobito-tui-ask-paying =
    { $you ->
        [yes] { $owed ->
            [one] Musíš zaplatiť ešte { $owed } kartu.
            [few] Musíš zaplatiť ešte { $owed } karty.
           *[other] Musíš zaplatiť ešte { $owed } kariet.
        }
       *[no] { $owed ->
            [one] { $who } musí zaplatiť ešte { $owed } kartu.
            [few] { $who } musí zaplatiť ešte { $owed } karty.
           *[other] { $who } musí zaplatiť ešte { $owed } kariet.
        }
    }
kobito-tui-ask-leftover =
    { $you ->
        [yes] Tvoja jediná zvyšná karta teraz musí ísť k zlatu.
       *[no] { $who } teraz musí presunúť jedinú zvyšnú kartu k zlatu.
    }
kobito-tui-ask-over = Hra sa skončila.
