# What the boards of the page say: names of cards and places for those who listen, and buttons.

## All games.

board-bar = Čo môžeš urobiť
board-hand = Tvoja ruka
board-you = Ty
board-which = Ktorú možnosť?
board-put-back = Vrátiť na miesto
board-nowhere = Toto teraz nikam nepatrí.
board-no = Nie
board-end-turn = Ukončiť ťah
board-go-on = Ďalej
board-took-back =
    { $you ->
        [yes] Berieš späť svoj posledný ťah.
       *[no] { $who } berie späť svoj posledný ťah.
    }
# The letter of a colour on cards, dice and sheets, one or two letters long.
board-letter =
    { $colour ->
        [R] Č
        [O] O
        [Y] Ž
        [G] Z
        [T] Ty
        [B] M
        [I] I
        [V] F
        [P] F
        [W] S
       *[K] Ti
    }
# The same in Red7, where a language may name or shorten a blue otherwise than in Rainbow.
board-letter-red7 = { board-letter }
# A step of a turn: the card, and what is done with it.
board-step = { $what }: { $way }

## Red7. Colours are named by their letters in English: R red, O orange, Y yellow, G green, B blue, I indigo, V violet.

board-red7-card =
    { $colour ->
        [R] červená { $number }
        [O] oranžová { $number }
        [Y] žltá { $number }
        [G] zelená { $number }
        [B] modrá { $number }
        [I] indigová { $number }
       *[V] fialová { $number }
    }
board-red7-card-in-hand = { board-red7-card }, v tvojej ruke
board-red7-card-in-palette = { board-red7-card }, v tvojej palete
board-red7-card-at = { board-red7-card }, v palete: { $who }
board-red7-canvas-card = { board-red7-card }, na plátne
board-red7-rule =
    { $colour ->
        [R] Červená
        [O] Oranžová
        [Y] Žltá
        [G] Zelená
        [B] Modrá
        [I] Indigová
       *[V] Fialová
    }
board-red7-rule-is =
    { $colour ->
        [R] Platí červená: vedie najvyššia karta.
        [O] Platí oranžová: vedie najviac kariet s rovnakým číslom.
        [Y] Platí žltá: vedie najviac kariet rovnakej farby.
        [G] Platí zelená: vedie najviac párnych kariet.
        [B] Platí modrá: vedie najviac rôznych farieb.
        [I] Platí indigová: vedie najdlhšia postupka čísel.
       *[V] Platí fialová: vedie najviac kariet nižších ako 4.
    }
board-red7-meets-short =
    { $colour ->
        [R] najvyššia karta
        [O] rovnaké číslo
        [Y] rovnaká farba
        [G] párne karty
        [B] rôzne farby
        [I] postupka
       *[V] pod 4
    }
board-red7-who-leads =
    { $you ->
        [yes] Vedieš
        [nobody] Nikto nevedie
       *[no] Vedie { $who }
    }
# The steps of a turn, in a word or two each.
board-red7-step =
    { $step ->
        [palette] paleta
        [take] vziať kartu
        [add] ešte jedna
        [move] presun
        [canvas] plátno
       *[draw] potiahnuť
    }
board-red7-strip = Kto vedie podľa ktorého pravidla
board-red7-leads =
    { $you ->
        [yes] { $rule }: vedieš ty.
       *[no] { $rule }: vedie { $who }.
    }
board-red7-leads-with =
    { $you ->
        [yes] { $rule }: vedieš ty ({ $cards }).
       *[no] { $rule }: vedie { $who } ({ $cards }).
    }
board-red7-nobody-leads = { $rule }: nevedie nikto.
board-red7-would =
    { $you ->
        [yes] Povedieš ty.
       *[no] Povedie { $who }.
    }
board-red7-hint = Vedieš: { $meets }, kariet: { $count }.
board-red7-would-nobody = Nepovedie nikto.
board-red7-canvas-here = Vyložiť na plátno
board-red7-palette = Tvoja paleta
board-red7-palette-here = Vyložiť do palety
board-red7-deck-here = Položiť lícom nadol na balíček
board-red7-hand-here = Vziať do ruky
board-red7-lay = Do palety
board-red7-paint = Na plátno
board-red7-take = Na balíček
board-red7-draw = Potiahnuť si kartu
board-red7-pass = Pasovať
board-red7-pass-sure = Kto pasuje, vypadáva z kola. Pasovať?
board-red7-you-out = V tomto kole už nehráš. Môžeš sa ďalej pozerať.
board-red7-scored = Body priniesli: { $cards }
board-red7-known = Známe v ruke: { $cards }
board-red7-known-top = Známa na vrchu: { $card }

## Kobito. Cards are numbers, kobito and swap; the low end of a rainbow is where its lowest number lies.

board-kobito-card =
    { $card ->
        [kobito] kobito
        [swap] karta zámeny
       *[other] { $card }
    }
