# Rainbow.

rainbow-name = Rainbow
rainbow-tagline = Šesť rôznych farieb a každá karta má jednu stranu skrytú.
rainbow-aim = Dostaň do jedného radu šesť rôznych farieb a nazbieraj najviac kariet.

## The rules, as docs/rules/rainbow.md numbers them.

rainbow-section-1 = Karty
rainbow-rule-1-1 = Dvaja hráči hrajú s 57 kartami. Každá karta má dve rôzne strany.
rainbow-rule-1-2 = Na každej strane je jedna zo siedmich farieb alebo svetlo, alebo tieň. Farby sú červená, oranžová, žltá, zelená, tyrkysová, modrá a fialová; svetlo je biele a tieň je čierny.
rainbow-rule-1-3 = Zoznam kariet je rekonštruovaný: každé dve farby majú dve spoločné karty. Každá farba má jednu kartu so svetlom a jednu s tieňom a jedna karta má svetlo a tieň.
rainbow-rule-1-4 = Môžete sa dohodnúť aj na iných kartách, 8 až 60.
rainbow-example-1 = Jedna karta je z jednej strany červená a z druhej modrá.

rainbow-section-2 = Začiatok hry
rainbow-rule-2-1 = Karty sa zamiešajú, náhodne pootáčajú a postavia medzi hráčov ako kartová sada. Každá karta je teda ku každému hráčovi obrátená jednou stranou a ostáva tak v sade aj v ruke.
rainbow-rule-2-2 = Tvoju prvú ruku tvoria tri karty sady, ktoré sú ti najbližšie. Každú držíš tak, ako stála, odvrátenou stranou k protihráčovi.
rainbow-rule-2-3 = Pri všetkých kartách v ruke, svojich aj protihráčových, a pri ďalšej karte na svojom konci sady vidíš svoju stranu. Žiadnu inú stranu neuvidíš, kým neleží hore v rade.
rainbow-rule-2-4 = Posledná karta v sade je ďalšou kartou oboch hráčov a každý z nich vidí jej stranu obrátenú k sebe.
rainbow-rule-2-5 = Začína mladší hráč. Pri tunajšom stole je to prvé miesto, ak ste nezvolili druhé alebo žreb.
rainbow-example-2 = Na karte v cudzej ruke vidíš žltú. Súper vidí jej druhú stranu, možno zelenú.

rainbow-section-3 = Tvoj ťah
rainbow-rule-3-1 = Vo svojom ťahu vyložíš jednu, dve alebo tri karty z ruky na koniec radu, ktorý majú obaja hráči spoločný.
rainbow-rule-3-2 = Pred svojou prvou kartou smieš otočiť jednu kartu v rade. Nemusíš.
rainbow-rule-3-3 = Otáčaš kartu, ktorá leží v rade, hoci aj tú práve vyloženú. V prázdnom rade niet čo otočiť.
rainbow-rule-3-4 = Pred druhou a pred treťou kartou musíš otočiť kartu v rade. Nikdy teda nevyložíš dve karty hneď za sebou.
rainbow-rule-3-5 = Nikdy neotočíš dve karty hneď za sebou.
rainbow-rule-3-6 = Kartu vykladáš z jednej z troch pozícií vo svojej ruke. Jej pozícia ostane prázdna, kým si nepotiahneš.
rainbow-rule-3-7 = Karta vyložená normálne ukazuje stranu, ktorú vidíš. Karta vyložená naslepo ukazuje svoju druhú stranu.
rainbow-rule-3-8 = Skončiť smieš po každom otočení a po každej karte, len čo v tomto ťahu nejakú kartu vyložíš.
rainbow-rule-3-9 = Po tretej karte sa tvoj ťah končí.
rainbow-example-3 = Vyložíš kartu, otočíš jednu v rade, vyložíš druhú kartu a skončíš.

