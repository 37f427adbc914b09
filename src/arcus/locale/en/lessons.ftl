# Lessons, in the terminal and in the browser.
lesson-mira = Mira
lesson-you = You
lesson-title =
    { $minutes ->
        [one] { $name } in { $minutes } minute
       *[other] { $name } in { $minutes } minutes
    }
lesson-step = Step { $step } of { $steps }
lesson-next = Next
lesson-back = Back
lesson-skip = Skip
lesson-again = Try again
lesson-close = Leave the lesson
lesson-play = Play now
lesson-other = More to learn
lesson-not-allowed = That is not allowed.
lesson-right = Well done!
lesson-wrong = That is allowed, but try something else here.
lesson-over = That was the lesson. You are ready to play!

lesson-red7-name = Red7
lesson-red7-advanced-name = Red7, advanced
lesson-red7-actions-name = Red7 with actions
lesson-qwinto-name = Qwinto
lesson-rainbow-name = Rainbow
lesson-rainbow-memory-name = Rainbow with the memory aid
lesson-kobito-name = Kobito

## Red7. Mira is the other player.

lesson-red7-lay-idea = The canvas is red: the highest card leads. Mira leads with a 6.
lesson-red7-lay-task = Put the red 7 in your palette and end your turn.
lesson-red7-lay-done = You led at the end of your turn, so you stay in. But Mira has made green the rule.
lesson-red7-paint-idea = Put a card on the canvas, and its colour is the new rule. You must lead under it.
lesson-red7-paint-task = Violet counts cards below 4. You have one, Mira has none: put the violet 2 on the canvas and end your turn.
lesson-red7-paint-done = The canvas card only sets the rule. It does not count for your palette.
lesson-red7-tie-idea = Blue counts different colours. Three against three: the highest of these cards decides, your red 7.
lesson-red7-tie-task = You lead, but you still have to play. Put a fourth colour in your palette.
lesson-red7-tie-done = Four colours beat three.
lesson-red7-both-idea = If no single card helps, play two: first one in your palette, then one on the canvas.
lesson-red7-both-task = Orange counts cards of one number. Put the indigo 4 in your palette, then the orange 5 on the canvas.
lesson-red7-both-done = Two fours beat a single 6. Now you know every kind of turn but one.
lesson-red7-yellow-idea = Yellow counts cards of one colour. Mira's two yellow cards are higher than your two red ones.
lesson-red7-yellow-task = Put a third red card in your palette.
lesson-red7-indigo-idea = Indigo counts numbers in a row. You have 3-4, Mira has 5-6.
lesson-red7-indigo-task = Put the green 5 in your palette: 3-4-5.
lesson-red7-green-idea = Green counts even cards. Nobody has one, so nobody leads.
lesson-red7-green-task = There are three ways to lead. Find one.
lesson-red7-pass-idea = Sometimes nothing helps. Then you pass, and you are out of the round.
lesson-red7-pass-task = Look: neither your palette nor the canvas makes you lead. Pass.
lesson-red7-pass-done = The last player still in wins the round. This time it is Mira.
lesson-red7-alone-idea = Your turn, without help. Blue rules: Mira has four colours, you have three.
lesson-red7-alone-task = Lead at the end of your turn.
lesson-red7-alone-done = That is all of Red7: lead at the end of your turn, or you are out.
lesson-red7-wrong-pass = If you pass, you are out. But you can lead!
lesson-red7-wrong-both = That leads, too. Here, try it with the two fours.

