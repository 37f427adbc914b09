# What the boards of the page say: names of cards and places for those who listen, and buttons.

## All games.

board-bar = Co můžeš udělat
board-hand = Tvá ruka
board-you = Ty
board-which = Kterou možnost?
board-put-back = Vrátit na místo
board-nowhere = Tohle teď nikam nepatří.
board-no = Ne
board-end-turn = Ukončit tah
board-go-on = Dál
board-took-back =
    { $you ->
        [yes] Bereš zpět svůj poslední tah.
       *[no] { $who } bere zpět svůj poslední tah.
    }
# The letter of a colour on cards, dice and sheets, one or two letters long.
board-letter =
    { $colour ->
        [R] Č
        [O] O
        [Y] Ž
        [G] Z
        [T] T
        [B] M
        [I] I
        [V] F
        [P] F
        [W] Sv
       *[K] St
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
        [Y] žlutá { $number }
        [G] zelená { $number }
        [B] modrá { $number }
        [I] indigová { $number }
       *[V] fialová { $number }
    }
board-red7-card-in-hand = { board-red7-card }, ve tvé ruce
board-red7-card-in-palette = { board-red7-card }, ve tvé paletě
board-red7-card-at = { board-red7-card }, v paletě: { $who }
board-red7-canvas-card = { board-red7-card }, na plátně
board-red7-rule =
    { $colour ->
        [R] Červená
        [O] Oranžová
        [Y] Žlutá
        [G] Zelená
        [B] Modrá
        [I] Indigová
       *[V] Fialová
    }
board-red7-rule-is =
    { $colour ->
        [R] Platí červená: vede nejvyšší karta.
        [O] Platí oranžová: vede nejvíc karet se stejným číslem.
        [Y] Platí žlutá: vede nejvíc karet stejné barvy.
        [G] Platí zelená: vede nejvíc sudých karet.
        [B] Platí modrá: vede nejvíc různých barev.
        [I] Platí indigová: vede nejdelší postupka čísel.
       *[V] Platí fialová: vede nejvíc karet nižších než 4.
    }
board-red7-meets-short =
    { $colour ->
        [R] nejvyšší karta
        [O] stejné číslo
        [Y] stejná barva
        [G] sudé karty
        [B] různé barvy
        [I] postupka
       *[V] pod 4
    }
board-red7-who-leads =
    { $you ->
        [yes] Vedeš
        [nobody] Nikdo nevede
       *[no] Vede { $who }
    }
# The steps of a turn, in a word or two each.
board-red7-step =
    { $step ->
        [palette] paleta
        [take] vzít kartu
        [add] ještě jedna
        [move] přesun
        [canvas] plátno
       *[draw] líznout
    }
board-red7-strip = Kdo vede podle kterého pravidla
board-red7-leads =
    { $you ->
        [yes] { $rule }: vedeš ty.
       *[no] { $rule }: vede { $who }.
    }
board-red7-leads-with =
    { $you ->
        [yes] { $rule }: vedeš ty ({ $cards }).
       *[no] { $rule }: vede { $who } ({ $cards }).
    }
board-red7-nobody-leads = { $rule }: nevede nikdo.
board-red7-would =
    { $you ->
        [yes] Povedeš ty.
       *[no] Povede { $who }.
    }
board-red7-hint = Vedeš: { $meets }, karet: { $count }.
board-red7-would-nobody = Nepovede nikdo.
board-red7-canvas-here = Vyložit na plátno
board-red7-palette = Tvá paleta
board-red7-palette-here = Vyložit do palety
board-red7-deck-here = Položit lícem dolů na balíček
board-red7-hand-here = Vzít do ruky
board-red7-lay = Do palety
board-red7-paint = Na plátno
board-red7-take = Na balíček
board-red7-draw = Líznout si kartu
board-red7-pass = Pasovat
board-red7-pass-sure = Kdo pasuje, vypadává z kola. Pasovat?
board-red7-you-out = V tomto kole už nehraješ. Můžeš se dál dívat.
board-red7-scored = Body přinesly: { $cards }
board-red7-known = Známé v ruce: { $cards }
board-red7-known-top = Známá navrchu: { $card }

## Kobito. Cards are numbers, kobito and swap; the low end of a rainbow is where its lowest number lies.

board-kobito-card =
    { $card ->
        [kobito] kobito
        [swap] karta záměny
       *[other] { $card }
    }
board-kobito-in-hand = { board-kobito-card }, ve tvé ruce
board-kobito-spot =
    { $kind ->
        [kobito] { $cards ->
            [1] kobito jako { $number }
           *[other] kobito jako { $number }, na zakrytém místě
        }
       *[number] { $cards ->
            [1] { $number }
           *[other] { $number }, na zakrytém místě
        }
    }