board-kobito-in-hand = { board-kobito-card }, v tvojej ruke
board-kobito-spot =
    { $kind ->
        [kobito] { $cards ->
            [1] kobito ako { $number }
           *[other] kobito ako { $number }, na zakrytom mieste
        }
       *[number] { $cards ->
            [1] { $number }
           *[other] { $number }, na zakrytom mieste
        }
    }
board-kobito-spot-here = Položiť na { $number }
board-kobito-with = Začať dúhu spolu s kartou { $card }
board-kobito-pots = Hrnce zlata
board-kobito-pot = Hrniec { $number }
board-kobito-bench = Ponk { $number }
board-kobito-gold =
    { $points ->
        [one] Zlato: žiada dĺžku { $length }, dáva { $points } bod. Kariet pri ňom: { $count }.
        [few] Zlato: žiada dĺžku { $length }, dáva { $points } body. Kariet pri ňom: { $count }.
       *[other] Zlato: žiada dĺžku { $length }, dáva { $points } bodov. Kariet pri ňom: { $count }.
    }
board-kobito-of = / { $length }
board-kobito-deck = Balíček { $count }
board-kobito-discard = Odkladacia kôpka { $count }
board-kobito-gold-deck = Balíček zlata { $count }
board-kobito-workshop = Tvoja dielňa
board-kobito-workshop-of = Dielňa: { $who }
board-kobito-no-rainbow = prázdna dielňa
board-kobito-run = { $low } až { $high }
board-kobito-empty = prázdny
board-kobito-lay-pot =
    { $end ->
        [low] Hrniec { $number }, dolný koniec
       *[high] Hrniec { $number }, horný koniec
    }
board-kobito-lay-bench =
    { $end ->
        [low] Ponk { $number }, dolný koniec
       *[high] Ponk { $number }, horný koniec
    }
board-kobito-move =
    { $end ->
        [low] { $count ->
            [one] { $count } karta k hrncu { $number }, dolný koniec
            [few] { $count } karty k hrncu { $number }, dolný koniec
           *[other] { $count } kariet k hrncu { $number }, dolný koniec
        }
       *[high] { $count ->
            [one] { $count } karta k hrncu { $number }, horný koniec
            [few] { $count } karty k hrncu { $number }, horný koniec
           *[other] { $count } kariet k hrncu { $number }, horný koniec
        }
    }
board-kobito-start = Začať { $low } – { $high }
board-kobito-start-here = Začať dúhu na tomto ponku
board-kobito-exchange = Vymeniť { $card } za kobito
board-kobito-swap = Karta zámeny a na ňu { $card }
board-kobito-pay = Zaplatiť, stojí to 3 body
board-kobito-pay-sure =
    { $card ->
        [kobito] Zaplatiť kobito? Stojí to 3 body.
        [swap] Zaplatiť kartu zámeny? Stojí to 3 body.
       *[other] Zaplatiť { $card }? Stojí to 3 body.
    }
board-kobito-would-win =
    { $points ->
        [one] Tým získaš zlato: { $points } bod.
        [few] Tým získaš zlato: { $points } body.
       *[other] Tým získaš zlato: { $points } bodov.
    }
board-kobito-points =
    { $points ->
        [one] { $points } bod.
        [few] { $points } body.
       *[other] { $points } bodov.
    }
board-kobito-golds = Získané zlato: { $golds }.
board-kobito-paid = Zaplatené karty: { $cards }.

## Qwinto. Rows are named by their letters in English: o orange, y yellow, p purple.

board-qwinto-row =
    { $row ->
        [o] Oranžová
        [y] Žltá
       *[p] Fialová
    }
# A die by its colour alone, where dice are counted up.
board-qwinto-die-colour =
    { $row ->
        [o] Oranžová
        [y] Žltá
       *[p] Fialová
    }
board-qwinto-die =
    { $row ->
        [o] oranžová kocka
        [y] žltá kocka
       *[p] fialová kocka
    }
board-qwinto-die-face =
    { $row ->
        [o] oranžová kocka: { $face }
        [y] žltá kocka: { $face }
       *[p] fialová kocka: { $face }
    }
board-qwinto-dice = Kocky
board-qwinto-roll =
    { $count ->
        [0] Najprv vyber kocky
        [one] Hodiť { $count } kockou
        [few] Hodiť { $count } kockami
       *[other] Hodiť { $count } kockami
    }
# Beside the dice: what their sum is most often.
board-qwinto-mostly = najčastejšie { $sum }
board-qwinto-keep = Nechať { $sum }
board-qwinto-hint = Tvoje body: { $from } → { $to }.
board-qwinto-reroll = Hodiť znova
board-qwinto-pass = Pasovať
board-qwinto-ask-write =
    { $mine ->
        [yes] { $may ->
            [pass] { $sum } sa nikam nehodí. Zaškrtni chybný hod.
           *[write] Zapíš { $sum } do svietiaceho políčka, alebo zaškrtni chybný hod.
        }
       *[no] Zapíš { $sum } do svietiaceho políčka, alebo pasuj.
    }
