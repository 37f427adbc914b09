# Red7.

red7-name = Red7
red7-tagline = Kdo na konci svého tahu nevede, vypadává.
red7-aim = Veď na konci každého svého tahu; vyhrává, kdo zbude poslední.

## The rules, as docs/rules/red7.md numbers them.

red7-section-1 = Karty
red7-rule-1-1 = Karet je 49: čísla 1 až 7 v každé ze sedmi barev. Barvy jsou červená, oranžová, žlutá, zelená, modrá, indigová a fialová.
red7-rule-1-2 = Vyšší je karta s větším číslem; při stejném čísle je vyšší barva, která je v pořadí od červené k fialové dřív. Nejvyšší ze všech je tedy červená 7 a nejnižší fialová 1.
red7-example-1 = Zelená 6 je vyšší než červená 5 a červená 5 je vyšší než modrá 5.

red7-section-2 = Začátek kola
red7-rule-2-1 = Každý dostane sedm karet do ruky a potom jednu lícem nahoru; ta je první kartou jeho palety. Zbytek karet tvoří balíček.
red7-rule-2-2 = Na plátně leží nejprve červená počáteční karta, takže prvním pravidlem je červená. Počáteční karta nemá číslo a mezi 49 karet nepatří.
red7-rule-2-3 = Kdo ukazuje nejvyšší kartu, vede; první na tahu je hráč po jeho levici. Hraje se po směru hodinových ručiček.
red7-example-2 = Mira ukazuje nejvyšší kartu, červenou 6. Vede, takže začíná hráč po její levici.

red7-section-3 = Tvůj tah
red7-rule-3-1 = Ve svém tahu uděláš právě jednu ze čtyř věcí: vyložíš kartu do palety, vyložíš kartu na plátno, uděláš první a potom druhé, nebo pasuješ. Neudělat nic mezi ně nepatří.
red7-rule-3-2 = Novým pravidlem je barva karty vyložené na plátno.
red7-rule-3-3 = Podle barvy karty, kterou vyložíš na plátno, musíš vést.
red7-rule-3-4 = Nejprve paleta, potom plátno, pokaždé s jednou kartou z ruky. Po kartě na plátno se už žádná další karta nehraje.
red7-rule-3-5 = Pasovat smíš vždy, ale jen hned na začátku tahu. Kdo pasuje, vypadává z kola.
red7-rule-3-6 = Hraješ jen karty z vlastní ruky.
red7-rule-3-7 = Když na začátku svého tahu nemáš v ruce žádnou kartu, vypadáváš z kola.
red7-rule-3-8 = Když na konci svého tahu nevedeš, vypadáváš z kola. Nesmíš proto zvolit nic, co by ti vzalo poslední možnost se do té doby dostat do vedení.
red7-rule-3-9 = Kdo vypadne, otočí ruku i paletu lícem dolů; tyto karty se až do konce kola nepočítají.
red7-rule-3-10 = Poslední hráč, který zbývá ve hře, okamžitě vyhrává kolo, ať zbývají jakékoli karty.
red7-example-3 = Platí červená a Mira vede se 6. Vyložíš do palety 7 a vedeš ty.

red7-section-4 = Kdo vede
red7-rule-4-1 = Z hráčů, kteří jsou ještě ve hře, vede ten, kdo má v paletě nejvíc karet vyhovujících pravidlu. Všechny ostatní karty se nepočítají.
red7-rule-4-2 = Při stejném počtu takových karet vede ten, kdo má mezi nimi nejvyšší kartu.
red7-rule-4-3 = Bez karty, která vyhovuje pravidlu, nevedeš. Když ji nemá nikdo, nevede nikdo.
red7-rule-4-4 = Červená: pravidlu vyhovuje jediná karta, tvá nejvyšší.
red7-rule-4-5 = Oranžová: pravidlu vyhovuje tvá největší skupina karet se stejným číslem.
red7-rule-4-6 = Žlutá: pravidlu vyhovuje tvá největší skupina karet stejné barvy.
red7-rule-4-7 = Zelená: pravidlu vyhovují všechny tvé sudé karty.
red7-rule-4-8 = Modrá: pravidlu vyhovuje jedna karta z každé barvy, kterou máš, vždy nejvyšší karta té barvy.
red7-rule-4-9 = Indigová: pravidlu vyhovuje tvá nejdelší postupka čísel jdoucích po sobě, s nejvyšší kartou od každého čísla. Po 7 nenásleduje 1.
red7-rule-4-10 = Fialová: pravidlu vyhovují všechny tvé karty nižší než 4.
red7-rule-4-11 = Máš-li dvě stejně velké skupiny nebo postupky, počítá se ta, jejíž nejvyšší karta je vyšší. Už jediná karta je skupina i postupka.
red7-example-4 = Platí zelená. Máš 2 a 6, Mira jen jednu sudou kartu: vedeš.