lesson-red7-advanced-draw-idea = With the advanced rules, a high card on the canvas lets you draw: its number must be greater than the number of cards in your palette.
lesson-red7-advanced-draw-task = Indigo 4 in your palette, orange 5 on the canvas. 5 is more than your four cards: draw, then end your turn.
lesson-red7-advanced-draw-done = One more card is one more turn.
lesson-red7-advanced-low-idea = A low card on the canvas gives nothing.
lesson-red7-advanced-low-task = Put the violet 3 on the canvas. You have four cards in your palette, so there is no draw.
lesson-red7-advanced-score-idea = You play for points. When you win the round, you score the cards that meet the rule, each with its number.
lesson-red7-advanced-score-task = Two fours lead. Put the blue 2 in your palette: two twos are as many, but lower.
lesson-red7-advanced-score-done = Mira passes. You score 4 + 4 = 8 points, and these two cards stay out of the game.
lesson-red7-advanced-early-idea = If you can't win a round, get out while it is cheap.
lesson-red7-advanced-early-task = Mira would score only her 6 now. Later it may be more. Pass.
lesson-red7-advanced-early-done = 6 points for Mira, and the next round begins.
lesson-red7-advanced-target-idea = With two players, the game ends at 40 points. You have 34.
lesson-red7-advanced-target-task = Your blue 7 leads. Put the violet 5 in your palette and end your turn.
lesson-red7-advanced-target-done = Mira passes: 34 + 7 = 41 points. You win the game!
lesson-red7-advanced-alone-idea = Your turn, without help: the rule is red, and Mira leads with a 5.
lesson-red7-advanced-alone-task = Find a turn that leads and lets you draw a card.
lesson-red7-advanced-wrong-pass = If you pass, you are out. Here you can do better.
lesson-red7-advanced-wrong-early = That keeps you in for now, but Mira will win more. Pass.
lesson-red7-advanced-wrong-undrawn = That ends your turn without a card. Use the canvas and draw.

lesson-red7-actions-three-idea = Odd cards do something when you put them in your palette. A 3 draws a card for you.
lesson-red7-actions-three-task = Put the red 3 in your palette.
lesson-red7-actions-three-done = The green 6 is yours.
lesson-red7-actions-one-idea = A 1 takes a card from another palette and puts it on the deck.
lesson-red7-actions-one-task = Put the orange 1 in your palette and take one of Mira's cards.
lesson-red7-actions-one-done = Only palettes with two or more cards can lose one.
lesson-red7-actions-five-idea = A 5 puts another card from your hand in your palette, and that card acts as well.
lesson-red7-actions-five-task = Put the blue 5 in your palette, then the orange 1, and take a card from Mira.
lesson-red7-actions-five-done = Three actions in one turn.
lesson-red7-actions-seven-idea = A 7 moves a card from your palette to the canvas. You must lead under its colour at once.
lesson-red7-actions-seven-task = Put the violet 7 in your palette, then move the indigo 4: with 6-7 you have the longest run.
lesson-red7-actions-seven-done = The 4 now sets the rule and no longer counts for you.
lesson-red7-actions-idle-idea = An action that can't be done is skipped.
lesson-red7-actions-idle-task = Put the red 5 in your palette. Your hand is empty then, so nothing follows.
lesson-red7-actions-hope-idea = A 3 can save you: you may play it in the hope of a good card.
lesson-red7-actions-hope-task = Put the yellow 3 in your palette, then what you draw on the canvas.
lesson-red7-actions-hope-done = Under violet your 2 and your 3 count. Without a good card you would have been out.
lesson-red7-actions-alone-idea = Your turn, without help: Mira's red 6 beats your blue 6.
lesson-red7-actions-alone-task = Find a way to lead.
lesson-red7-actions-wrong-pass = If you pass, you are out. But you can lead!

## Qwinto.

