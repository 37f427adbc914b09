# Kobito.

kobito-name = Kobito
kobito-tagline = Build a rainbow that ends exactly at the gold.
kobito-aim = Build rainbows to the gold and collect the most points.

## The rules, as docs/rules/kobito.md numbers them.

kobito-section-1 = Cards
kobito-rule-1-1 = The rainbow deck has 92 cards: each number from 1 to 12 seven times, five kobito and three swap cards.
kobito-rule-1-2 = The twelve numbers form a circle, so 12 and 1 are neighbours.
kobito-rule-1-3 = The gold deck has 18 cards, and each asks for a rainbow of one exact length. There are three for every length from 4 to 9: one is worth a point less than the length, one exactly the length, one a point more. (The list is reconstructed.)
kobito-rule-1-4 = You can also agree on other gold cards: at least four, each with a length from 2 to 24.
kobito-example-1 = Next to a 12 you can lay an 11 or a 1.

kobito-section-2 = Start of the game
kobito-rule-2-1 = Three gold cards lie face up. Beside each lies one rainbow card, the start of its rainbow.
kobito-rule-2-2 = A start is always a numbered card. If a kobito or swap card is turned up, it is shuffled back into the deck, and another card is turned up.
kobito-rule-2-3 = If the deck has no numbered card for a start, the discard pile is shuffled in first.
kobito-rule-2-4 = Everyone gets five cards. A dealer is chosen at random, the player to their left begins, and turns go round to the left.
kobito-example-2 = A kobito is turned up as a start: it goes back into the deck, and a 7 is turned up instead.

kobito-section-3 = Rainbows
kobito-rule-3-1 = A rainbow is a row of consecutive numbers that rise from its low end to its high end. After 12 comes 1.
kobito-rule-3-2 = New cards join a rainbow at its low end or at its high end, never in between.
kobito-rule-3-3 = A rainbow beside gold can't be longer than its gold card asks for.
kobito-rule-3-4 = A rainbow in a workshop may be as long as you like, even more than once round the circle.
kobito-rule-3-5 = A card on the table never goes back to a hand, except for a kobito that is exchanged.
kobito-example-3 = 10-11-12 goes on with a 1 at its high end and with a 9 at its low end.

kobito-section-4 = Your turn
kobito-rule-4-1 = On your turn you must play one card from your hand, and one more for each rainbow that is in your workshop as the turn begins. You may play more.
kobito-rule-4-2 = You never owe more cards than you hold.
kobito-rule-4-3 = You can end your turn as soon as you owe no more cards, and not before.
kobito-rule-4-4 = Until you end it you may lay, start, move, exchange and swap, in any order and as often as you like.
kobito-rule-4-5 = When you end your turn, you draw until you hold five cards.
kobito-rule-4-6 = When a card is needed and the deck is empty, the discard pile is shuffled and becomes the deck. If that is empty too, you make do with what you have.
kobito-example-4 = Two rainbows are in your workshop as your turn begins: you play at least three cards.

kobito-section-5 = Laying and starting
kobito-rule-5-1 = You can play or pay only cards that you hold.
kobito-rule-5-2 = You can lay a card at an end of a rainbow beside gold or in your own workshop, if its number comes next there. It counts as one card played.
kobito-rule-5-3 = You can start a rainbow in your workshop with two cards of consecutive numbers. They count as two.
kobito-rule-5-4 = A new rainbow takes the first free bench of your workshop; the others stay where they are.
kobito-rule-5-5 = A workshop has four benches, so it has room for four rainbows.
kobito-rule-5-6 = The rainbows of a workshop are never joined to each other.
kobito-example-5 = With a 4 and a 5 you start a rainbow in your workshop. Both count as played.

kobito-section-6 = Moving to gold
kobito-rule-6-1 = You can move a piece of one or more cards from an end of a rainbow in your own workshop to an end of a rainbow beside gold. That does not count as a card played.
kobito-rule-6-2 = The piece keeps its order, and its numbers must continue from the end that it joins.
kobito-rule-6-3 = You can also move a whole rainbow as one piece; it is taken by its low end.
kobito-rule-6-4 = You must leave two or more cards behind, or none. You may leave a single card if it fits a rainbow beside gold right after the move, before new cards are turned up.
kobito-rule-6-5 = If you left a single card behind, you must move it to gold before you do anything else.
kobito-rule-6-6 = Cards on the same spot move together, and a kobito that moves keeps its number.
kobito-example-6 = You have 6-7-8 in your workshop, and a rainbow beside gold ends with 5: you move all three there.

kobito-section-7 = Kobito
kobito-rule-7-1 = A kobito stands for any number. It takes the number of the place where it is laid, and keeps it as long as it lies on the table.
kobito-rule-7-2 = Only one of the two cards that start a rainbow can be a kobito.
kobito-rule-7-3 = You can exchange a kobito in any rainbow on the table for a card from your hand: the card takes its place, and the kobito goes to your hand. That does not count as a card played.
kobito-rule-7-4 = To exchange a kobito, your card must have the number that it stands for, and the kobito must not be covered.
kobito-rule-7-5 = Exchanging is the only thing that you can do in another player's workshop.
kobito-example-7 = A kobito between 3 and 5 is a 4. You can exchange a 4 from your hand for it.

