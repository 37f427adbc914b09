# Rainbow.

rainbow-name = Rainbow
rainbow-tagline = Six different colours, and every card hides one side.
rainbow-aim = Get six different colours in one row and collect the most cards.

## The rules, as docs/rules/rainbow.md numbers them.

rainbow-section-1 = The cards
rainbow-rule-1-1 = Two people play with 57 cards. Every card has two different faces.
rainbow-rule-1-2 = A face is one of seven colours, or light, or shade. The colours are red, orange, yellow, green, turquoise, blue and purple; light is white and shade is black.
rainbow-rule-1-3 = The list of cards is reconstructed: every pair of colours is on two cards. Each colour has one card with light and one with shade, and one card has light and shade.
rainbow-rule-1-4 = You can also agree on other cards, 8 to 60 of them.
rainbow-example-1 = One card is red on one side and blue on the other.

rainbow-section-2 = The start
rainbow-rule-2-1 = The cards are shuffled, turned at random, and placed as a deck between the players. So each card has one side towards each player, and keeps it in the deck and in a hand.
rainbow-rule-2-2 = Your first hand is the three cards nearest to you in the deck. You hold each as it stood, with its far side towards the other player.
rainbow-rule-2-3 = You see your own side of the cards in both hands, and of the next card at your end of the deck. You see no other side until it lies face up in the row.
rainbow-rule-2-4 = A single card left in the deck is the next one for both players, and each sees their own side of it.
rainbow-rule-2-5 = The younger player begins. Here that is the first seat, unless the table is set to the second seat or a random start.
rainbow-example-2 = You see yellow on a card in the other hand. The other player sees its other side, perhaps green.

rainbow-section-3 = Your turn
rainbow-rule-3-1 = On your turn you lay one, two or three cards from your hand at the end of the row, which is the same for both players.
rainbow-rule-3-2 = Before your first card you may flip one card of the row, but you don't have to.
rainbow-rule-3-3 = You can flip any card in the row, including one you have just laid. If the row is empty, there is nothing to flip.
rainbow-rule-3-4 = Before your second and before your third card you must flip a card of the row. So you never lay two cards one right after the other.
rainbow-rule-3-5 = You can't flip two cards one right after the other.
rainbow-rule-3-6 = You lay a card from one of the three slots of your hand. Its slot stays empty until you draw.
rainbow-rule-3-7 = A card laid standard shows the side that you see. A card laid blind shows its other side.
rainbow-rule-3-8 = You may stop after any flip and after any card, once you have laid a card in this turn.
rainbow-rule-3-9 = After your third card your turn is over.
rainbow-example-3 = You lay a card, flip one in the row, lay your second card, and stop.

rainbow-section-4 = The row
rainbow-rule-4-1 = After every flip and after every card, look at the faces that are up. If none of the following applies, play continues.
rainbow-rule-4-2 = If a shade is up, you lose the round.
rainbow-rule-4-3 = If a colour is up twice, you lose the round.
rainbow-rule-4-4 = Light goes with everything, including other light.
rainbow-rule-4-5 = If you lay the sixth card without losing the round, you have made a rainbow and win the round.
rainbow-rule-4-6 = When you lose a round, the other player takes all cards of the row to their pile, and you open the next round.
rainbow-rule-4-7 = When you win a round, you take the six cards to your pile, and the other player opens the next round.
rainbow-rule-4-8 = When a round ends, your turn is over, even if you have not laid a card.
rainbow-example-4 = Red, blue and green are up. You lay a card blind, and it shows blue: the second blue loses you the round.

rainbow-section-5 = Drawing, and the end
rainbow-rule-5-1 = After each turn you draw from your own end of the deck until you have three cards again, and fill the empty places of your hand from left to right. If the turn ends a round, the row is taken before that.
rainbow-rule-5-2 = If you can't fill up to three cards, you draw what is left, and the game is over at once.
rainbow-rule-5-3 = An empty deck alone does not end the game.
rainbow-rule-5-4 = Cards left in the row belong to nobody.
rainbow-rule-5-5 = The player with more cards in their pile wins.
rainbow-rule-5-6 = If both have the same number of cards, the game is a tie: play another one.
rainbow-example-5 = You laid two cards, so you draw two. If only one is left, you take it and the game is over.

rainbow-section-6 = Memory
rainbow-rule-6-1 = Nobody looks under the cards of the row or through a pile. You may remember what you have seen, wherever the card goes.
rainbow-rule-6-2 = With the memory aid the table shows what you have seen of the hidden faces in the row. Without it you have to remember.

rainbow-option-first = Who begins: the first seat, the second, or one at random.
rainbow-option-deck = A list of cards to play with, two letters each, like RO RY WK; empty for the reconstructed list of 57.
rainbow-option-memory-aid = Show players the hidden faces of the row that they have already seen.

## Faces; what is the letter.