lesson-qwinto-roll-idea = On your turn you choose one, two or three dice. Their sum is for everyone.
lesson-qwinto-roll-task = Leave the orange die out: roll yellow and purple.
lesson-qwinto-roll-done = 2 and 4 make 6.
lesson-qwinto-again-idea = You may roll the same dice once more. The second roll counts.
lesson-qwinto-again-task = Roll again.
lesson-qwinto-again-done = 4 and 5 make 9. Now everyone writes.
lesson-qwinto-write-idea = You write the sum in a row that has the colour of one of the dice: yellow or purple.
lesson-qwinto-write-task = Write the 9 wherever you like there.
lesson-qwinto-write-done = Mira writes the same 9 on her own sheet at the same time.
lesson-qwinto-rise-idea = In a row the numbers rise from left to right.
lesson-qwinto-rise-task = Write the 7 in the orange row, between the 5 and the 9.
lesson-qwinto-rise-done = You may leave cells empty and fill them later.
lesson-qwinto-column-idea = In a column no number appears twice. Orange has a 7 already.
lesson-qwinto-column-task = Write the 7 in yellow or purple, but not below the other 7.
lesson-qwinto-room-idea = Leave gaps only where something still fits. Between a 6 and a 7 nothing does.
lesson-qwinto-room-task = Write the 7 right beside the 6.
lesson-qwinto-free-idea = Mira has rolled. When it isn't your roll, passing is free.
lesson-qwinto-free-task = You could write the 6, but you don't have to. Pass.
lesson-qwinto-free-done = Mira writes her 6. It cost you nothing.
lesson-qwinto-misthrow-idea = This roll is yours. If you don't write it, that is a misthrow: minus 5 points.
lesson-qwinto-misthrow-task = A 1 fits nowhere, as purple begins with a 3. You have to pass.
lesson-qwinto-misthrow-done = When a player has four misthrows, the game is over.
lesson-qwinto-count-idea = A full row scores its rightmost number, any other row a point per number. A full column scores its bonus cell.
lesson-qwinto-count-task = Fill your yellow row with the 16.
lesson-qwinto-count-done = 4 + 16 + 6 for the rows, 5 + 10 + 12 for the columns, minus 10 for two misthrows: 43 points.
lesson-qwinto-alone-idea = Your turn, without help.
lesson-qwinto-alone-task = Roll, keep the roll or roll again, and write the sum.
lesson-qwinto-alone-done = The game ends when a player has two full rows. Have fun!
lesson-qwinto-wrong-pass = It is your roll: passing would be a misthrow. Write the sum.
lesson-qwinto-wrong-orange = That fits as well. Here, write it in the orange row.
lesson-qwinto-wrong-room = Then the cells between 6 and 7 stay empty for ever.
lesson-qwinto-wrong-count = Look at yellow: one more number, and the row is full.

## Rainbow.

lesson-rainbow-lay-idea = Six different colours in the row make a rainbow. Every card has two sides, and you see only yours.
lesson-rainbow-lay-task = Lay your green card at the end of the row, then stop.
lesson-rainbow-lay-done = Then you draw a new card, and it is Mira's turn.
lesson-rainbow-twice-idea = If a colour is up twice, you lose the round.
lesson-rainbow-twice-task = See for yourself: lay the green card, then flip the second card in the row.
lesson-rainbow-twice-done = Red is up twice. Mira takes all three cards.
lesson-rainbow-flip-idea = Before a second card you must flip a card in the row.
lesson-rainbow-flip-task = Lay green, flip the red card, lay turquoise, and stop. You have seen its other side: it is orange.
lesson-rainbow-flip-done = You can lay up to three cards like that in one turn.
lesson-rainbow-blind-idea = A card laid blind shows its other side, which only Mira has seen.
lesson-rainbow-blind-task = All your colours are up already. Lay a card blind, then stop.
lesson-rainbow-blind-done = Lucky: a new colour!
lesson-rainbow-shade-idea = Shade is black. If it is up, you lose the round at once.
lesson-rainbow-shade-task = See for yourself: lay the red card blind.
lesson-rainbow-shade-done = Its other side was shade. Mira takes the card.
lesson-rainbow-light-idea = Light is white and goes with everything. The sixth card makes the rainbow.
lesson-rainbow-light-task = Lay the light card.
lesson-rainbow-light-done = A rainbow! The six cards are yours.
lesson-rainbow-end-idea = The deck is empty. If you can't fill your hand, the game is over.
lesson-rainbow-end-task = Lay the red card, then stop.
lesson-rainbow-end-done = 26 cards against 23: you win.
lesson-rainbow-alone-idea = Your turn, without help: five cards are in the row.
lesson-rainbow-alone-task = Make the rainbow.
lesson-rainbow-wrong-twice = Careful: this colour is up already. You would lose the round.
lesson-rainbow-wrong-luck = That might work, but you don't know the other side. It is safer another way.

