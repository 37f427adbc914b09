# Puzzles, in the terminal and in the browser. Mira is the other player.
puzzle-other = Mira
puzzle-you = You
puzzle-title = Puzzle
puzzle-of-day = Puzzle of the day
puzzle-of-date = Puzzle of { $date }
puzzle-head = { $game }, difficulty { $difficulty } of 5
puzzle-days =
    { $count ->
        [one] day
       *[other] days
    }
puzzle-give-up = Give up
puzzle-again = Try again
puzzle-more = One more
puzzle-close = Leave the puzzle
puzzle-not-allowed = That is not allowed.
puzzle-wrong = Not quite.
puzzle-shown = That is the solution.
puzzle-solved =
    { $tries ->
        [1] Solved on the first try!
        [one] Solved after { $tries } try!
       *[other] Solved after { $tries } tries!
    }
puzzle-share =
    { $tenths ->
        [one] { $tenths } in ten bots finds it.
       *[other] { $tenths } in ten bots find it.
    }
puzzle-next-in = The next one in { $hours } h { $minutes } min
puzzle-none-left = You have solved all of them.

puzzle-stay-task = Only one turn is sure to keep you in: whatever Mira plays next, you can lead again. Find it.
puzzle-stay-wrong = Mira could answer like this, and you could not lead again:
puzzle-stay-pass = If you pass, you are out.
puzzle-stay-done =
    { $cases ->
        [one] Mira has { $cases } possible answer, and it does not put you out.
       *[other] Mira has { $cases } possible answers, and none puts you out.
    }
puzzle-cell-task = You are playing alone. Which cell brings you the most points in the end?
puzzle-cell-wrong =
    { $points ->
        [one] That costs you about { $points } point, compared with the best cell.
       *[other] That costs you about { $points } points, compared with the best cell.
    }
puzzle-cell-done =
    { $points ->
        [one] In { $games } games played on from here, it brought { $points } point more than any other.
       *[other] In { $games } games played on from here, it brought { $points } points more than any other.
    }
puzzle-flip-task = Only one flip is safe whatever lies face down, and lets you lay a card safely after it. Which?
puzzle-flip-wrong = It could go like this:
puzzle-flip-stuck = The flip is safe, but no card in your hand is safe after it.
puzzle-flip-other = Find the flip first.
puzzle-flip-done = It is safe whatever lies face down, and you can lay a card after it.
puzzle-pots-task = Win two pots in this turn, whatever cards are turned up.
puzzle-pots-wrong =
    { $pots ->
        [0] You haven't won a pot.
        [one] You have won only { $pots } pot.
       *[other] You have won only { $pots } pots.
    }
puzzle-pots-done = Two pots in one turn!