board-qwinto-forced = { $sum } sa nikam nehodí: musíš pasovať.
board-qwinto-misthrow = Chybný hod
board-qwinto-misthrow-sure = Chybný hod stojí 5 bodov. Zaškrtnúť?
board-qwinto-sum = Súčet: { $sum }
board-qwinto-write =
    { $row ->
        [o] Zapísať { $sum } do oranžového radu, stĺpec { $column }; body potom: { $points }
        [y] Zapísať { $sum } do žltého radu, stĺpec { $column }; body potom: { $points }
       *[p] Zapísať { $sum } do fialového radu, stĺpec { $column }; body potom: { $points }
    }
board-qwinto-cell =
    { $row ->
        [o] oranžové, stĺpec { $column }
        [y] žlté, stĺpec { $column }
       *[p] fialové, stĺpec { $column }
    }
board-qwinto-write-sure = Zapísať { $sum }: { board-qwinto-cell }?
board-qwinto-write-it = Zapísať
board-qwinto-cell-filled = { board-qwinto-cell }: { $number }
board-qwinto-cell-empty = { board-qwinto-cell }: prázdne
board-qwinto-cell-dead = { board-qwinto-cell }: prázdne a žiaden hod nesedí
board-qwinto-cell-bonus = { $cell }; bonusové políčko
board-qwinto-cell-chosen = { board-qwinto-cell }: tvoja voľba, { $number }
board-qwinto-sheet =
    { $points ->
        [one] Tvoj hárok: { $points } bod
        [few] Tvoj hárok: { $points } body
       *[other] Tvoj hárok: { $points } bodov
    }
board-qwinto-sheet-of =
    { $points ->
        [one] { $who }: { $points } bod
        [few] { $who }: { $points } body
       *[other] { $who }: { $points } bodov
    }
board-qwinto-bonus = Bonus
board-qwinto-bonus-of = Bonus stĺpca { $column }: { $points }
board-qwinto-row-points = Body radu: { $points }
board-qwinto-misthrows = Chybné hody
board-qwinto-misthrow-cost = po −5
board-qwinto-misthrows-of = Chybné hody: { $count } zo 4
# On paper, beside a line to write on.
board-qwinto-total = Spolu
board-qwinto-player = Meno
board-qwinto-row-told =
    { $row ->
        [o] Oranžový rad: { $numbers }.
        [y] Žltý rad: { $numbers }.
       *[p] Fialový rad: { $numbers }.
    }
board-qwinto-number-told = { $number } v stĺpci { $column }
board-qwinto-nothing-told = zatiaľ nič
board-qwinto-decided = Má vybraté
board-qwinto-choosing = Vyberá
board-qwinto-you-chose = { $sum } je predbežne zapísané. Ešte môžeš zvoliť iné políčko.
board-qwinto-you-passed = Tento hod nezapisuješ.
board-qwinto-print-menu = Tlač
board-qwinto-print = Vytlačiť hárky
board-qwinto-print-blank = Vytlačiť prázdne hárky

## Rainbow. { rainbow-face } is the face whose letter is $what.

board-rainbow-in-hand = { rainbow-face }, v tvojej ruke
board-rainbow-in-other-hand = { rainbow-face }, v ruke súpera ({ $who }), z tvojej strany
board-rainbow-in-row = { rainbow-face }, { $place }. miesto v rade.
board-rainbow-other-side = Druhá strana: { rainbow-face }.
board-rainbow-hidden = karta v ruke
board-rainbow-row = Rad
board-rainbow-pile =
    { $count ->
        [one] { $count } získaná karta
        [few] { $count } získané karty
       *[other] { $count } získaných kariet
    }
board-rainbow-won = získané
board-rainbow-deck =
    { $count ->
        [0] sada je prázdna
       *[other] v sade { $count }
    }
board-rainbow-round = kolo { $round }
board-rainbow-next = Tvoja ďalšia karta: { rainbow-face }
board-rainbow-next-short = Tvoja ďalšia karta
board-rainbow-lay = Vyložiť: { rainbow-face }
board-rainbow-lay-here = Vyložiť normálne na koniec radu, stranou, ktorú vidíš
board-rainbow-blind = Naslepo
board-rainbow-blind-here = Vyložiť naslepo, druhou stranou nahor
board-rainbow-flip = Otočiť
board-rainbow-flip-here = Otočiť túto kartu
board-rainbow-turn = Otočiť tu
board-rainbow-stop = Skončiť
board-rainbow-result =
    { $result ->
        [shade] Tieň: prehráš kolo.
        [twin] Farba dvakrát: prehráš kolo.
        [rainbow] Bude z toho dúha!
       *[fine] To sa hodí.
    }
board-rainbow-ended =
    { $kind ->
        [shade] { $you ->
            [yes] Objavil sa tieň: prehrávaš kolo.
           *[no] Objavil sa tieň: { $who } prehráva kolo.
        }
        [twin] { $you ->
            [yes] Jedna farba je tu dvakrát: prehrávaš kolo.
           *[no] Jedna farba je tu dvakrát: { $who } prehráva kolo.
        }
       *[rainbow] { $you ->
            [yes] Máš dúhu.
           *[no] { $who } má dúhu.
        }
    }