red7-section-5 = Pokročilá varianta (volitelně)
red7-rule-5-1 = V pokročilé variantě si smíš po vyložení karty z ruky na plátno líznout jednu kartu. Číslo vyložené karty ale musí být větší než počet karet ve tvé paletě a balíček nesmí být prázdný.
red7-rule-5-2 = Vítěz kola si ze své palety vezme karty, které vyhovují pravidlu. Každá přináší tolik bodů, kolik je její číslo.
red7-rule-5-3 = Karty, které přinesly body, zůstávají do konce hry stranou; všechny ostatní se seberou a zamíchají pro další kolo.
red7-rule-5-4 = Hra končí, jakmile má někdo 40 bodů při dvou hráčích, 35 při třech nebo 30 při čtyřech.
red7-rule-5-5 = Hra končí také tehdy, když zbývá příliš málo karet na to, aby každý hráč dostal osm.
red7-rule-5-6 = Vyhrává, kdo má nejvíc bodů; při stejném počtu se hráči o vítězství dělí.
red7-example-5 = V paletě máš tři karty. Vyložíš na plátno 5 a smíš si líznout, protože 5 je víc než 3.

red7-section-6 = Akce (volitelně)
red7-rule-6-1 = Když vyložíš z ruky do palety lichou kartu, hned provedeš její akci.
red7-rule-6-2 = Když akci provést nelze, nestane se nic a tvůj tah pokračuje.
red7-rule-6-3 = Akci, kterou provést lze, nejde odmítnout a nic jiného nesmí přijít před ní.
red7-rule-6-4 = Sedmička přesune kartu z tvé vlastní palety na plátno: kteroukoli kromě této sedmičky. Nic jiného kartu z palety na plátno nepřesouvá.
red7-rule-6-5 = Podle barvy, kterou sedmička přesune na plátno, musíš vést přímo v tu chvíli a pozdější karta to nenapraví. Pokud by ti vedení nepřinesla žádná karta, akci provést nelze.
red7-rule-6-6 = Za kartu, kterou na plátno přesune sedmička, se nelíže, protože nepochází z tvé ruky.
red7-rule-6-7 = Pětka vyloží do tvé palety další kartu z ruky. Následuje akce té další karty.
red7-rule-6-8 = S prázdnou rukou nelze provést akci pětky.
red7-rule-6-9 = Trojka ti sama od sebe lízne kartu.
red7-rule-6-10 = S prázdným balíčkem nelze provést akci trojky.
red7-rule-6-11 = Jednička vezme jednu kartu z palety jiného hráče, který je ještě ve hře a má v paletě aspoň dvě karty. Nic jiného kartu jinému hráči nebere.
red7-rule-6-12 = Vzatá karta se položí lícem dolů navrch balíčku. Všichni ji viděli, takže všichni vědí, že tam je.
red7-rule-6-13 = Jednička smí vzít jen takovou kartu, po jejímž odebrání můžeš na konci tahu ještě vést. Není-li taková, akci provést nelze.
red7-rule-6-14 = Po akcích smíš ještě vyložit jednu kartu z ruky na plátno.
red7-rule-6-15 = Spolu s pokročilou variantou platí pořadí paleta, akce, plátno, líznutí. Můžeš si tak líznout právě tu kartu, kterou bere jednička.
red7-rule-6-16 = Trojku smíš zahrát v naději na kartu, která ti umožní vést, pokud je možné, že si takovou lízneš.
red7-rule-6-17 = Přijít ti může vrchní karta balíčku, pokud ji znáš. Jinak to může být kterákoli karta, která není ve tvé ruce, v tomto kole neležela lícem nahoru a nepřinesla nikomu body.
red7-rule-6-18 = Když se ta naděje nesplní, nic dalšího se nehraje: tvůj tah končí, vypadáváš a plátno zůstává.
red7-example-6 = Vyložíš do palety 5 a díky ní ještě 3. Za trojku si lízneš kartu.

