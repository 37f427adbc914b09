# Red7.

red7-name = Red7
red7-tagline = Lead at the end of your turn, or you're out.
red7-aim = Lead at the end of each of your turns; the last player left wins.

## The rules, as docs/rules/red7.md numbers them.

red7-section-1 = Cards
red7-rule-1-1 = There are 49 cards: the numbers 1 to 7 in each of seven colours. The colours are red, orange, yellow, green, blue, indigo and violet.
red7-rule-1-2 = The greater number is the higher card; of two equal numbers, the colour that comes first from red to violet is higher. So the red 7 is the highest card of all and the violet 1 the lowest.
red7-example-1 = A green 6 beats a red 5, and a red 5 beats a blue 5.

red7-section-2 = Start of a round
red7-rule-2-1 = Everyone gets seven cards in hand and then one face up, which is the first card of their palette. The rest form the deck.
red7-rule-2-2 = The canvas begins with the red start card, so red is the first rule. The start card has no number and is not one of the 49.
red7-rule-2-3 = The player who shows the highest card leads, and the player to their left moves first. Turns go round to the left.
red7-example-2 = Mira shows the highest card, a red 6. She leads, so the player to her left moves first.

red7-section-3 = Your turn
red7-rule-3-1 = On your turn you do exactly one of four things: put a card in your palette, put a card on the canvas, do both in that order, or pass. You can't do nothing.
red7-rule-3-2 = The colour of a card put on the canvas is the new rule.
red7-rule-3-3 = You must lead under the colour of the card that you put on the canvas.
red7-rule-3-4 = The palette comes first and the canvas second, with one card from your hand for each. After the canvas card, you play no more cards.
red7-rule-3-5 = You may always pass, but only as the first thing in your turn. Passing puts you out of the round.
red7-rule-3-6 = You can play only cards from your own hand.
red7-rule-3-7 = If you have no card in hand when your turn begins, you are out of the round.
red7-rule-3-8 = If you do not lead at the end of your turn, you are out of the round. So you can't make a move after which you could no longer lead at the end of the turn.
red7-rule-3-9 = A player who is out turns their hand and palette face down; these cards count for nothing until the round is over.
red7-rule-3-10 = The last player still in wins the round at once, no matter which cards are left.
red7-example-3 = Red rules and Mira leads with a 6. You put a 7 in your palette and lead.

red7-section-4 = Leading
red7-rule-4-1 = Of the players still in, the one with the most palette cards that meet the rule leads. All other cards count for nothing.
red7-rule-4-2 = If players have the same number of such cards, the one with the highest of them leads.
red7-rule-4-3 = You can't lead without a card that meets the rule. If nobody has one, nobody leads.
red7-rule-4-4 = Red: your one highest card meets the rule.
red7-rule-4-5 = Orange: your largest group of cards of one number meets the rule.
red7-rule-4-6 = Yellow: your largest group of cards of one colour meets the rule.
red7-rule-4-7 = Green: all your even cards meet the rule.
red7-rule-4-8 = Blue: one card of each colour you have meets the rule, the highest of that colour.
red7-rule-4-9 = Indigo: your longest run of numbers in a row meets the rule, with the highest card of each number. There is no step from 7 to 1.
red7-rule-4-10 = Violet: all your cards below 4 meet the rule.
red7-rule-4-11 = If two of your own groups or runs are equally large, the one with the higher top card counts. A single card is already a group, and a run of one.
red7-example-4 = Green rules. You have a 2 and a 6, Mira has only one even card: you lead.

red7-section-5 = Advanced (option)
red7-rule-5-1 = In the advanced variant, you may draw one card after you put a card from your hand on the canvas, if the canvas card's number is greater than the number of cards in your palette and the deck is not empty.
red7-rule-5-2 = The winner of a round takes the cards that meet the rule out of their palette. Each is worth its number in points.
red7-rule-5-3 = Cards that were scored stay out for the rest of the game; all others are gathered and shuffled for the next round.
red7-rule-5-4 = The game ends as soon as a player has 40 points with two players, 35 with three, or 30 with four.
red7-rule-5-5 = The game also ends when too few cards are left to deal eight to each player.
red7-rule-5-6 = The player with the most points wins. Players with equal points share the win.
red7-example-5 = Your palette has three cards. You put a 5 on the canvas and may draw, as 5 is more than 3.