rainbow-section-4 = Rad
rainbow-rule-4-1 = Po každom otočení a po každej karte sa pozri na strany, ktoré ležia hore. Ak nenastalo nič z toho, čo nasleduje, je všetko v poriadku.
rainbow-rule-4-2 = Ak je hore tieň, prehrávaš kolo.
rainbow-rule-4-3 = Ak je niektorá farba hore dvakrát, prehrávaš kolo.
rainbow-rule-4-4 = Svetlo sa hodí ku všetkému, aj k svetlu.
rainbow-rule-4-5 = Keď vyložíš šiestu kartu a všetko je v poriadku, je z radu dúha a vyhrávaš kolo.
rainbow-rule-4-6 = Keď kolo prehráš, vezme si protihráč všetky karty z radu do svojho osobného balíčka a ty začínaš ďalšie kolo.
rainbow-rule-4-7 = Keď kolo vyhráš, vezmeš si tých šesť kariet do svojho osobného balíčka a ďalšie kolo začína protihráč.
rainbow-rule-4-8 = S koncom kola sa končí aj tvoj ťah, aj keď v ňom žiadnu kartu nevyložíš.
rainbow-example-4 = Hore je červená, modrá a zelená. Vyložíš naslepo a objaví sa modrá: pre druhú modrú prehrávaš kolo.

rainbow-section-5 = Ťahanie kariet a koniec hry
rainbow-rule-5-1 = Po každom ťahu si ťaháš zo svojho konca sady, kým nemáš znova tri karty, a dopĺňaš prázdne miesta v ruke zľava doprava. Keď ťah ukončí kolo, ešte predtým sa vezmú karty z radu.
rainbow-rule-5-2 = Keď si nemôžeš doplniť ruku na tri karty, potiahneš si, čo ostáva, a hra sa ihneď končí.
rainbow-rule-5-3 = Prázdna sada sama osebe hru neukončí.
rainbow-rule-5-4 = Karty, ktoré zvýšia v rade, nepatria nikomu.
rainbow-rule-5-5 = Vyhráva, kto má vo svojom osobnom balíčku viac kariet.
rainbow-rule-5-6 = Pri rovnakom počte kariet je to remíza: zahrajte si ešte jednu hru.
rainbow-example-5 = Vyložíš dve karty, takže si dve potiahneš. Ak zostáva len jedna, vezmeš ju a hra sa končí.

rainbow-section-6 = Pamäť
rainbow-rule-6-1 = Nikto sa nepozerá pod karty v rade ani neprezerá balíčky. Čo uvidíš, smieš si pamätať, nech karta skončí kdekoľvek.
rainbow-rule-6-2 = S pomôckou pre pamäť stôl ukazuje, čo už vieš o skrytých stranách kariet v rade. Bez nej si to musíš pamätať.

rainbow-option-first = Kto začína: prvé miesto, druhé, alebo žreb.
rainbow-option-deck = Zoznam kariet, s ktorými sa hrá, po dvoch písmenách, napríklad RO RY WK; prázdny znamená rekonštruovaný zoznam 57 kariet.
rainbow-option-memory-aid = Ukazovať ľuďom, čo už videli zo skrytých strán kariet v rade.

## Faces; what is the letter.

rainbow-face =
    { $what ->
        [R] červená
        [O] oranžová
        [Y] žltá
        [G] zelená
        [T] tyrkysová
        [B] modrá
        [P] fialová
        [W] svetlo
       *[K] tieň
    }

## What happens.

rainbow-event-round-began = Kolo { $what } sa začína s prázdnym radom.
rainbow-event-dealt =
    { $you ->
        [yes] Dostávaš kartu; tvoja strana: { rainbow-face }.
       *[no] { $who } dostáva kartu; predná strana: { rainbow-face }.
    }
rainbow-event-dealt-hidden =
    { $you ->
        [yes] Dostávaš kartu.
       *[no] { $who } dostáva kartu.
    }
rainbow-event-next-came =
    { $you ->
        [yes] Vidíš svoju ďalšiu kartu: { rainbow-face }.
       *[no] { $who } vidí svoju ďalšiu kartu: { rainbow-face }.
    }
rainbow-event-next-came-hidden =
    { $you ->
        [yes] Vidíš svoju ďalšiu kartu.
       *[no] { $who } vidí svoju ďalšiu kartu.
    }
rainbow-event-turn-began =
    { $you ->
        [yes] Si na ťahu.
       *[no] Na ťahu je { $who }.
    }
rainbow-event-flipped =
    { $you ->
        [yes] Otáčaš kartu a objavuje sa { rainbow-face }.
       *[no] { $who } otáča kartu a objavuje sa { rainbow-face }.
    }
rainbow-event-laid =
    { $you ->
        [yes] Vykladáš kartu: { rainbow-face }.
       *[no] { $who } vykladá kartu: { rainbow-face }.
    }