board-kobito-spot-here = Položit na { $number }
board-kobito-with = Začít duhu spolu s kartou { $card }
board-kobito-pots = Hrnce zlata
board-kobito-pot = Hrnec { $number }
board-kobito-bench = Ponk { $number }
board-kobito-gold =
    { $points ->
        [one] Zlato: žádá délku { $length }, dává { $points } bod. Karet u něj: { $count }.
        [few] Zlato: žádá délku { $length }, dává { $points } body. Karet u něj: { $count }.
       *[other] Zlato: žádá délku { $length }, dává { $points } bodů. Karet u něj: { $count }.
    }
board-kobito-of = / { $length }
board-kobito-deck = Balíček { $count }
board-kobito-discard = Odkládací hromádka { $count }
board-kobito-gold-deck = Balíček zlata { $count }
board-kobito-workshop = Tvá dílna
board-kobito-workshop-of = Dílna: { $who }
board-kobito-no-rainbow = prázdná dílna
board-kobito-run = { $low } až { $high }
board-kobito-empty = prázdný
board-kobito-lay-pot =
    { $end ->
        [low] Hrnec { $number }, dolní konec
       *[high] Hrnec { $number }, horní konec
    }
board-kobito-lay-bench =
    { $end ->
        [low] Ponk { $number }, dolní konec
       *[high] Ponk { $number }, horní konec
    }
board-kobito-move =
    { $end ->
        [low] { $count ->
            [one] { $count } karta k hrnci { $number }, dolní konec
            [few] { $count } karty k hrnci { $number }, dolní konec
           *[other] { $count } karet k hrnci { $number }, dolní konec
        }
       *[high] { $count ->
            [one] { $count } karta k hrnci { $number }, horní konec
            [few] { $count } karty k hrnci { $number }, horní konec
           *[other] { $count } karet k hrnci { $number }, horní konec
        }
    }
board-kobito-start = Začít { $low } – { $high }
board-kobito-start-here = Začít duhu na tomto ponku
board-kobito-exchange = Vyměnit { $card } za kobito
board-kobito-swap = Karta záměny a na ni { $card }
board-kobito-pay = Zaplatit, stojí to 3 body
board-kobito-pay-sure =
    { $card ->
        [kobito] Zaplatit kobito? Stojí to 3 body.
        [swap] Zaplatit kartu záměny? Stojí to 3 body.
       *[other] Zaplatit { $card }? Stojí to 3 body.
    }
board-kobito-would-win =
    { $points ->
        [one] Tím získáš zlato: { $points } bod.
        [few] Tím získáš zlato: { $points } body.
       *[other] Tím získáš zlato: { $points } bodů.
    }
board-kobito-points =
    { $points ->
        [one] { $points } bod.
        [few] { $points } body.
       *[other] { $points } bodů.
    }
board-kobito-golds = Získané zlato: { $golds }.
board-kobito-paid = Zaplacené karty: { $cards }.

## Qwinto. Rows are named by their letters in English: o orange, y yellow, p purple.

board-qwinto-row =
    { $row ->
        [o] Oranžová
        [y] Žlutá
       *[p] Fialová
    }
# A die by its colour alone, where dice are counted up.
board-qwinto-die-colour =
    { $row ->
        [o] Oranžová
        [y] Žlutá
       *[p] Fialová
    }
board-qwinto-die =
    { $row ->
        [o] oranžová kostka
        [y] žlutá kostka
       *[p] fialová kostka
    }
board-qwinto-die-face =
    { $row ->
        [o] oranžová kostka: { $face }
        [y] žlutá kostka: { $face }
       *[p] fialová kostka: { $face }
    }
board-qwinto-dice = Kostky
board-qwinto-roll =
    { $count ->
        [0] Nejprve vyber kostky
        [one] Hodit { $count } kostkou
        [few] Hodit { $count } kostkami
       *[other] Hodit { $count } kostkami
    }
# Beside the dice: what their sum is most often.
board-qwinto-mostly = nejčastěji { $sum }
board-qwinto-keep = Nechat { $sum }
board-qwinto-hint = Tvoje body: { $from } → { $to }.
board-qwinto-reroll = Hodit znovu
board-qwinto-pass = Pasovat
board-qwinto-ask-write =
    { $mine ->
        [yes] { $may ->
            [pass] { $sum } se nikam nehodí. Zaškrtni chybný hod.
           *[write] Zapiš { $sum } do svítícího políčka, nebo zaškrtni chybný hod.
        }
       *[no] Zapiš { $sum } do svítícího políčka, nebo pasuj.
    }