red7-section-6 = Actions (option)
red7-rule-6-1 = When you put an odd card from your hand in your palette, you carry out its action at once.
red7-rule-6-2 = If an action can't be done, nothing happens, and your turn goes on.
red7-rule-6-3 = If an action can be done, you must do it, and before anything else.
red7-rule-6-4 = A 7 puts a card of your own palette on the canvas: any card there but that 7. Nothing else moves a card from a palette to the canvas.
red7-rule-6-5 = You must lead at that very moment under the colour that the 7 puts on the canvas, and a later card can't make up for it. If no card would make you lead, the action can't be done.
red7-rule-6-6 = The card that a 7 puts on the canvas gives no draw, as it does not come from your hand.
red7-rule-6-7 = A 5 puts another card from your hand in your palette. That card's own action follows.
red7-rule-6-8 = If your hand is empty, the action of a 5 can't be done.
red7-rule-6-9 = A 3 draws a card for you automatically.
red7-rule-6-10 = If the deck is empty, the action of a 3 can't be done.
red7-rule-6-11 = A 1 takes one card from the palette of another player who is still in and has at least two cards there. Nothing else takes a card from another player.
red7-rule-6-12 = The card taken goes face down on top of the deck. Everyone has seen it, so everyone knows that it is there.
red7-rule-6-13 = A 1 may take only a card after which you can still lead at the end of your turn. If there is none, the action can't be done.
red7-rule-6-14 = After the actions you may still put one card from your hand on the canvas.
red7-rule-6-15 = In the advanced variant, the order is palette, action, canvas, draw. So the card you take with a 1 can be the one you draw.
red7-rule-6-16 = You may play a 3 in the hope of a card that lets you lead, as long as you might draw one.
red7-rule-6-17 = If you know the card on top of the deck, that is what you might draw. Otherwise it is any card that is not in your hand, was not face up in this round and was not scored.
red7-rule-6-18 = If that hope fails, you play nothing more: your turn ends, you are out, and the canvas stays.
red7-example-6 = You put a 5 in your palette, and a 3 because of it. The 3 draws you a card.

red7-section-7 = Rounds
red7-rule-7-1 = Without the advanced variant, a game is one round, or as many rounds as you agreed on.
red7-rule-7-2 = The player who has won the most rounds wins the game. Players who have won the same number of rounds share the win.
red7-rule-7-3 = Every round starts like the first: new cards are dealt, red is the rule, and the first player is decided again.
red7-example-7 = You win two of three rounds, so the game is yours.

## Options.

red7-option-advanced = Draw a card after a high canvas card, and play for points over several rounds.
red7-option-actions = Odd cards that you put in your palette carry out an action.
red7-option-rounds = How many rounds a game has, without the advanced variant.

## What happens.

# A card in a sentence, as what is laid or drawn: sign is the letter of its colour in English.
red7-card =
    { $sign ->
        [R] the red { $number }
        [O] the orange { $number }
        [Y] the yellow { $number }
        [G] the green { $number }
        [B] the blue { $number }
        [I] the indigo { $number }
       *[V] the violet { $number }
    }
red7-event-round-began = Round { $what } begins. The rule is red.
red7-event-dealt =
    { $you ->
        [yes] { $place ->
            [palette] You are dealt { red7-card }, face up.
           *[hand] You are dealt { red7-card }.
        }
       *[no] { $who } is dealt { red7-card }, face up.
    }
red7-event-dealt-hidden =
    { $you ->
        [yes] You are dealt a card.
       *[no] { $who } is dealt a card.
    }
red7-event-laid =
    { $you ->
        [yes] You put { red7-card } in your palette.
       *[no] { $who } puts { red7-card } in their palette.
    }
red7-event-painted =
    { $you ->
        [yes] You put { red7-card } on the canvas.
       *[no] { $who } puts { red7-card } on the canvas.
    }
red7-event-repainted =
    { $you ->
        [yes] Your 7 puts { red7-card } from your palette on the canvas.
       *[no] { $who }'s 7 puts { red7-card } from their palette on the canvas.
    }
red7-event-took =
    { $you ->
        [yes] Your 1 takes { red7-card } from { $other } and puts it face down on top of the deck.
       *[no] { $to_you ->
            [yes] { $who }'s 1 takes { red7-card } from you and puts it face down on top of the deck.
           *[no] { $who }'s 1 takes { red7-card } from { $other } and puts it face down on top of the deck.
        }
    }
red7-event-drew =
    { $you ->
        [yes] You draw { red7-card }.
       *[no] { $who } draws { red7-card }, which everyone had seen.
    }
red7-event-drew-hidden =
    { $you ->
        [yes] You draw a card.
       *[no] { $who } draws a card.
    }
