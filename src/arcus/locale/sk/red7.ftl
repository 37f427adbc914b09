# Red7.

red7-name = Red7
red7-tagline = Kto na konci svojho ťahu nevedie, vypadáva.
red7-aim = Veď na konci každého svojho ťahu; vyhráva, kto zostane posledný.

## The rules, as docs/rules/red7.md numbers them.

red7-section-1 = Karty
red7-rule-1-1 = Kariet je 49: čísla 1 až 7 v každej zo siedmich farieb. Farby sú červená, oranžová, žltá, zelená, modrá, indigová a fialová.
red7-rule-1-2 = Vyššia je karta s väčším číslom; pri rovnakom čísle je vyššia farba, ktorá je v poradí od červenej po fialovú skôr. Najvyššia zo všetkých je teda červená 7 a najnižšia fialová 1.
red7-example-1 = Zelená 6 je vyššia ako červená 5 a červená 5 je vyššia ako modrá 5.

red7-section-2 = Začiatok kola
red7-rule-2-1 = Každý dostane sedem kariet do ruky a potom jednu lícom nahor; tá je prvou kartou jeho palety. Zvyšok kariet tvorí balíček.
red7-rule-2-2 = Na plátne leží najprv červená počiatočná karta, takže prvým pravidlom je červená. Počiatočná karta nemá číslo a medzi 49 kariet nepatrí.
red7-rule-2-3 = Kto ukazuje najvyššiu kartu, vedie; prvý na ťahu je hráč naľavo od neho. Hrá sa v smere hodinových ručičiek.
red7-example-2 = Mira ukazuje najvyššiu kartu, červenú 6. Vedie, takže začína hráč po jej ľavici.

red7-section-3 = Tvoj ťah
red7-rule-3-1 = Vo svojom ťahu urobíš práve jednu zo štyroch vecí: vyložíš kartu do palety, vyložíš kartu na plátno, urobíš prvé a potom druhé, alebo pasuješ. Neurobiť nič medzi ne nepatrí.
red7-rule-3-2 = Novým pravidlom je farba karty vyloženej na plátno.
red7-rule-3-3 = Podľa farby karty, ktorú vyložíš na plátno, musíš viesť.
red7-rule-3-4 = Najprv paleta, potom plátno, vždy s jednou kartou z ruky. Po karte na plátno sa už žiadna ďalšia karta nehrá.
red7-rule-3-5 = Pasovať smieš vždy, ale len hneď na začiatku ťahu. Kto pasuje, vypadáva z kola.
red7-rule-3-6 = Hráš len karty z vlastnej ruky.
red7-rule-3-7 = Keď na začiatku svojho ťahu nemáš v ruke žiadnu kartu, vypadávaš z kola.
red7-rule-3-8 = Keď na konci svojho ťahu nevedieš, vypadávaš z kola. Nesmieš preto zvoliť nič, čo by ti vzalo poslednú možnosť dostať sa dovtedy do vedenia.
red7-rule-3-9 = Kto vypadne, otočí ruku aj paletu lícom nadol; tieto karty sa až do konca kola nepočítajú.
red7-rule-3-10 = Posledný hráč, ktorý ostáva v hre, okamžite vyhráva kolo, nech ostávajú akékoľvek karty.
red7-example-3 = Platí červená a Mira vedie so 6. Vyložíš do palety 7 a vedieš ty.

red7-section-4 = Kto vedie
red7-rule-4-1 = Z hráčov, ktorí sú ešte v hre, vedie ten, kto má v palete najviac kariet vyhovujúcich pravidlu. Všetky ostatné karty sa nepočítajú.
red7-rule-4-2 = Pri rovnakom počte takých kariet vedie ten, kto má medzi nimi najvyššiu kartu.
red7-rule-4-3 = Bez karty, ktorá vyhovuje pravidlu, nevedieš. Ak ju nemá nikto, nevedie nikto.
red7-rule-4-4 = Červená: pravidlu vyhovuje jediná karta, tvoja najvyššia.
red7-rule-4-5 = Oranžová: pravidlu vyhovuje tvoja najväčšia skupina kariet s rovnakým číslom.
red7-rule-4-6 = Žltá: pravidlu vyhovuje tvoja najväčšia skupina kariet rovnakej farby.
red7-rule-4-7 = Zelená: pravidlu vyhovujú všetky tvoje párne karty.
red7-rule-4-8 = Modrá: pravidlu vyhovuje jedna karta z každej farby, ktorú máš, vždy najvyššia karta tej farby.
red7-rule-4-9 = Indigová: pravidlu vyhovuje tvoja najdlhšia postupka čísel idúcich po sebe, s najvyššou kartou z každého čísla. Po 7 nenasleduje 1.
red7-rule-4-10 = Fialová: pravidlu vyhovujú všetky tvoje karty nižšie ako 4.
red7-rule-4-11 = Ak máš dve rovnako veľké skupiny alebo postupky, počíta sa tá, ktorej najvyššia karta je vyššia. Už jediná karta je skupina aj postupka.
red7-example-4 = Platí zelená. Máš 2 a 6, Mira len jednu párnu kartu: vedieš.