rainbow-face =
    { $what ->
        [R] red
        [O] orange
        [Y] yellow
        [G] green
        [T] turquoise
        [B] blue
        [P] purple
        [W] light
       *[K] shade
    }

## What happens.

rainbow-event-round-began = Round { $what } begins with an empty row.
rainbow-event-dealt =
    { $you ->
        [yes] You are dealt a card; your side is { rainbow-face }.
       *[no] { $who } is dealt a card; the side towards them is { rainbow-face }.
    }
rainbow-event-dealt-hidden =
    { $you ->
        [yes] You are dealt a card.
       *[no] { $who } is dealt a card.
    }
rainbow-event-next-came =
    { $you ->
        [yes] Your next card shows { rainbow-face }.
       *[no] { $who }'s next card shows { rainbow-face }.
    }
rainbow-event-next-came-hidden =
    { $you ->
        [yes] You see your next card.
       *[no] { $who } sees their next card.
    }
rainbow-event-turn-began =
    { $you ->
        [yes] It is your turn.
       *[no] It is { $who }'s turn.
    }
rainbow-event-flipped =
    { $you ->
        [yes] You flip a card, and { rainbow-face } comes up.
       *[no] { $who } flips a card, and { rainbow-face } comes up.
    }
rainbow-event-laid =
    { $you ->
        [yes] You lay { rainbow-face }.
       *[no] { $who } lays { rainbow-face }.
    }
rainbow-event-laid-blind =
    { $you ->
        [yes] You lay a card blind, and { rainbow-face } comes up.
       *[no] { $who } lays a card blind, and { rainbow-face } comes up.
    }
rainbow-event-stopped =
    { $you ->
        [yes] You stop.
       *[no] { $who } stops.
    }
rainbow-event-met-shade =
    { $you ->
        [yes] Shade is up: you lose the round.
       *[no] Shade is up: { $who } loses the round.
    }
rainbow-event-met-twin =
    { $you ->
        [yes] The row has { rainbow-face } twice: you lose the round.
       *[no] The row has { rainbow-face } twice: { $who } loses the round.
    }
rainbow-event-made-rainbow =
    { $you ->
        [yes] You make a rainbow!
       *[no] { $who } makes a rainbow!
    }
rainbow-event-took-row =
    { $you ->
        [yes] You take the whole row. Cards: { $what }.
       *[no] { $who } takes the whole row. Cards: { $what }.
    }
rainbow-event-drew =
    { $you ->
        [yes] You draw a card; your side is { rainbow-face }.
       *[no] { $who } draws a card; the side towards them is { rainbow-face }.
    }
rainbow-event-drew-hidden =
    { $you ->
        [yes] You draw a card.
       *[no] { $who } draws a card.
    }
rainbow-event-back-seen =
    { $you ->
        [yes] You see { rainbow-face } on its back.
       *[no] { $who } sees { rainbow-face } on its back.
    }
rainbow-event-back-seen-hidden =
    { $you ->
        [yes] You see its back.
       *[no] { $who } sees its back.
    }
rainbow-event-ran-out =
    { $you ->
        [yes] You can't refill your hand: the game is over.
       *[no] { $who } can't refill their hand: the game is over.
    }

## How it ended.

rainbow-why-cards = The deck has run out. More cards: { $winners }.
rainbow-why-tie = The deck has run out. It's a tie!
rainbow-line-cards = Cards in the pile

## The table in a terminal.

rainbow-tui-round = Round { $round }, { $count ->
        [0] no card left in the deck
        [one] 1 card left in the deck
       *[other] { $count } cards left in the deck
    }
rainbow-tui-piles = Piles. { $first }: { $won }, { $second }: { $lost }
rainbow-tui-face = { $what } { rainbow-face }
rainbow-tui-row = Row (six make a rainbow)
rainbow-tui-row-empty = The row is empty.
rainbow-tui-back = other side { $face }
rainbow-tui-back-unseen = other side not seen
rainbow-tui-hand-own = Your hand:
rainbow-tui-hand-other = { $name }, from your side:
rainbow-tui-hand-hidden =
    { $count ->
        [one] { $name }: 1 card in hand
       *[other] { $name }: { $count } cards in hand
    }
rainbow-tui-hand-empty = no cards
rainbow-tui-next = Your next card: { $face }
rainbow-tui-ask-opening =
    { $you ->
        [yes] { $may ->
            [blind-lay] Your turn: lay a card.
           *[blind-flip-lay] Your turn: lay a card, or flip one first.
        }
       *[no] { $who } lays a card, or flips one first.
    }
rainbow-tui-ask-flipped =
    { $you ->
        [yes] Now lay a card.
       *[no] { $who } lays a card next.
    }
rainbow-tui-ask-laid =
    { $you ->
        [yes] Flip a card to continue, or stop.
       *[no] { $who } flips a card or stops.
    }
rainbow-tui-ask-again =
    { $you ->
        [yes] Lay another card, or stop.
       *[no] { $who } lays another card or stops.
    }
rainbow-tui-ask-over = The game is over.