lesson-rainbow-memory-tab-idea = The memory aid shows below a card what you have seen of its other side.
lesson-rainbow-memory-tab-task = You know that orange is under the red card. Flip it, lay green, and stop.
lesson-rainbow-memory-tab-done = If you know the other side, a flip takes no luck.
lesson-rainbow-memory-unknown-idea = A question mark stands for a side that you have never seen.
lesson-rainbow-memory-unknown-task = Lay green, flip the card that you know, lay turquoise, and stop.
lesson-rainbow-memory-unknown-done = There was shade under the other card.
lesson-rainbow-memory-hers-idea = Mira laid this card with her side up. You saw yours while she held it.
lesson-rainbow-memory-hers-task = So you know both sides. Flip it, lay green, and stop.
lesson-rainbow-memory-hers-done = Watch Mira's hand: you see your side of her cards.
lesson-rainbow-memory-blind-idea = After you lay a card blind, only you know both its sides.
lesson-rainbow-memory-blind-task = Your colours are up already. Lay the green card blind and stop.
lesson-rainbow-memory-blind-done = Turquoise is up. Mira doesn't know that green is under it.
lesson-rainbow-memory-back-idea = Only one flip is safe here: red hides purple, turquoise hides something unknown.
lesson-rainbow-memory-back-task = Lay purple, flip the orange card to yellow, lay green, and stop.
lesson-rainbow-memory-alone-idea = Your turn, without help: you need two more cards.
lesson-rainbow-memory-alone-task = Lay green, make one safe flip, and finish the rainbow with purple.
lesson-rainbow-memory-alone-done = A rainbow! Now try it without the aid.
lesson-rainbow-memory-wrong-unknown = You don't know that it is safe. Flip a card whose other side fits.
lesson-rainbow-memory-wrong-twice = Careful: then a colour would be up twice. You would lose the round.

## Kobito.

lesson-kobito-lay-idea = Beside each pot of gold grows a rainbow: numbers in a row. You can add to either end.
lesson-kobito-lay-task = Lay the 6 after 4-5 and end your turn. You must play at least one card per turn.
lesson-kobito-lay-done = Then you draw until you have five cards.
lesson-kobito-gold-idea = A rainbow of exactly the right length wins the gold. This one asks for five.
lesson-kobito-gold-task = Lay the 5 as the fifth card.
lesson-kobito-gold-done = 4 points! New gold is turned up. Only the player who lays the last card gets it.
lesson-kobito-start-idea = In your workshop you build where nobody interferes. Begin with two cards; after 12 comes 1.
lesson-kobito-start-task = Start with 11 and 12, add 1 and 2, and end your turn.
lesson-kobito-start-done = 11-12-1-2: the numbers form a circle.
lesson-kobito-owe-idea = Each rainbow in your workshop costs you one more card per turn. With three you must play four.
lesson-kobito-owe-task = Play four cards, then end your turn. All of them fit somewhere.
lesson-kobito-owe-done = You play whatever fits. More than four is fine, too.
lesson-kobito-move-idea = Moving cards from your workshop to the gold is free.
lesson-kobito-move-task = Move the 4 to 2-3 and the 5 to the 6, then end your turn.
lesson-kobito-move-done = A single card may stay behind only if it goes to gold next.
lesson-kobito-kobito-idea = A kobito stands for any number.
lesson-kobito-kobito-task = Lay the kobito at an end of 2-3-4, then end your turn.
lesson-kobito-kobito-done = It keeps its number as long as it lies there.
lesson-kobito-exchange-idea = You may exchange a kobito on the table for the number it stands for, even in Mira's workshop.
lesson-kobito-exchange-task = Take Mira's kobito with your 8, lay it after the 3, and end your turn.
lesson-kobito-exchange-done = The exchange is free; the kobito counts when you play it.
lesson-kobito-swap-idea = A swap card lets you put a card on one of the same number. Together they count as two.
lesson-kobito-swap-task = Put the swap card and the 4 on the 4, then end your turn.
lesson-kobito-swap-done = Two cards played, and the rainbow is as long as before.
lesson-kobito-pay-idea = If none of your cards fits, you pay one: minus 3 points.
lesson-kobito-pay-task = Pay one card, then end your turn.
lesson-kobito-pay-done = So don't build more rainbows than you can feed.
lesson-kobito-alone-idea = Your turn, without help: the first gold asks for five cards, and 6-7 lie there.
lesson-kobito-alone-task = Win the gold with a single move.
lesson-kobito-alone-done = That is Kobito: build at home, finish in one turn.
lesson-kobito-wrong-end = Not yet: there is something to do first.
lesson-kobito-wrong-whole = That works piece by piece. Try it with the whole rainbow at once.