red7-section-5 = Pokročilý variant (voliteľne)
red7-rule-5-1 = V pokročilom variante si po vyložení karty z ruky na plátno smieš potiahnuť jednu kartu. Číslo vyloženej karty však musí byť väčšie ako počet kariet v tvojej palete a balíček nesmie byť prázdny.
red7-rule-5-2 = Víťaz kola si zo svojej palety vezme karty, ktoré vyhovujú pravidlu. Každá prináša toľko bodov, koľko je jej číslo.
red7-rule-5-3 = Karty, ktoré priniesli body, ostávajú do konca hry bokom; všetky ostatné sa pozbierajú a zamiešajú na ďalšie kolo.
red7-rule-5-4 = Hra sa končí, len čo má niekto 40 bodov pri dvoch hráčoch, 35 pri troch alebo 30 pri štyroch.
red7-rule-5-5 = Hra sa končí aj vtedy, keď ostáva primálo kariet na to, aby každý hráč dostal osem.
red7-rule-5-6 = Vyhráva, kto má najviac bodov; pri rovnakom počte sa hráči o víťazstvo delia.
red7-example-5 = V palete máš tri karty. Vyložíš na plátno 5 a smieš si potiahnuť, lebo 5 je viac ako 3.

red7-section-6 = Akcie (voliteľne)
red7-rule-6-1 = Keď vyložíš z ruky do palety nepárnu kartu, hneď vykonáš jej akciu.
red7-rule-6-2 = Ak sa akcia vykonať nedá, nestane sa nič a tvoj ťah pokračuje.
red7-rule-6-3 = Akciu, ktorá sa vykonať dá, nemožno odmietnuť a nič iné nesmie prísť pred ňou.
red7-rule-6-4 = Sedmička presunie kartu z tvojej vlastnej palety na plátno: ktorúkoľvek okrem tejto sedmičky. Nič iné kartu z palety na plátno nepresúva.
red7-rule-6-5 = Podľa farby, ktorú sedmička presunie na plátno, musíš viesť priamo v tej chvíli a neskoršia karta to nenapraví. Ak by ti vedenie nepriniesla žiadna karta, akcia sa vykonať nedá.
red7-rule-6-6 = Za kartu, ktorú na plátno presunie sedmička, sa neťahá, lebo nepochádza z tvojej ruky.
red7-rule-6-7 = Päťka vyloží do tvojej palety ďalšiu kartu z ruky. Nasleduje akcia tej ďalšej karty.
red7-rule-6-8 = S prázdnou rukou sa akcia päťky vykonať nedá.
red7-rule-6-9 = Trojka ti sama od seba potiahne kartu.
red7-rule-6-10 = S prázdnym balíčkom sa akcia trojky vykonať nedá.
red7-rule-6-11 = Jednotka vezme jednu kartu z palety iného hráča, ktorý je ešte v hre a má v palete aspoň dve karty. Nič iné kartu inému hráčovi neberie.
red7-rule-6-12 = Vzatá karta sa položí lícom nadol na vrch balíčka. Všetci ju videli, takže všetci vedia, že tam je.
red7-rule-6-13 = Jednotka smie vziať len takú kartu, po ktorej odobratí môžeš na konci ťahu ešte viesť. Ak taká nie je, akcia sa vykonať nedá.
red7-rule-6-14 = Po akciách smieš ešte vyložiť jednu kartu z ruky na plátno.
red7-rule-6-15 = Spolu s pokročilým variantom platí poradie paleta, akcia, plátno, ťahanie karty. Môžeš si tak potiahnuť práve tú kartu, ktorú berie jednotka.
red7-rule-6-16 = Trojku smieš zahrať v nádeji na kartu, ktorá ti umožní viesť, ak je možné, že si takú potiahneš.
red7-rule-6-17 = Prísť ti môže vrchná karta balíčka, ak ju poznáš. Inak to môže byť ktorákoľvek karta, ktorá nie je v tvojej ruke, v tomto kole neležala lícom nahor a nepriniesla nikomu body.
red7-rule-6-18 = Ak sa tá nádej nesplní, nič ďalšie sa nehrá: tvoj ťah sa končí, vypadávaš a plátno ostáva.
red7-example-6 = Vyložíš do palety 5 a vďaka nej ešte 3. Za trojku si potiahneš kartu.

