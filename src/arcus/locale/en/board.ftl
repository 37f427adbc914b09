# What the boards of the page say: names of cards and places for those who listen, and buttons.

## All games.

board-bar = Your moves
board-hand = Your hand
board-you = You
board-which = Which one?
board-put-back = Put it back
board-nowhere = You can't put this anywhere right now.
board-no = No
board-end-turn = End your turn
board-go-on = Continue
board-took-back =
    { $you ->
        [yes] You took back your last turn.
       *[no] { $who } took back their last turn.
    }
# The letter of a colour on cards, dice and sheets, one or two letters long.
board-letter =
    { $colour ->
        [R] R
        [O] O
        [Y] Y
        [G] G
        [T] T
        [B] B
        [I] I
        [V] V
        [P] P
        [W] W
       *[K] K
    }
# The same in Red7, where a language may name or shorten a blue otherwise than in Rainbow.
board-letter-red7 = { board-letter }
# A step of a turn: the card, and what is done with it.
board-step = { $what }: { $way }

## Red7. Colours are named by their letters in English: R red, O orange, Y yellow, G green, B blue, I indigo, V violet.

board-red7-card =
    { $colour ->
        [R] red { $number }
        [O] orange { $number }
        [Y] yellow { $number }
        [G] green { $number }
        [B] blue { $number }
        [I] indigo { $number }
       *[V] violet { $number }
    }
board-red7-card-in-hand = { board-red7-card }, in your hand
board-red7-card-in-palette = { board-red7-card }, in your palette
board-red7-card-at = { board-red7-card }, in { $who }'s palette
board-red7-canvas-card = { board-red7-card }, on the canvas
board-red7-rule =
    { $colour ->
        [R] Red
        [O] Orange
        [Y] Yellow
        [G] Green
        [B] Blue
        [I] Indigo
       *[V] Violet
    }
board-red7-rule-is =
    { $colour ->
        [R] Red rules: the highest card leads.
        [O] Orange rules: the most cards of one number lead.
        [Y] Yellow rules: the most cards of one colour lead.
        [G] Green rules: the most even cards lead.
        [B] Blue rules: the most different colours lead.
        [I] Indigo rules: the longest run of numbers leads.
       *[V] Violet rules: the most cards below 4 lead.
    }
board-red7-meets-short =
    { $colour ->
        [R] highest card
        [O] of one number
        [Y] of one colour
        [G] even cards
        [B] different colours
        [I] in a run
       *[V] below 4
    }
board-red7-who-leads =
    { $you ->
        [yes] You lead
        [nobody] Nobody leads
       *[no] { $who } leads
    }
# The steps of a turn, in a word or two each.
board-red7-step =
    { $step ->
        [palette] palette
        [take] take a card
        [add] another card
        [move] move a card
        [canvas] canvas
       *[draw] draw
    }
board-red7-strip = Who leads under each rule
board-red7-leads =
    { $you ->
        [yes] { $rule }: you lead.
       *[no] { $rule }: { $who } leads.
    }
board-red7-leads-with =
    { $you ->
        [yes] { $rule }: you lead with { $cards }.
       *[no] { $rule }: { $who } leads with { $cards }.
    }
board-red7-nobody-leads = { $rule }: nobody leads.
board-red7-would =
    { $you ->
        [yes] You would lead.
       *[no] { $who } would lead.
    }
board-red7-hint =
    { $count ->
        [one] You would lead with one card: { $meets }.
       *[other] You would lead with { $count } cards: { $meets }.
    }
board-red7-would-nobody = Nobody would lead.
board-red7-canvas-here = Put it on the canvas
board-red7-palette = Your palette
board-red7-palette-here = Put it in your palette
board-red7-deck-here = Put it face down on the deck
board-red7-hand-here = Take it into your hand
board-red7-lay = Put in palette
board-red7-paint = Put on canvas
board-red7-take = Put on deck
board-red7-draw = Draw a card
board-red7-pass = Pass
board-red7-pass-sure = Passing puts you out of the round. Pass?
board-red7-you-out = You're out of this round. You can keep watching.
board-red7-scored = Scored: { $cards }
board-red7-known = Known in hand: { $cards }
board-red7-known-top = Known on top: { $card }

## Kobito. Cards are numbers, kobito and swap; the low end of a rainbow is where its lowest number lies.

