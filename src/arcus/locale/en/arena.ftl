# What the arena says.

arena-title = Arena: { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}
arena-played = { $games ->
    [one] { $games } game
   *[other] { NUMBER($games, useGrouping: 0) } games
} on { $deals ->
    [one] { $deals } deal
   *[other] { NUMBER($deals, useGrouping: 0) } deals
} in { NUMBER($seconds, maximumFractionDigits: 1) } s, seed { NUMBER($seed, useGrouping: 0) }
arena-options = Options: { $options }
arena-verdict-better = { $first } is proven better than { $second }.
arena-verdict-worse = { $second } is proven better than { $first }.
arena-verdict-equal = { $first } and { $second } are proven nearly equal: neither wins { NUMBER($margin, maximumFractionDigits: 1) } % more than half.
arena-verdict-open = Not decided between { $first } and { $second }: more games are needed.
arena-verdict-first = { $bot } is clearly the best.
arena-verdict-close = { $bot } is ahead, but not clearly.
arena-verdict-alone = { $bot } makes { NUMBER($points, maximumFractionDigits: 2) } points on average.
arena-results = Results
arena-results-text = Intervals hold with 95 % confidence and are taken over deals. Ratings have their mean at 0.
arena-column-bot = bot
arena-column-games = games
arena-column-wins = wins
arena-column-ties = ties
arena-column-rate = % won
arena-column-rate-ci = 95 %
arena-column-points = points
arena-column-rating = rating
arena-column-rating-ci = 95 %
arena-column-ms = ms/move
arena-column-faults = faults
arena-ratings = Ratings
arena-win-rates = Win rates
arena-course = Win rates as the games went on
arena-test = Sequential test
arena-test-text = Each curve is the evidence for one side, deal by deal. From { NUMBER($upper, maximumFractionDigits: 2) } on it is proven; below { NUMBER($lower, maximumFractionDigits: 2) } it is ruled out.
arena-line-better = first is better
arena-line-worse = second is better
arena-pairs = Who beats whom
arena-pairs-text = Of the games that one of the two won at the same table, the share won by the bot of the row.
arena-points = Points
arena-points-text = { $bot }: from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) } points, half of the time { NUMBER($middle, useGrouping: 0) } or more.
arena-faults = Faults
arena-fault-crash = { $bot } crashed in { $count ->
    [one] one game
   *[other] { NUMBER($count, useGrouping: 0) } games
}. The first time:
arena-fault-illegal = { $bot } chose a move that is not allowed in { $count ->
    [one] one game
   *[other] { NUMBER($count, useGrouping: 0) } games
}. The first time:
arena-fault-timeout = { $bot } was too late in { $count ->
    [one] one game
   *[other] { NUMBER($count, useGrouping: 0) } games
}. The first time:
arena-fault-nonsense = { $bot } did not answer as it should in { $count ->
    [one] one game
   *[other] { NUMBER($count, useGrouping: 0) } games
}. The first time:
arena-method = How this was played
arena-method-text = Every deal was played in several seatings with the same luck. A game that a bot spoilt by a fault is lost by it. Ratings are by the model of Bradley and Terry on the scale of Elo: 400 apart are ten wins to one.
arena-axis-rating = rating
arena-axis-rate = % of games won
arena-axis-games = games
arena-axis-deals = deals
arena-axis-points = points
arena-spoken = { $bot }: { NUMBER($value, maximumFractionDigits: 1) }, from { NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) }.
arena-spoken-end = { $bot } ends at { NUMBER($value, maximumFractionDigits: 1) } %.
arena-progress-test = evidence { NUMBER($better, maximumFractionDigits: 2) } and { NUMBER($worse, maximumFractionDigits: 2) }, proven from { NUMBER($upper, maximumFractionDigits: 2) }
arena-progress-rate = { $bot } { NUMBER($rate, maximumFractionDigits: 1) } %
arena-goes-on = { $file }: { $games ->
    [one] one game is there already.
   *[other] { NUMBER($games, useGrouping: 0) } games are there already.
}
arena-stopped = Stopped. The same command goes on where it stopped.
arena-stopped-lost = Stopped, and nothing is kept; with --save FILE a run can go on where it stopped.
arena-reported = The report is in { $file }.
