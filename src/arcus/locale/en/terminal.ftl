# Messages of the command line.
terminal-game = { $name } ({ $game }), { $players } players
terminal-span = { $least } to { $most }
terminal-simulated = { $games ->
    [one] { $games } game
   *[other] { NUMBER($games, useGrouping: 0) } games
} in { NUMBER($seconds, maximumFractionDigits: 2) } s, { NUMBER($rate, maximumFractionDigits: 0) } per second
terminal-means = Mean per game: { NUMBER($turns, maximumFractionDigits: 2) } turns and { NUMBER($decisions, maximumFractionDigits: 2) } decisions, with { NUMBER($legal, maximumFractionDigits: 2) } legal moves each
terminal-seat-result = Player { $seat } in turn order: wins { NUMBER($wins, maximumFractionDigits: 2) }%, { NUMBER($points, maximumFractionDigits: 2) } points on average

terminal-which-game = Which game?
terminal-which-game-again = Please type one of these names, or quit.
terminal-you = You
terminal-person = Player { $number }
terminal-bot = Bot { $number }
terminal-pass-on = { $name }, it is your turn; everybody else, please look away. Ready? Press Enter.
terminal-your-turn = Your move? Type a number or a move; type help for other commands.
terminal-someones-turn = { $name }, your move? Type a number or a move; type help for other commands.
terminal-times = { $sentence } ({ $times } times)
terminal-move = { $number }) { $text }
terminal-prompt = >
terminal-help =
    NUMBER or MOVE: play it, for example 1 or { $example }
    moves: list the moves again
    table: show the table again
    rules: show the rules of this game
    why MOVE: check whether a move is allowed, and show the rule if it is not
    quit: leave the game
terminal-again = Enter the same move again to confirm.
terminal-not-a-move = '{ $text }' is not a move. Type a number of the list, or a move such as { $example }.
terminal-no-such-number = There is no move { $number }; choose a number from 1 to { $most }.
terminal-forbidden = Not allowed (rule { $rule }): { $sentence }
terminal-forbidden-plain = Not allowed: { $sentence }
terminal-allowed = That move is allowed now.
terminal-left = You have left the game.
terminal-over = The game is over.
terminal-points = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-line = { $what }: { $points }
terminal-recorded = The game is saved in { $file }.
terminal-record-exists = { $file } already exists and is not overwritten; choose another name.

terminal-which-lesson = Which lesson?
terminal-lesson-go-on = Press Enter to continue.
terminal-lesson-help =
    NUMBER or MOVE: play it, for example { $example }
    moves: list the moves
    table: show the table again
    rules: show the rules; those of this step have a star
    why MOVE: check whether a move is allowed, and show the rule if it is not
    again: start the step again
    back, skip: go to the step before or after
    quit: leave the lesson
terminal-lesson-left = You have left the lesson.

terminal-puzzle-go-on = Press Enter for the next puzzle.
terminal-puzzle-help =
    NUMBER or MOVE: play it, for example { $example }
    moves: show the question and list the moves
    table: show the table again
    rules: show the rules
    again: start again
    solution: give up and show the solution
    quit: leave the puzzles
terminal-puzzle-left = You have left the puzzles.
terminal-puzzle-solution = Solution: { $solution }

terminal-replay-title =
    { $players ->
        [one] { $name }, { $players } player
       *[other] { $name }, { $players } players
    }
terminal-replay-option = option { $option } = { $value }
terminal-replay-move = { $number }. { $name }: { $text }
terminal-replay-secret = { $number }. { $name } has chosen.
terminal-replay-checked = { $moves ->
    [one] { $moves } move, checked: allowed.
   *[other] { $moves } moves, each checked: all allowed.
}
terminal-replay-unfinished = The record ends before the game is over.
terminal-replay-prompt = Move { $number } of { $count } (Enter: next, help: all commands) >
terminal-replay-open = All cards: { $position }
terminal-replay-help =
    Enter or next: the next move
    back: the move before
    NUMBER: go to a move, from 0 (the deal) to { $most }
    seat NUMBER: see what a player saw, from 0 to { $last }
    spectator: see what everyone could see
    open: see all cards
    quit: leave
terminal-verified = Verified: the cards and dice come from the seed, and all { $moves } moves are legal.
terminal-verified-seen = Nobody could choose the deal: it comes from exactly the values that the receipt shows were fixed beforehand.
terminal-verified-unseen = The values in the proof fit together. To check that they were fixed before the deal, add a player's receipt: --seen FILE.
terminal-verified-old = This record is of an older kind: the last player to sit down could have chosen the deal together with the server.
terminal-verified-bare = This record has no proof from a server: the person who chose the seed could have chosen the deal.
terminal-verified-void = { $count ->
    [one] { $count } deal before this one was void because a word was missing.
   *[other] { $count } deals before this one were void because a word was missing.
}
terminal-verified-other = NOT as seen: the record was not dealt from the values of this receipt.

terminal-bench-title = One core, random moves, { NUMBER($seconds, maximumFractionDigits: 1) } s per row. Yardstick in the same run: { NUMBER($playouts, maximumFractionDigits: 0) } playouts and { NUMBER($decisions, maximumFractionDigits: 0) } decisions per second. Ratio: decisions per second divided by the yardstick's; in the first row, the game that the yardstick plays, playouts per second.
terminal-bench-no-yardstick = One core, random moves, { NUMBER($seconds, maximumFractionDigits: 1) } s per row. No yardstick, since Arcus is not compiled.
terminal-bench-game = game
terminal-bench-players = seats
terminal-bench-options = options
terminal-bench-playouts = playouts/s
terminal-bench-decisions = decisions/s
terminal-bench-copy = copy ns
terminal-bench-views = views/s
terminal-bench-ratio = ratio