board-kobito-card =
    { $card ->
        [kobito] kobito
        [swap] swap card
       *[other] { $card }
    }
board-kobito-in-hand = { board-kobito-card }, in your hand
board-kobito-spot =
    { $kind ->
        [kobito] { $cards ->
            [one] kobito as { $number }
           *[other] kobito as { $number }, on a covered spot
        }
       *[number] { $cards ->
            [one] { $number }
           *[other] { $number }, on a covered spot
        }
    }
board-kobito-spot-here = Put it on the { $number }
board-kobito-with = Start a rainbow with { $card }
board-kobito-pots = Pots of gold
board-kobito-pot = Pot { $number }
board-kobito-bench = Bench { $number }
board-kobito-gold =
    { $points ->
        [one] Gold: needs { $length } cards, worth { $points } point. Cards so far: { $count }.
       *[other] Gold: needs { $length } cards, worth { $points } points. Cards so far: { $count }.
    }
board-kobito-of = of { $length }
board-kobito-deck = Deck { $count }
board-kobito-discard = Discard pile { $count }
board-kobito-gold-deck = Gold deck { $count }
board-kobito-workshop = Your workshop
board-kobito-workshop-of = { $who }'s workshop
board-kobito-no-rainbow = empty workshop
board-kobito-run = { $low } to { $high }
board-kobito-empty = empty
board-kobito-lay-pot =
    { $end ->
        [low] Pot { $number }, low end
       *[high] Pot { $number }, high end
    }
board-kobito-lay-bench =
    { $end ->
        [low] Bench { $number }, low end
       *[high] Bench { $number }, high end
    }
board-kobito-move =
    { $end ->
        [low] { $count ->
            [one] 1 card to pot { $number }, low end
           *[other] { $count } cards to pot { $number }, low end
        }
       *[high] { $count ->
            [one] 1 card to pot { $number }, high end
           *[other] { $count } cards to pot { $number }, high end
        }
    }
board-kobito-start = Start { $low } – { $high }
board-kobito-start-here = Start a rainbow on this bench
board-kobito-exchange = Exchange { $card } for the kobito
board-kobito-swap = Put a swap card and { $card } on top
board-kobito-pay = Pay it (costs 3 points)
board-kobito-pay-sure =
    { $card ->
        [kobito] Pay the kobito? That costs 3 points.
        [swap] Pay the swap card? That costs 3 points.
       *[other] Pay the { $card }? That costs 3 points.
    }
board-kobito-would-win =
    { $points ->
        [one] This wins the gold: { $points } point.
       *[other] This wins the gold: { $points } points.
    }
board-kobito-points =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
board-kobito-golds = Gold won: { $golds }.
board-kobito-paid = Cards paid: { $cards }.

## Qwinto. Rows are named by their letters in English: o orange, y yellow, p purple.

board-qwinto-row =
    { $row ->
        [o] Orange
        [y] Yellow
       *[p] Purple
    }
# A die by its colour alone, where dice are counted up.
board-qwinto-die-colour =
    { $row ->
        [o] Orange
        [y] Yellow
       *[p] Purple
    }
board-qwinto-die =
    { $row ->
        [o] orange die
        [y] yellow die
       *[p] purple die
    }
board-qwinto-die-face =
    { $row ->
        [o] orange die: { $face }
        [y] yellow die: { $face }
       *[p] purple die: { $face }
    }
board-qwinto-dice = Dice
board-qwinto-roll =
    { $count ->
        [0] Pick dice first
        [one] Roll 1 die
       *[other] Roll { $count } dice
    }
# Beside the dice: what their sum is most often.
board-qwinto-mostly = most likely { $sum }
board-qwinto-keep = Keep { $sum }
board-qwinto-hint = Your points: { $from } → { $to }.
board-qwinto-reroll = Roll again
board-qwinto-pass = Pass
board-qwinto-ask-write =
    { $mine ->
        [yes] { $may ->
            [pass] { $sum } fits nowhere. Take a misthrow.
           *[write] Write { $sum } in a lit cell, or take a misthrow.
        }
       *[no] Write { $sum } in a lit cell, or pass.
    }