red7-section-7 = Kola
red7-rule-7-1 = Bez pokročilé varianty má hra jedno kolo, nebo tolik kol, na kolika jste se dohodli.
red7-rule-7-2 = Hru vyhrává, kdo má nejvíc vyhraných kol; při stejném počtu se hráči o vítězství dělí.
red7-rule-7-3 = Každé kolo začíná stejně jako první: karty se rozdají znovu, pravidlem je červená a znovu se určí, kdo je první na tahu.
red7-example-7 = Vyhraješ dvě kola ze tří, a tím i hru.

## Options.

red7-option-advanced = Po vysoké kartě na plátno si lízni a hraj o body na několik kol.
red7-option-actions = Liché karty vyložené do palety provádějí akci.
red7-option-rounds = Kolik kol má hra; pro hry bez pokročilé varianty.

## What happens.

# A card in a sentence, as what is laid or drawn: sign is the letter of its colour in English.
red7-card =
    { $sign ->
        [R] červenou { $number }
        [O] oranžovou { $number }
        [Y] žlutou { $number }
        [G] zelenou { $number }
        [B] modrou { $number }
        [I] indigovou { $number }
       *[V] fialovou { $number }
    }
red7-event-round-began = Začíná kolo { $what }. Pravidlem je červená.
red7-event-dealt =
    { $you ->
        [yes] { $place ->
            [palette] Dostáváš { red7-card } lícem nahoru.
           *[hand] Dostáváš { red7-card }.
        }
       *[no] { $who } dostává { red7-card } lícem nahoru.
    }
red7-event-dealt-hidden =
    { $you ->
        [yes] Dostáváš kartu.
       *[no] { $who } dostává kartu.
    }
red7-event-laid =
    { $you ->
        [yes] Vykládáš { red7-card } do své palety.
       *[no] { $who } vykládá { red7-card } do své palety.
    }
red7-event-painted =
    { $you ->
        [yes] Vykládáš { red7-card } na plátno.
       *[no] { $who } vykládá { red7-card } na plátno.
    }
red7-event-repainted =
    { $you ->
        [yes] Tvá sedmička přesouvá { red7-card } z tvé palety na plátno.
       *[no] { $who } sedmičkou přesouvá { red7-card } ze své palety na plátno.
    }
red7-event-took =
    { $you ->
        [yes] Tvá jednička bere { red7-card } z palety soupeře ({ $other }) a pokládá ji lícem dolů navrch balíčku.
       *[no] { $to_you ->
            [yes] { $who } jedničkou bere { red7-card } z tvé palety a pokládá ji lícem dolů navrch balíčku.
           *[no] { $who } jedničkou bere { red7-card } z palety soupeře ({ $other }) a pokládá ji lícem dolů navrch balíčku.
        }
    }
red7-event-drew =
    { $you ->
        [yes] Lížeš si { red7-card }.
       *[no] { $who } si líže { red7-card }, kterou všichni viděli.
    }
red7-event-drew-hidden =
    { $you ->
        [yes] Lížeš si kartu.
       *[no] { $who } si líže kartu.
    }
red7-event-passed =
    { $you ->
        [yes] Pasuješ.
       *[no] { $who } pasuje.
    }
red7-event-went-out =
    { $you ->
        [yes] Vypadáváš z kola.
       *[no] { $who } vypadává z kola.
    }
red7-event-won-round =
    { $you ->
        [yes] Ve hře zbýváš jen ty a vyhráváš kolo { $what }.
       *[no] Ve hře zbývá jen { $who } a vyhrává kolo { $what }.
    }
red7-event-scored =
    { $you ->
        [yes] Získáváš body za { red7-card }.
       *[no] { $who } získává body za { red7-card }.
    }
red7-event-turn-began =
    { $you ->
        [yes] Jsi na tahu.
       *[no] Na tahu je { $who }.
    }

## How it ended.

red7-why-last-in = Poslední ve hře: { $winners }.
red7-why-points =
    { $count ->
        [1] Poslední kolo je odehrané. Nejvíc bodů: { $winners }.
       *[other] Poslední kolo je odehrané. Stejný počet bodů, dělené vítězství: { $winners }.
    }
red7-why-rounds =
    { $count ->
        [1] Všechna kola jsou odehraná. Nejvíc vyhraných kol: { $winners }.
       *[other] Všechna kola jsou odehraná. Stejný počet vyhraných kol, dělené vítězství: { $winners }.
    }