red7-section-7 = Kolá
red7-rule-7-1 = Bez pokročilého variantu má hra jedno kolo alebo toľko kôl, na koľkých ste sa dohodli.
red7-rule-7-2 = Hru vyhráva, kto má najviac vyhraných kôl; pri rovnakom počte sa hráči o víťazstvo delia.
red7-rule-7-3 = Každé kolo sa začína rovnako ako prvé: karty sa rozdajú nanovo, pravidlom je červená a znova sa určí, kto je prvý na ťahu.
red7-example-7 = Vyhráš dve kolá z troch, a tým aj hru.

## Options.

red7-option-advanced = Po vysokej karte na plátno si potiahni a hraj o body na niekoľko kôl.
red7-option-actions = Nepárne karty vyložené do palety vykonávajú akciu.
red7-option-rounds = Koľko kôl má hra; pre hry bez pokročilého variantu.

## What happens.

# A card in a sentence, as what is laid or drawn: sign is the letter of its colour in English.
red7-card =
    { $sign ->
        [R] červenú { $number }
        [O] oranžovú { $number }
        [Y] žltú { $number }
        [G] zelenú { $number }
        [B] modrú { $number }
        [I] indigovú { $number }
       *[V] fialovú { $number }
    }
red7-event-round-began = Začína sa kolo { $what }. Pravidlom je červená.
red7-event-dealt =
    { $you ->
        [yes] { $place ->
            [palette] Dostávaš { red7-card } lícom nahor.
           *[hand] Dostávaš { red7-card }.
        }
       *[no] { $who } dostáva { red7-card } lícom nahor.
    }
red7-event-dealt-hidden =
    { $you ->
        [yes] Dostávaš kartu.
       *[no] { $who } dostáva kartu.
    }
red7-event-laid =
    { $you ->
        [yes] Vykladáš { red7-card } do svojej palety.
       *[no] { $who } vykladá { red7-card } do svojej palety.
    }
red7-event-painted =
    { $you ->
        [yes] Vykladáš { red7-card } na plátno.
       *[no] { $who } vykladá { red7-card } na plátno.
    }
red7-event-repainted =
    { $you ->
        [yes] Tvoja sedmička presúva { red7-card } z tvojej palety na plátno.
       *[no] { $who } sedmičkou presúva { red7-card } zo svojej palety na plátno.
    }
red7-event-took =
    { $you ->
        [yes] Tvoja jednotka berie { red7-card } z palety súpera ({ $other }) a kladie ju lícom nadol na vrch balíčka.
       *[no] { $to_you ->
            [yes] { $who } jednotkou berie { red7-card } z tvojej palety a kladie ju lícom nadol na vrch balíčka.
           *[no] { $who } jednotkou berie { red7-card } z palety súpera ({ $other }) a kladie ju lícom nadol na vrch balíčka.
        }
    }
red7-event-drew =
    { $you ->
        [yes] Ťaháš si { red7-card }.
       *[no] { $who } si ťahá { red7-card }, ktorú všetci videli.
    }
red7-event-drew-hidden =
    { $you ->
        [yes] Ťaháš si kartu.
       *[no] { $who } si ťahá kartu.
    }
red7-event-passed =
    { $you ->
        [yes] Pasuješ.
       *[no] { $who } pasuje.
    }
red7-event-went-out =
    { $you ->
        [yes] Vypadávaš z kola.
       *[no] { $who } vypadáva z kola.
    }
red7-event-won-round =
    { $you ->
        [yes] V hre ostávaš len ty a vyhrávaš kolo { $what }.
       *[no] V hre ostáva len { $who } a vyhráva kolo { $what }.
    }
red7-event-scored =
    { $you ->
        [yes] Získavaš body za { red7-card }.
       *[no] { $who } získava body za { red7-card }.
    }
red7-event-turn-began =
    { $you ->
        [yes] Si na ťahu.
       *[no] Na ťahu je { $who }.
    }

## How it ended.

red7-why-last-in = V hre ostáva: { $winners }.
red7-why-points =
    { $count ->
        [1] Posledné kolo je odohrané. Najviac bodov: { $winners }.
       *[other] Posledné kolo je odohrané. Rovnaký počet bodov, delené víťazstvo: { $winners }.
    }
