# Messages of `arcus train`.
train-table = { $table ->
    [0] alone
    [1] two players
    [2] three players
   *[other] four to six players
}
train-step = { $table }: { NUMBER($played) } of { NUMBER($games) } games, error { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) } points
train-chances = chances of two players: { NUMBER($played) } of { NUMBER($games) } games, error { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
train-measuring = Training finished. Measuring how well the bot plays…
train-points = { $players ->
    [one] Alone
   *[other] { $players } players
}: { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } points on average (± { NUMBER($error, maximumFractionDigits: 2) }) in { NUMBER($games) } games against itself
train-match = Aim win against aim points, two players: win rate { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% (± { NUMBER($error, maximumFractionDigits: 1) }) in { NUMBER($games) } games
train-written = The weights are in { $weights }, the measurements in { $figures }.
train-kept = Stopped. Resume with: arcus train qwinto --resume { $checkpoint }

train-puzzles-found = Puzzles found: { $found } of { $candidates }
train-puzzles-difficulty = Difficulty { $difficulty }: { $number }, found by { $percent }% of the bots
train-puzzles-written = The puzzles are in { $file }: { $number }
