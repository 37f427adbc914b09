# The review of a finished game: mistakes, luck and skill.
review-inaccuracy = inaccuracy
review-mistake = mistake
review-blunder = blunder
review-slips = Mistakes, the costliest first
review-no-slips = The master found no mistakes.
review-slip = { $number }. { $name }: { $move } ({ $kind }, { $after }% instead of { $before }%). The master plays: { $best }
review-slip-forced = { $number }. { $name }: { $move } ({ $kind }, loses by force). The master plays: { $best }
review-luck-and-skill = Luck and skill
review-verdict = { $mistakes ->
    [0] { $name }: luck brought { $luck }% (± { $error }%), and no move was a mistake.
    [one] { $name }: luck brought { $luck }% (± { $error }%), and { $mistakes } mistake lost { $lost }%.
   *[other] { $name }: luck brought { $luck }% (± { $error }%), and { $mistakes } mistakes lost { $lost }%.
}
review-explained = Everyone starts with the same chance. Luck is what deals, draws, rolls and revealed cards changed; skill is what the moves changed, your own and the others'. Together they make the result.
review-start = start
review-luck = luck
review-skill = skill
review-end = end
review-chances = Chances to win, move by move
review-curve-text = { $name }: { $first }% after the deal, { $last }% at the end
review-written = The analysis is saved in { $file }.
review-player = Player { $number }
review-replay = Replay
review-first = To the deal
review-back = One move back
review-play = Play
review-stop = Stop
review-next = One move on
review-last = To the end
review-speed = Speed: { $speed }
review-move = Move
review-move-of = Move { $number } of { $count }
review-dealt = The game begins.
review-eyes = View as
review-all-open = All cards
review-show = Show
review-this-move = This move
review-before-after = Move { $number }, { $name }: { $before }% before, { $after }% after
review-played = { $name } played
review-master = The master plays
review-forced = This loses by force: the others have an answer to everything.
review-same = The master plays the same.
review-no-choice = There was nothing else to play.
review-try = Try again from here
review-unfair = Play on against bots, with the cards of this game. The deal of such a table can't be checked.
review-next-slip = Next mistake
review-slip-at = Move { $number }, { $name }: { $kind }
review-copied = Link copied
review-offer = The master can look for the mistakes in this game, and tell luck from skill.
review-analyse = Find the mistakes
review-analysing = Looking for mistakes: { $done } of { $total }
review-cancel = Cancel
review-failed = The analysis failed. Please try again.
review-upload = Open a record
review-upload-text = Choose the record of a finished game to step through it or have it analysed.
