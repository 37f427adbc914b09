# What the command line says.
terminal-game = { $name } ({ $game }), { $players } players
terminal-span = { $least } to { $most }
terminal-simulated = { $games ->
    [one] { $games } game
   *[other] { NUMBER($games, useGrouping: 0) } games
} in { NUMBER($seconds, maximumFractionDigits: 2) } s, { NUMBER($rate, maximumFractionDigits: 0) } a second
terminal-means = { NUMBER($turns, maximumFractionDigits: 2) } turns and { NUMBER($decisions, maximumFractionDigits: 2) } decisions a game, { NUMBER($legal, maximumFractionDigits: 2) } moves to choose from
terminal-seat-result = Mover { $seat }: wins { NUMBER($wins, maximumFractionDigits: 2) } %, { NUMBER($points, maximumFractionDigits: 2) } points on average

terminal-which-game = Which game?
terminal-which-game-again = Please type one of these names, or quit.
terminal-you = You
terminal-person = Player { $number }
terminal-bot = Bot { $number }
terminal-pass-on = { $name }, it is your turn; everybody else, please look away. Ready? Press Enter.
terminal-your-turn = What do you do? Type a number or the move; help explains.
terminal-someones-turn = { $name }, what do you do? Type a number or the move; help explains.
terminal-times = { $sentence } ({ $times } times)
terminal-move = { $number }) { $text }
terminal-prompt = >
terminal-help =
    number or move: play it, like 1 or { $example }
    moves: list the moves again
    table: show the table again
    rules: the rules of this game
    why MOVE: say whether a move is allowed now, and if not, which rule forbids it
    quit: leave the game
terminal-again = Enter the same move again to confirm.
terminal-not-a-move = { $reason }
terminal-no-such-number = There is no move { $number }; the numbers go from 1 to { $most }.
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
terminal-recorded = The game is written to { $file }.
terminal-record-exists = { $file } is there already; name a file that is not, so that nothing is overwritten.

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
terminal-replay-unfinished = The record ends before the game does.
terminal-verified = Verified: the luck of this game is that of its seed, and every one of its { $moves } moves was allowed.

terminal-bench-title = One core, random play, { NUMBER($seconds, maximumFractionDigits: 1) } s a row. Yardstick: { NUMBER($playouts, maximumFractionDigits: 0) } playouts and { NUMBER($decisions, maximumFractionDigits: 0) } decisions a second in the same run. Ratio: decisions to its decisions; in the first row, the game that it plays too, playouts to its playouts.
terminal-bench-no-yardstick = One core, random play, { NUMBER($seconds, maximumFractionDigits: 1) } s a row. Without a compiled build there is no yardstick.
terminal-bench-game = game
terminal-bench-players = seats
terminal-bench-options = options
terminal-bench-playouts = playouts/s
terminal-bench-decisions = decisions/s
terminal-bench-copy = copy ns
terminal-bench-views = views/s
terminal-bench-ratio = ratio