red7-why-rounds =
    { $count ->
        [1] Všetky kolá sú odohrané. Najviac vyhraných kôl: { $winners }.
       *[other] Všetky kolá sú odohrané. Rovnaký počet vyhraných kôl, delené víťazstvo: { $winners }.
    }
red7-line-rounds = Vyhrané kolá

## The table in a terminal.

red7-tui-colour-r = červená
red7-tui-colour-o = oranžová
red7-tui-colour-y = žltá
red7-tui-colour-g = zelená
red7-tui-colour-b = modrá
red7-tui-colour-i = indigová
red7-tui-colour-v = fialová
red7-tui-meets-r = najvyššia karta
red7-tui-meets-o = najviac kariet s rovnakým číslom
red7-tui-meets-y = najviac kariet rovnakej farby
red7-tui-meets-g = najviac párnych kariet
red7-tui-meets-b = najviac rôznych farieb
red7-tui-meets-i = najdlhšia postupka čísel
red7-tui-meets-v = najviac kariet nižších ako 4
red7-tui-rule = Pravidlom je { $colour }: { $meets }.
red7-tui-round = Kolo { $round }
red7-tui-round-of = Kolo { $round } / { $rounds }
red7-tui-deck =
    { $count ->
        [0] balíček je prázdny
        [one] v balíčku { $count } karta
        [few] v balíčku { $count } karty
       *[other] v balíčku { $count } kariet
    }
red7-tui-canvas = Plátno: { $top }
red7-tui-canvas-over = Plátno: { $top }, pod ňou { $cards }
red7-tui-canvas-start = Plátno: červená počiatočná karta
red7-tui-palettes = Palety (> je na ťahu)
red7-tui-you = { $name } (ty)
red7-tui-out = mimo kola
red7-tui-no-cards = žiadne karty
red7-tui-in-hand =
    { $count ->
        [0] v ruke žiadna karta
        [one] v ruke { $count } karta
        [few] v ruke { $count } karty
       *[other] v ruke { $count } kariet
    }
red7-tui-points = body: { $points } / { $target }
red7-tui-points-with = body: { $points } / { $target } za { $cards }
red7-tui-won =
    { $count ->
        [0] žiadne vyhrané kolo
        [one] { $count } vyhrané kolo
        [few] { $count } vyhrané kolá
       *[other] { $count } vyhraných kôl
    }
red7-tui-leads = Kto vedie (* je platné pravidlo)
red7-tui-nobody = nikto
red7-tui-lead = { $who }: { $cards }
red7-tui-hand = Tvoja ruka: { $cards }
# Sentences about what is asked choose by what is allowed: may is the first words of the moves, from a to z.
red7-tui-ask-opening =
    { $you ->
        [yes] { $may ->
            [pass] Žiadna karta ťa nedostane do vedenia, môžeš len pasovať.
            [lay-pass] Si na ťahu: vylož kartu do palety alebo pasuj.
            [paint-pass] Si na ťahu: vylož kartu na plátno alebo pasuj.
           *[lay-paint-pass] Si na ťahu: vylož kartu do palety alebo na plátno, alebo pasuj.
        }
       *[no] Na ťahu: { $who }.
    }
red7-tui-ask-after =
    { $you ->
        [yes] { $may ->
            [paint] Tvoj ťah pokračuje: teraz vylož kartu na plátno.
            [end] { red7-tui-ask-done }
           *[end-paint] Tvoj ťah pokračuje: vylož kartu na plátno alebo ťah ukonči.
        }
       *[no] { $who } smie vyložiť kartu na plátno.
    }
red7-tui-ask-five =
    { $you ->
        [yes] Tvoja päťka: vylož do palety ďalšiu kartu z ruky.
       *[no] Päťka: { $who } vykladá do palety ďalšiu kartu.
    }
red7-tui-ask-seven =
    { $you ->
        [yes] Tvoja sedmička: presuň na plátno inú kartu zo svojej palety.
       *[no] Sedmička: { $who } presúva kartu z palety na plátno.
    }
red7-tui-ask-one =
    { $you ->
        [yes] Tvoja jednotka: vyber kartu z palety iného hráča.
       *[no] Jednotka: { $who } vyberá kartu z palety iného hráča.
    }
red7-tui-ask-chance =
    { $you ->
        [yes] Môžeš si potiahnuť kartu alebo ukončiť ťah.
       *[no] { $who } si smie potiahnuť kartu.
    }
red7-tui-ask-done =
    { $you ->
        [yes] Ostáva už len ukončiť ťah.
       *[no] { $who } už môže len ukončiť ťah.
    }
red7-tui-ask-over = Hra sa skončila.