red7-line-rounds = Vyhraná kola

## The table in a terminal.

red7-tui-colour-r = červená
red7-tui-colour-o = oranžová
red7-tui-colour-y = žlutá
red7-tui-colour-g = zelená
red7-tui-colour-b = modrá
red7-tui-colour-i = indigová
red7-tui-colour-v = fialová
red7-tui-meets-r = nejvyšší karta
red7-tui-meets-o = nejvíc karet se stejným číslem
red7-tui-meets-y = nejvíc karet stejné barvy
red7-tui-meets-g = nejvíc sudých karet
red7-tui-meets-b = nejvíc různých barev
red7-tui-meets-i = nejdelší postupka čísel
red7-tui-meets-v = nejvíc karet nižších než 4
red7-tui-rule = Pravidlem je { $colour }: { $meets }.
red7-tui-round = Kolo { $round }
red7-tui-round-of = Kolo { $round } / { $rounds }
red7-tui-deck =
    { $count ->
        [0] balíček je prázdný
        [one] v balíčku { $count } karta
        [few] v balíčku { $count } karty
       *[other] v balíčku { $count } karet
    }
red7-tui-canvas = Plátno: { $top }
red7-tui-canvas-over = Plátno: { $top }, pod ní { $cards }
red7-tui-canvas-start = Plátno: červená počáteční karta
red7-tui-palettes = Palety (> je na tahu)
red7-tui-you = { $name } (ty)
red7-tui-out = mimo kolo
red7-tui-no-cards = žádné karty
red7-tui-in-hand =
    { $count ->
        [0] v ruce žádná karta
        [one] v ruce { $count } karta
        [few] v ruce { $count } karty
       *[other] v ruce { $count } karet
    }
red7-tui-points = body: { $points } / { $target }
red7-tui-points-with = body: { $points } / { $target } za { $cards }
red7-tui-won =
    { $count ->
        [0] žádné vyhrané kolo
        [one] { $count } vyhrané kolo
        [few] { $count } vyhraná kola
       *[other] { $count } vyhraných kol
    }
red7-tui-leads = Kdo vede (* je platné pravidlo)
red7-tui-nobody = nikdo
red7-tui-lead = { $who }: { $cards }
red7-tui-hand = Tvá ruka: { $cards }
# Sentences about what is asked choose by what is allowed: may is the first words of the moves, from a to z.
red7-tui-ask-opening =
    { $you ->
        [yes] { $may ->
            [pass] Žádná karta tě nedostane do vedení, můžeš jen pasovat.
            [lay-pass] Jsi na tahu: vylož kartu do palety, nebo pasuj.
            [paint-pass] Jsi na tahu: vylož kartu na plátno, nebo pasuj.
           *[lay-paint-pass] Jsi na tahu: vylož kartu do palety nebo na plátno, nebo pasuj.
        }
       *[no] Na tahu: { $who }.
    }
red7-tui-ask-after =
    { $you ->
        [yes] { $may ->
            [paint] Tvůj tah pokračuje: teď vylož kartu na plátno.
            [end] { red7-tui-ask-done }
           *[end-paint] Tvůj tah pokračuje: vylož kartu na plátno, nebo tah ukonči.
        }
       *[no] { $who } smí vyložit kartu na plátno.
    }
red7-tui-ask-five =
    { $you ->
        [yes] Tvá pětka: vylož do palety další kartu z ruky.
       *[no] Pětka: { $who } vykládá do palety další kartu.
    }
red7-tui-ask-seven =
    { $you ->
        [yes] Tvá sedmička: přesuň na plátno jinou kartu ze své palety.
       *[no] Sedmička: { $who } přesouvá kartu z palety na plátno.
    }
red7-tui-ask-one =
    { $you ->
        [yes] Tvá jednička: vyber kartu z palety jiného hráče.
       *[no] Jednička: { $who } vybírá kartu z palety jiného hráče.
    }
red7-tui-ask-chance =
    { $you ->
        [yes] Můžeš si líznout kartu, nebo ukončit tah.
       *[no] { $who } si smí líznout kartu.
    }
red7-tui-ask-done =
    { $you ->
        [yes] Zbývá už jen ukončit tah.
       *[no] { $who } už může jen ukončit tah.
    }
red7-tui-ask-over = Hra skončila.