board-qwinto-forced = { $sum } se nikam nehodí: musíš pasovat.
board-qwinto-misthrow = Chybný hod
board-qwinto-misthrow-sure = Chybný hod stojí 5 bodů. Zaškrtnout?
board-qwinto-sum = Součet: { $sum }
board-qwinto-write =
    { $row ->
        [o] Zapsat { $sum } do oranžové řady, sloupec { $column }; body potom: { $points }
        [y] Zapsat { $sum } do žluté řady, sloupec { $column }; body potom: { $points }
       *[p] Zapsat { $sum } do fialové řady, sloupec { $column }; body potom: { $points }
    }
board-qwinto-cell =
    { $row ->
        [o] oranžové, sloupec { $column }
        [y] žluté, sloupec { $column }
       *[p] fialové, sloupec { $column }
    }
board-qwinto-write-sure = Zapsat { $sum }: { board-qwinto-cell }?
board-qwinto-write-it = Zapsat
board-qwinto-cell-filled = { board-qwinto-cell }: { $number }
board-qwinto-cell-empty = { board-qwinto-cell }: prázdné
board-qwinto-cell-dead = { board-qwinto-cell }: prázdné a žádný hod nesedí
board-qwinto-cell-bonus = { $cell }; bonusové políčko
board-qwinto-cell-chosen = { board-qwinto-cell }: tvá volba, { $number }
board-qwinto-sheet =
    { $points ->
        [one] Tvůj list: { $points } bod
        [few] Tvůj list: { $points } body
       *[other] Tvůj list: { $points } bodů
    }
board-qwinto-sheet-of =
    { $points ->
        [one] { $who }: { $points } bod
        [few] { $who }: { $points } body
       *[other] { $who }: { $points } bodů
    }
board-qwinto-bonus = Bonus
board-qwinto-bonus-of = Bonus sloupce { $column }: { $points }
board-qwinto-row-points = Body řady: { $points }
board-qwinto-misthrows = Chybné hody
board-qwinto-misthrow-cost = po −5
board-qwinto-misthrows-of = Chybné hody: { $count } ze 4
# On paper, beside a line to write on.
board-qwinto-total = Celkem
board-qwinto-player = Jméno
board-qwinto-row-told =
    { $row ->
        [o] Oranžová: { $numbers }.
        [y] Žlutá: { $numbers }.
       *[p] Fialová: { $numbers }.
    }
board-qwinto-number-told = { $number } ve sloupci { $column }
board-qwinto-nothing-told = zatím nic
board-qwinto-decided = Má vybráno
board-qwinto-choosing = Vybírá
board-qwinto-you-chose = { $sum } je předběžně zapsáno. Ještě můžeš zvolit jiné políčko.
board-qwinto-you-passed = Tento hod nezapisuješ.
board-qwinto-print-menu = Tisk
board-qwinto-print = Vytisknout listy
board-qwinto-print-blank = Vytisknout prázdné listy

## Rainbow. { rainbow-face } is the face whose letter is $what.

board-rainbow-in-hand = { rainbow-face }, ve tvé ruce
board-rainbow-in-other-hand = { rainbow-face }, v ruce soupeře ({ $who }), z tvé strany
board-rainbow-in-row = { rainbow-face }, { $place }. místo v řadě.
board-rainbow-other-side = Druhá strana: { rainbow-face }.
board-rainbow-hidden = karta v ruce
board-rainbow-row = Řada
board-rainbow-pile =
    { $count ->
        [one] { $count } získaná karta
        [few] { $count } získané karty
       *[other] { $count } získaných karet
    }
board-rainbow-won = získáno
board-rainbow-deck =
    { $count ->
        [0] sada je prázdná
       *[other] v sadě { $count }
    }
board-rainbow-round = kolo { $round }
board-rainbow-next = Tvá příští karta: { rainbow-face }
board-rainbow-next-short = Tvá příští karta
board-rainbow-lay = Vyložit: { rainbow-face }
board-rainbow-lay-here = Vyložit normálně na konec řady, stranou, kterou vidíš
board-rainbow-blind = Naslepo
board-rainbow-blind-here = Vyložit naslepo, druhou stranou nahoru
board-rainbow-flip = Otočit
board-rainbow-flip-here = Otočit tuto kartu
board-rainbow-turn = Otočit tady
board-rainbow-stop = Skončit
board-rainbow-result =
    { $result ->
        [shade] Stín: prohraješ kolo.
        [twin] Barva dvakrát: prohraješ kolo.
        [rainbow] Bude z toho duha!
       *[fine] To se hodí.
    }
board-rainbow-ended =
    { $kind ->
        [shade] { $you ->
            [yes] Objevil se stín: prohráváš kolo.
           *[no] Objevil se stín: { $who } prohrává kolo.
        }
        [twin] { $you ->
            [yes] Jedna barva je tu dvakrát: prohráváš kolo.
           *[no] Jedna barva je tu dvakrát: { $who } prohrává kolo.
        }
       *[rainbow] { $you ->
            [yes] Máš duhu.
           *[no] { $who } má duhu.
        }
    }