kobito-section-8 = Swap cards
kobito-rule-8-1 = You can put a swap card on a card beside gold or in your own workshop, and on top of it a card of the same number from your hand. Together they count as two cards played.
kobito-rule-8-2 = That does not make the rainbow longer: all cards on one spot count as one card.
kobito-rule-8-3 = You can't play a swap card in any other way.
kobito-rule-8-4 = The card on top may be a kobito, and so may the card below. A spot that was covered can be covered again.
kobito-example-8 = You put a swap card and another 9 on a 9. That is two cards played.

kobito-section-9 = Gold
kobito-rule-9-1 = When you bring a rainbow beside gold to exactly the length that its gold card asks for, you put the gold card in your score pile at once.
kobito-rule-9-2 = The rainbow goes to the discard pile. A new gold card and a new start are turned up in its place, as long as the gold deck lasts.
kobito-rule-9-3 = Then the turn goes on.
kobito-example-9 = The gold asks for five cards, and four lie there. You lay the fifth and take the gold.

kobito-section-10 = Too few cards
kobito-rule-10-1 = If you owe cards but can't lay, start or swap anything, you pay: you put as many cards as you owe from your hand in your score pile, one at a time. You choose which.
kobito-rule-10-2 = You can't pay while you can lay, start or swap anything, even if that would be more than you owe. You may first make moves and exchanges that might help, but you don't have to look for them.
kobito-rule-10-3 = Once you have started to pay, you must pay until you owe nothing. Then your turn goes on.
kobito-rule-10-4 = Each card that you paid costs 3 points at the end.
kobito-example-10 = You owe two cards and none fits anywhere. You pay two, which costs 6 points at the end.

kobito-section-11 = The end
kobito-rule-11-1 = The game ends at once when a gold card is won while the gold deck is empty, so that only two are left. Nothing more is drawn or paid.
kobito-rule-11-2 = The game also ends when every player in a row has had a turn in which nothing was played, paid, moved or drawn.
kobito-rule-11-3 = Your score is the points of your gold cards, minus 3 for each other card in your score pile. It can be below zero.
kobito-rule-11-4 = The player with the most points wins. Players with equal points share the win.
kobito-example-11 = Gold worth 6 and 5, and one card paid: 6 + 5 − 3 = 8 points.

## Options.

kobito-option-gold = Gold cards to play with instead of the reconstructed eighteen, each as length:points, like 4:3 4:4 5:5 6:7.

## What happens.

# Things and places in a sentence: sign is kobito, swap or nothing, number what it is or stands for (0: not yet);
# a card as what is laid or drawn, a card with which something is done, a row of cards, and where.
kobito-card =
    { $sign ->
        [kobito] { $number ->
            [0] a kobito
           *[other] a kobito as { $number }
        }
        [swap] a swap card
       *[number] { $number ->
            [8] an 8
            [11] an 11
           *[other] a { $number }
        }
    }
kobito-with =
    { $sign ->
        [kobito] { $number ->
            [0] a kobito
           *[other] a kobito as { $number }
        }
        [swap] a swap card
       *[number] { $number ->
            [8] an 8
            [11] an 11
           *[other] a { $number }
        }
    }
kobito-piece =
    { $count ->
        [1] { kobito-card }
       *[other] { $number } to { $last }
    }
kobito-at =
    { $target ->
        [g1] at pot 1
        [g2] at pot 2
        [g3] at pot 3
       *[workshop] { $you ->
            [yes] in your workshop
           *[no] in their workshop
        }
    }
kobito-event-gold-turned = New gold { kobito-at }: length { $number }, points { $last }.
kobito-event-start-turned = The rainbow { kobito-at } starts with { $number }.
kobito-event-put-back =
    { $sign ->
        [swap] A swap card is turned up; it can't be a start and is shuffled back.
       *[kobito] A kobito is turned up; it can't be a start and is shuffled back.
    }
kobito-event-dealt =
    { $you ->
        [yes] You are dealt { kobito-card }.
       *[no] { $who } is dealt { kobito-card }.
    }
kobito-event-dealt-hidden =
    { $you ->
        [yes] You are dealt a card.
       *[no] { $who } is dealt a card.
    }
kobito-event-turn-began =
    { $you ->
        [yes] It is your turn. Cards to play: { $what }.
       *[no] It is { $who }'s turn. Cards to play: { $what }.
    }
kobito-event-laid =
    { $you ->
        [yes] You lay { kobito-card } { kobito-at }.
       *[no] { $who } lays { kobito-card } { kobito-at }.
    }
kobito-event-began =
    { $you ->
        [yes] You start a rainbow in your workshop with { kobito-with }.
       *[no] { $who } starts a rainbow in their workshop with { kobito-with }.
    }
