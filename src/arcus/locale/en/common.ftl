# Words of all games.

refusal-1 = There is no such move in this game: choose one of the moves that are offered.
refusal-2 = The game is over: nothing more can be played.
refusal-3 = It is not your turn to act: wait until you are asked.
rule-now = This matters now
