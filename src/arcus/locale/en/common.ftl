# Words of all games.

refusal-1 = That isn't a move in this game: choose one of the moves offered.
refusal-2 = The game is over: no more moves are possible.
refusal-3 = It isn't your turn yet.
rule-now = This matters now