board-qwinto-forced = { $sum } fits nowhere on your sheet, so you pass.
board-qwinto-misthrow = Take a misthrow
board-qwinto-misthrow-sure = A misthrow costs 5 points. Take it?
board-qwinto-sum = Sum: { $sum }
board-qwinto-write =
    { $row ->
        [o] Write { $sum } in orange, column { $column }. Your score: { $points }
        [y] Write { $sum } in yellow, column { $column }. Your score: { $points }
       *[p] Write { $sum } in purple, column { $column }. Your score: { $points }
    }
board-qwinto-cell =
    { $row ->
        [o] orange, column { $column }
        [y] yellow, column { $column }
       *[p] purple, column { $column }
    }
board-qwinto-write-sure = Write { $sum } in { board-qwinto-cell }?
board-qwinto-write-it = Write
board-qwinto-cell-filled = { board-qwinto-cell }: { $number }
board-qwinto-cell-empty = { board-qwinto-cell }: empty
board-qwinto-cell-dead = { board-qwinto-cell }: empty, no roll fits
board-qwinto-cell-bonus = { $cell }; bonus cell
board-qwinto-cell-chosen = { board-qwinto-cell }: your choice, { $number }
board-qwinto-sheet =
    { $points ->
        [one] Your sheet: { $points } point
       *[other] Your sheet: { $points } points
    }
board-qwinto-sheet-of =
    { $points ->
        [one] { $who }: { $points } point
       *[other] { $who }: { $points } points
    }
board-qwinto-bonus = Bonus
board-qwinto-bonus-of = Bonus for column { $column }: { $points }
board-qwinto-row-points = Points for this row: { $points }
board-qwinto-misthrows = Misthrows
board-qwinto-misthrow-cost = −5 each
board-qwinto-misthrows-of = Misthrows: { $count } of 4
# On paper, beside a line to write on.
board-qwinto-total = Total
board-qwinto-player = Name
board-qwinto-row-told =
    { $row ->
        [o] Orange: { $numbers }.
        [y] Yellow: { $numbers }.
       *[p] Purple: { $numbers }.
    }
board-qwinto-number-told = { $number } in column { $column }
board-qwinto-nothing-told = nothing yet
board-qwinto-decided = Has chosen
board-qwinto-choosing = Still choosing
board-qwinto-you-chose = { $sum } is noted. You can still choose another cell.
board-qwinto-you-passed = You pass this roll.
board-qwinto-print-menu = Print
board-qwinto-print = Print the sheets
board-qwinto-print-blank = Print blank sheets

## Rainbow. { rainbow-face } is the face whose letter is $what.

board-rainbow-in-hand = { rainbow-face }, in your hand
board-rainbow-in-other-hand = { rainbow-face }, your side of a card in { $who }'s hand
board-rainbow-in-row = { rainbow-face }, place { $place } of the row.
board-rainbow-other-side = The other side is { rainbow-face }.
board-rainbow-hidden = a card in hand
board-rainbow-row = The row
board-rainbow-pile =
    { $count ->
        [one] 1 card won
       *[other] { $count } cards won
    }
# Below the number of cards in a player's pile.
board-rainbow-won = won
board-rainbow-deck =
    { $count ->
        [0] deck empty
       *[other] { $count } in the deck
    }
board-rainbow-round = round { $round }
board-rainbow-next = Your next card: { rainbow-face }
board-rainbow-next-short = Your next card
board-rainbow-lay = Lay { rainbow-face }
board-rainbow-lay-here = Lay it as you see it, at the end of the row
board-rainbow-blind = Lay it blind
board-rainbow-blind-here = Lay it blind, with its other side up
board-rainbow-flip = Flip
board-rainbow-flip-here = Flip it
board-rainbow-turn = Flip here
board-rainbow-stop = Stop
board-rainbow-result =
    { $result ->
        [shade] Shade: you lose the round.
        [twin] Same colour twice: you lose the round.
        [rainbow] That makes a rainbow!
       *[fine] That works.
    }
board-rainbow-ended =
    { $kind ->
        [shade] { $you ->
            [yes] Shade came up: you lost the round.
           *[no] Shade came up: { $who } lost the round.
        }
        [twin] { $you ->
            [yes] A colour came up twice: you lost the round.
           *[no] A colour came up twice: { $who } lost the round.
        }
       *[rainbow] { $you ->
            [yes] You made a rainbow.
           *[no] { $who } made a rainbow.
        }
    }