kobito-event-moved =
    { $you ->
        [yes] You move { kobito-piece } from your workshop to the rainbow { kobito-at }.
       *[no] { $who } moves { kobito-piece } from their workshop to the rainbow { kobito-at }.
    }
kobito-event-exchanged =
    { $you ->
        [yes] You exchange { kobito-card } for a kobito { kobito-at }.
       *[no] { $who } exchanges { kobito-card } for a kobito { kobito-at }.
    }
kobito-event-exchanged-elsewhere =
    { $you ->
        [yes] You exchange { kobito-card } for a kobito in { $other }'s workshop.
       *[no] { $to_you ->
            [yes] { $who } exchanges { kobito-card } for a kobito in your workshop.
           *[no] { $who } exchanges { kobito-card } for a kobito in { $other }'s workshop.
        }
    }
kobito-event-took-kobito =
    { $you ->
        [yes] You take that kobito into your hand.
       *[no] { $who } takes that kobito into their hand.
    }
kobito-event-swapped =
    { $you ->
        [yes] You cover a card { kobito-at } with a swap card and { kobito-with }.
       *[no] { $who } covers a card { kobito-at } with a swap card and { kobito-with }.
    }
kobito-event-paid =
    { $you ->
        [yes] You pay { kobito-card }, which costs you 3 points.
       *[no] { $who } pays { kobito-card }, which costs 3 points.
    }
kobito-event-won-gold =
    { $you ->
        [yes] { $last ->
            [one] You win the gold for { $number } cards: { $last } point.
           *[other] You win the gold for { $number } cards: { $last } points.
        }
       *[no] { $last ->
            [one] { $who } wins the gold for { $number } cards: { $last } point.
           *[other] { $who } wins the gold for { $number } cards: { $last } points.
        }
    }
kobito-event-discarded =
    The rainbow at pot { $source ->
        [g1] 1
        [g2] 2
       *[g3] 3
    } goes to the discard pile. Cards in it: { $what }.
kobito-event-drew =
    { $you ->
        [yes] You draw { kobito-card }.
       *[no] { $who } draws { kobito-card }.
    }
kobito-event-drew-hidden =
    { $you ->
        [yes] You draw a card.
       *[no] { $who } draws a card.
    }
kobito-event-shuffled = The discard pile is shuffled. Cards in the deck now: { $what }.
kobito-event-stopped = Nobody can do anything any more: the game ends.

## How it ended.

kobito-why-points =
    { $count ->
        [one] The gold has run out. Most points: { $winners }.
       *[other] The gold has run out. Tied on points, a shared win: { $winners }.
    }
kobito-why-stopped =
    { $count ->
        [one] Nobody could play any more. Most points: { $winners }.
       *[other] Nobody could play any more. Tied on points, a shared win: { $winners }.
    }
kobito-line-gold = Gold cards
kobito-line-penalty = Cards paid

## The table in a terminal.

kobito-tui-decks = Deck { $deck }, discard pile { $discard }, gold deck { $golds }
kobito-tui-gold = Gold
kobito-tui-pot =
    { $points ->
        [one] { $place }: rainbow of { $length } for { $points } point
       *[other] { $place }: rainbow of { $length } for { $points } points
    }
kobito-tui-pot-empty = { $place } is empty
kobito-tui-rainbow = { $rainbow } ({ $count } long; next { $low } low, { $high } high)
kobito-tui-players = Players (> to move)
kobito-tui-you = { $name } (you)
kobito-tui-player =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
kobito-tui-in-hand =
    { $count ->
        [0] no card in hand
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
kobito-tui-won = gold { $golds }
kobito-tui-paid = paid { $cards }
kobito-tui-no-rainbow = no rainbow in the workshop
kobito-tui-hand = Your hand: { $cards }
kobito-tui-no-cards = no cards
kobito-tui-key = 11-12-1: a rainbow from its low end; k7: a kobito as 7; 7s7: a 7 with a swap card and another 7 on it.
kobito-tui-ask-playing =
    { $you ->
        [yes] { $owed ->
            [0] Your turn: play another card, or end your turn.
            [one] Your turn: play 1 more card.
           *[other] Your turn: play { $owed } more cards.
        }
       *[no] { $owed ->
            [0] { $who } may play another card or end the turn.
            [one] { $who } must play 1 more card.
           *[other] { $who } must play { $owed } more cards.
        }
    }
kobito-tui-ask-paying =
    { $you ->
        [yes] { $owed ->
            [one] Pay 1 more card.
           *[other] Pay { $owed } more cards.
        }
       *[no] { $owed ->
            [one] { $who } must pay 1 more card.
           *[other] { $who } must pay { $owed } more cards.
        }
    }
kobito-tui-ask-leftover =
    { $you ->
        [yes] Move your single card to gold now.
       *[no] { $who } must move a single card to gold now.
    }
kobito-tui-ask-over = The game is over.