red7-event-passed =
    { $you ->
        [yes] You pass.
       *[no] { $who } passes.
    }
red7-event-went-out =
    { $you ->
        [yes] You are out of the round.
       *[no] { $who } is out of the round.
    }
red7-event-won-round =
    { $you ->
        [yes] You are the last one in and win round { $what }.
       *[no] { $who } is the last one in and wins round { $what }.
    }
red7-event-scored =
    { $you ->
        [yes] You score { red7-card }.
       *[no] { $who } scores { red7-card }.
    }
red7-event-turn-began =
    { $you ->
        [yes] It is your turn.
       *[no] It is { $who }'s turn.
    }

## How it ended.

red7-why-last-in = Last one in: { $winners }.
red7-why-points =
    { $count ->
        [one] The last round is over. Most points: { $winners }.
       *[other] The last round is over. Tied on points, a shared win: { $winners }.
    }
red7-why-rounds =
    { $count ->
        [one] All rounds are played. Most rounds won: { $winners }.
       *[other] All rounds are played. Tied on rounds won, a shared win: { $winners }.
    }
red7-line-rounds = Rounds won

## The table in a terminal.

red7-tui-colour-r = red
red7-tui-colour-o = orange
red7-tui-colour-y = yellow
red7-tui-colour-g = green
red7-tui-colour-b = blue
red7-tui-colour-i = indigo
red7-tui-colour-v = violet
red7-tui-meets-r = the highest card
red7-tui-meets-o = most cards of one number
red7-tui-meets-y = most cards of one colour
red7-tui-meets-g = most even cards
red7-tui-meets-b = most different colours
red7-tui-meets-i = longest run of numbers
red7-tui-meets-v = most cards below 4
red7-tui-rule = The rule is { $colour }: { $meets }.
red7-tui-round = Round { $round }
red7-tui-round-of = Round { $round } of { $rounds }
red7-tui-deck =
    { $count ->
        [0] the deck is empty
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
red7-tui-canvas = Canvas: { $top }
red7-tui-canvas-over = Canvas: { $top } on top of { $cards }
red7-tui-canvas-start = Canvas: the red start card
red7-tui-palettes = Palettes (> to move)
red7-tui-you = { $name } (you)
red7-tui-out = out of the round
red7-tui-no-cards = no cards
red7-tui-in-hand =
    { $count ->
        [0] no card in hand
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
red7-tui-points = { $points } of { $target } points
red7-tui-points-with = { $points } of { $target } points with { $cards }
red7-tui-won =
    { $count ->
        [0] no round won
        [one] 1 round won
       *[other] { $count } rounds won
    }
red7-tui-leads = Leader under each rule (* current rule)
red7-tui-nobody = nobody
red7-tui-lead = { $who } with { $cards }
red7-tui-hand = Your hand: { $cards }
# These messages select by `may`: the first words of the legal moves, sorted and joined by hyphens.
red7-tui-ask-opening =
    { $you ->
        [yes] { $may ->
            [pass] Your turn: no card puts you in the lead, so pass.
            [lay-pass] Your turn: put a card in your palette, or pass.
            [paint-pass] Your turn: put a card on the canvas, or pass.
           *[lay-paint-pass] Your turn: put a card in your palette or on the canvas, or pass.
        }
       *[no] It's { $who }'s turn.
    }
red7-tui-ask-after =
    { $you ->
        [yes] { $may ->
            [paint] Your turn continues: put a card on the canvas.
            [end] { red7-tui-ask-done }
           *[end-paint] Put a card on the canvas, or end your turn.
        }
       *[no] { $who } may put a card on the canvas.
    }
red7-tui-ask-five =
    { $you ->
        [yes] For your 5, put another card in your palette.
       *[no] { $who } puts another card in their palette, for a 5.
    }
red7-tui-ask-seven =
    { $you ->
        [yes] For your 7, move a palette card to the canvas.
       *[no] { $who } puts a card from their palette on the canvas, for a 7.
    }
red7-tui-ask-one =
    { $you ->
        [yes] For your 1, take a card from another palette.
       *[no] { $who } chooses a card from another player's palette, for a 1.
    }
red7-tui-ask-chance =
    { $you ->
        [yes] You may draw a card, or end your turn.
       *[no] { $who } may draw a card.
    }
red7-tui-ask-done =
    { $you ->
        [yes] All done: end your turn.
       *[no] { $who } can only end the turn.
    }
red7-tui-ask-over = The game is over.
