# Messages of `arcus arena`.

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
arena-verdict-better = { $first } is significantly better than { $second }.
arena-verdict-worse = { $second } is significantly better than { $first }.
arena-verdict-equal = { $first } and { $second } are equal within the margin: neither win rate is { NUMBER($margin, maximumFractionDigits: 1) } percentage points above 50%.
arena-verdict-open = Undecided between { $first } and { $second }; more games are needed.
arena-verdict-first = { $bot } is clearly the best.
arena-verdict-close = { $bot } leads, but the confidence intervals overlap.
arena-verdict-alone = { $bot } scores { NUMBER($points, maximumFractionDigits: 2) } points on average.
arena-results = Results
arena-results-text = 95% confidence intervals, computed over deals. The mean rating is 0.
arena-column-bot = bot
arena-column-games = games
arena-column-wins = wins
arena-column-ties = ties
arena-column-rate = % won
arena-column-rate-ci = 95% CI
arena-column-points = points
arena-column-rating = rating
arena-column-rating-ci = 95% CI
arena-column-ms = ms/move
arena-column-faults = faults
arena-ratings = Ratings
arena-win-rates = Win rates
arena-course = Win rates by number of games
arena-test = Sequential test (SPRT)
arena-test-text = Log likelihood ratio of each hypothesis, deal by deal. It is accepted at { NUMBER($upper, maximumFractionDigits: 2) } and rejected at { NUMBER($lower, maximumFractionDigits: 2) }.
arena-line-better = first is better
arena-line-worse = second is better
arena-pairs = Pairwise win rates
arena-pairs-text = Of the games that either bot won at the same table, the share won by the bot of the row.
arena-points = Points
arena-points-text = { $bot }: { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) } points, median { NUMBER($middle, useGrouping: 0) }.
arena-faults = Faults
arena-fault-crash = { $bot } crashed in { $count ->
    [one] one game
   *[other] { NUMBER($count, useGrouping: 0) } games
}. First message:
arena-fault-illegal = { $bot } chose an illegal move in { $count ->
    [one] one game
   *[other] { NUMBER($count, useGrouping: 0) } games
}. First message:
arena-fault-timeout = { $bot } exceeded the time limit in { $count ->
    [one] one game
   *[other] { NUMBER($count, useGrouping: 0) } games
}. First message:
arena-fault-nonsense = { $bot } gave an invalid answer in { $count ->
    [one] one game
   *[other] { NUMBER($count, useGrouping: 0) } games
}. First message:
arena-method = Method
arena-method-text = Each deal was played in several seatings with the same luck. A bot that fails loses the game. Ratings follow the Bradley-Terry model on the Elo scale: a difference of 400 means ten wins to one.
arena-axis-rating = rating
arena-axis-rate = % of games won
arena-axis-games = games
arena-axis-deals = deals
arena-axis-points = points
arena-spoken = { $bot }: { NUMBER($value, maximumFractionDigits: 1) }, 95% confidence interval { NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) }.
arena-spoken-end = { $bot } ends at { NUMBER($value, maximumFractionDigits: 1) }%.
arena-progress-test = LLR { NUMBER($better, maximumFractionDigits: 2) } and { NUMBER($worse, maximumFractionDigits: 2) }, bound { NUMBER($upper, maximumFractionDigits: 2) }
arena-progress-rate = { $bot } { NUMBER($rate, maximumFractionDigits: 1) }%
arena-goes-on = Resuming { $file } with { $games ->
    [one] one saved game.
   *[other] { NUMBER($games, useGrouping: 0) } saved games.
}
arena-stopped = Stopped. Run the same command again to resume.
arena-stopped-lost = Stopped without saving. With --save FILE, a run can be resumed.
arena-reported = The report is in { $file }.
