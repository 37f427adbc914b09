# Qwinto.

qwinto-name = Qwinto
qwinto-tagline = Roll the dice, and everyone writes the sum in a rising row.
qwinto-aim = Fill your rows with rising numbers and score the most points.

## The rules, as docs/rules/qwinto.md numbers them.

qwinto-section-1 = The sheet
qwinto-rule-1-1 = One to six people play, and everyone has a sheet with three rows: orange, yellow and purple. Each row has nine cells and one gap, where nothing is ever written.
qwinto-rule-1-2 = The twelve columns are counted from the left, starting at 1. Orange goes from 3 to 12 with its gap at 6, yellow from 2 to 11 with its gap at 7, purple from 1 to 10 with its gap at 5.
qwinto-rule-1-3 = Five columns have three cells: 3, 4, 8, 9 and 10. Each of them has one bonus cell: purple in 3 and 10, orange in 4 and 8, yellow in 9.
qwinto-rule-1-4 = Every sheet has four boxes for misthrows.
qwinto-rule-1-5 = All sheets lie open. The first active player is chosen at random.
qwinto-example-1 = Column 3 has a cell in all three rows, and its bonus cell is the purple one.

qwinto-section-2 = Where a number fits
qwinto-rule-2-1 = In a row the numbers rise from left to right, and no number appears twice.
qwinto-rule-2-2 = You may begin anywhere in a row and leave any number of cells empty between two numbers. You can fill them later with numbers that fit.
qwinto-rule-2-3 = In a column no number appears twice, whether it has two cells or three. Otherwise the order in a column does not matter.
qwinto-rule-2-4 = A cell holds one number, and a number that is written stays.
qwinto-example-2 = In the empty cell between 5 and 9 you can write 6, 7 or 8.

qwinto-section-3 = The roll
qwinto-rule-3-1 = The active player begins the turn by picking dice and rolling them: any one, any two, or all three of orange, yellow and purple.
qwinto-rule-3-2 = You may pick any dice, even if you could write nothing with them.
qwinto-rule-3-3 = The active player looks at the roll and either keeps it or rolls again. Nothing is written before that.
qwinto-rule-3-4 = If you roll again, you reroll the same dice, no more and no fewer.
qwinto-rule-3-5 = A roll you keep counts, and so does the second roll, even if it is worse. Its sum is announced, and nothing more is rolled.
qwinto-example-3 = You roll orange and yellow and get 3. You roll both again and get 9: the 9 counts.

qwinto-section-4 = Writing the sum
qwinto-rule-4-1 = Everyone, active or not, may write the sum in one cell, in a row that has the colour of one of the rolled dice.
qwinto-rule-4-2 = Everyone chooses at the same time. You can see who has chosen, but not what, until everyone has.
qwinto-rule-4-3 = Once made, a choice is final. All numbers and the misthrow of one roll are written down together, whatever order the choices came in.
qwinto-rule-4-4 = If you can't or don't want to write, you pass.
qwinto-rule-4-5 = When the active player passes, that is a misthrow, and one box is marked. For everyone else, passing is free.
qwinto-rule-4-6 = Then the next player to the left becomes the active player.
qwinto-example-4 = The sum is 9, rolled with orange and purple: you can write it in those two rows, not in yellow.

qwinto-section-5 = The end
qwinto-rule-5-1 = The game ends when a roll has been written down and a player has two full rows.
qwinto-rule-5-2 = The game also ends when a roll has been written down and a player has four misthrows.
qwinto-rule-5-3 = Everyone may still write that roll, but no more turns are played, even if some players have had fewer turns.
qwinto-example-5 = You fill your second row. The others may still write this roll; then points are counted.

qwinto-section-6 = Points
qwinto-rule-6-1 = A row with an empty cell scores one point for each number in it.
qwinto-rule-6-2 = A full row scores its rightmost number instead.
qwinto-rule-6-3 = A full column of three cells scores the number in its bonus cell.
qwinto-rule-6-4 = Each misthrow costs five points. A total can be below zero.
qwinto-rule-6-5 = The player with the most points wins. Players with equal points share the win.
qwinto-example-6 = A row with six numbers scores 6. A full row that ends with 17 scores 17.

qwinto-section-7 = Playing alone
qwinto-rule-7-1 = When you play alone, you are active in every turn, so each roll you do not write is a misthrow.
qwinto-rule-7-2 = Your points are your result.

