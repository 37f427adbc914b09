# What `arcus train` says.
train-table = { $table ->
    [0] alone
    [1] two players
    [2] three players
   *[other] four to six players
}
train-step = { $table }: { NUMBER($played) } of { NUMBER($games) } games, off by { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) } points
train-measuring = Trained. Now it plays, to see how well.
train-points = { $players ->
    [one] Alone
   *[other] { $players } players
}: { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } points on average (± { NUMBER($error, maximumFractionDigits: 2) }) in { NUMBER($games) } games against itself
train-match = Aim win against aim points, two players: wins { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (± { NUMBER($error, maximumFractionDigits: 1) }) of { NUMBER($games) } games
train-written = The weights are in { $weights }, their figures in { $figures }.
train-kept = Stopped. Go on with: arcus train qwinto --resume { $checkpoint }