rainbow-event-laid-blind =
    { $you ->
        [yes] Vykladáš kartu naslepo a objavuje sa { rainbow-face }.
       *[no] { $who } vykladá kartu naslepo a objavuje sa { rainbow-face }.
    }
rainbow-event-stopped =
    { $you ->
        [yes] Ukončuješ ťah.
       *[no] { $who } ukončuje ťah.
    }
rainbow-event-met-shade =
    { $you ->
        [yes] Je to tieň: prehrávaš kolo.
       *[no] Je to tieň: { $who } prehráva kolo.
    }
rainbow-event-met-twin =
    { $you ->
        [yes] Teraz je tu dvakrát { rainbow-face }: prehrávaš kolo.
       *[no] Teraz je tu dvakrát { rainbow-face }: { $who } prehráva kolo.
    }
rainbow-event-made-rainbow =
    { $you ->
        [yes] Máš dúhu!
       *[no] { $who } má dúhu!
    }
rainbow-event-took-row =
    { $you ->
        [yes] Berieš si celý rad; počet kariet: { $what }.
       *[no] { $who } si berie celý rad; počet kariet: { $what }.
    }
rainbow-event-drew =
    { $you ->
        [yes] Ťaháš si kartu; tvoja strana: { rainbow-face }.
       *[no] { $who } si ťahá kartu; predná strana: { rainbow-face }.
    }
rainbow-event-drew-hidden =
    { $you ->
        [yes] Ťaháš si kartu.
       *[no] { $who } si ťahá kartu.
    }
rainbow-event-back-seen =
    { $you ->
        [yes] Vidíš jej zadnú stranu: { rainbow-face }.
       *[no] { $who } vidí jej zadnú stranu: { rainbow-face }.
    }
rainbow-event-back-seen-hidden =
    { $you ->
        [yes] Vidíš jej zadnú stranu.
       *[no] { $who } vidí jej zadnú stranu.
    }
rainbow-event-ran-out =
    { $you ->
        [yes] Nemôžeš si doplniť ruku: hra sa končí.
       *[no] { $who } si nemôže doplniť ruku: hra sa končí.
    }

## How it ended.

rainbow-why-cards = Karty v balíčku sa minuli. Viac kariet: { $winners }.
rainbow-why-tie = Karty v balíčku sa minuli. Remíza!
rainbow-line-cards = Karty v osobnom balíčku

## The table in a terminal.

rainbow-tui-round = Kolo { $round }, { $count ->
        [0] v sade neostáva žiadna karta
        [one] v sade ostáva { $count } karta
        [few] v sade ostávajú { $count } karty
       *[other] v sade ostáva { $count } kariet
    }
rainbow-tui-piles = Osobné balíčky. { $first }: { $won }, { $second }: { $lost }
rainbow-tui-face = { $what } { rainbow-face }
rainbow-tui-row = Rad (šesť kariet tvorí dúhu)
rainbow-tui-row-empty = Rad je prázdny.
rainbow-tui-back = druhá strana { $face }
rainbow-tui-back-unseen = druhú stranu nepoznáš
rainbow-tui-hand-own = Tvoja ruka:
rainbow-tui-hand-other = { $name }, z tvojej strany:
rainbow-tui-hand-hidden =
    { $count ->
        [one] { $name }: v ruke { $count } karta
        [few] { $name }: v ruke { $count } karty
       *[other] { $name }: v ruke { $count } kariet
    }
rainbow-tui-hand-empty = žiadne karty
rainbow-tui-next = Tvoja ďalšia karta: { $face }
rainbow-tui-ask-opening =
    { $you ->
        [yes] { $may ->
            [blind-lay] Si na ťahu: vylož kartu.
           *[blind-flip-lay] Si na ťahu: vylož kartu alebo najprv otoč niektorú v rade.
        }
       *[no] { $who } vykladá kartu alebo najprv nejakú otočí.
    }
rainbow-tui-ask-flipped =
    { $you ->
        [yes] Teraz vylož kartu.
       *[no] { $who } teraz vykladá kartu.
    }
rainbow-tui-ask-laid =
    { $you ->
        [yes] Otoč kartu a pokračuj, alebo skonči.
       *[no] { $who } otáča kartu alebo končí.
    }
rainbow-tui-ask-again =
    { $you ->
        [yes] Vylož ďalšiu kartu alebo skonči.
       *[no] { $who } vykladá ďalšiu kartu alebo končí.
    }
rainbow-tui-ask-over = Hra sa skončila.