## What happens.

# Sign is the letter of the row in English: o orange, y yellow, p purple. A die and what it shows; and the cell in column { $column } of a row.
qwinto-thing =
    { $sign ->
        [o] orange { $number }
        [y] yellow { $number }
       *[p] purple { $number }
    }
qwinto-into =
    { $sign ->
        [o] in orange, column { $column }
        [y] in yellow, column { $column }
       *[p] in purple, column { $column }
    }
qwinto-event-turn-began =
    { $you ->
        [yes] It is your turn.
       *[no] It is { $who }'s turn.
    }
qwinto-event-rolled =
    { $you ->
        [yes] You roll { $things }.
       *[no] { $who } rolls { $things }.
    }
qwinto-event-rerolled =
    { $you ->
        [yes] You roll again: { $things }.
       *[no] { $who } rolls again: { $things }.
    }
qwinto-event-announced =
    { $you ->
        [yes] You announce { $what }.
       *[no] { $who } announces { $what }.
    }
qwinto-event-decided =
    { $sign ->
        [pass] { $you ->
            [yes] You choose not to write.
           *[no] { $who } chooses not to write.
        }
       *[cell] { $you ->
            [yes] You choose to write { qwinto-into }.
           *[no] { $who } chooses to write { qwinto-into }.
        }
    }
qwinto-event-decided-hidden =
    { $you ->
        [yes] You have chosen.
       *[no] { $who } has chosen.
    }
qwinto-event-wrote =
    { $you ->
        [yes] You write { $number } { qwinto-into }.
       *[no] { $who } writes { $number } { qwinto-into }.
    }
qwinto-event-misthrew =
    { $you ->
        [yes] You mark a misthrow instead of writing the { $what }.
       *[no] { $who } marks a misthrow instead of writing the { $what }.
    }
qwinto-event-passed =
    { $you ->
        [yes] You don't write the { $what }.
       *[no] { $who } doesn't write the { $what }.
    }

## How it ended.

qwinto-why-rows =
    { $count ->
        [one] Two rows were full. Most points: { $winners }.
       *[other] Two rows were full. Tied on points, a shared win: { $winners }.
    }
qwinto-why-misthrows =
    { $count ->
        [one] Four misthrows were marked. Most points: { $winners }.
       *[other] Four misthrows were marked. Tied on points, a shared win: { $winners }.
    }
qwinto-why-alone = A solo game: the points are the result.
qwinto-line-orange = Orange row
qwinto-line-yellow = Yellow row
qwinto-line-purple = Purple row
qwinto-line-columns = Full columns
qwinto-line-misthrows = Misthrows

## The table in a terminal.

qwinto-tui-colour-o = orange
qwinto-tui-colour-y = yellow
qwinto-tui-colour-p = purple
qwinto-tui-column = column
qwinto-tui-bonus = bonus
qwinto-tui-misthrows = misthrows
qwinto-tui-boxes = { $count } of { $most }
qwinto-tui-key = Key: . empty, x dead (no roll fits), [ ] bonus cell. Last column: points. In moves, columns count from 0: o2 is the first orange cell.
qwinto-tui-die = { $colour } { $face }
qwinto-tui-dice = Dice: { $dice }. Sum: { $sum }.
qwinto-tui-name =
    { $role ->
        [both] { $name } (you, active)
        [you] { $name } (you)
        [active] { $name } (active)
       *[none] { $name }
    }
qwinto-tui-sheet =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
qwinto-tui-decided = Have chosen: { $names }
qwinto-tui-waiting = Still choosing: { $names }
qwinto-tui-choice = Your choice: { $move }
qwinto-tui-ask-choose =
    { $you ->
        [yes] Your turn: choose the dice to roll.
       *[no] { $who } chooses the dice to roll.
    }
qwinto-tui-ask-rolled =
    { $you ->
        [yes] Keep the roll, or roll the same dice again.
       *[no] { $who } keeps the roll or rolls again.
    }
qwinto-tui-ask-write =
    { $you ->
        [yes] { $may ->
            [pass] The sum fits in none of your cells.
           *[pass-write] Write the sum in one of your cells, or pass.
        }
       *[no] Everyone may write the sum.
    }
qwinto-tui-ask-over = The game is over.
