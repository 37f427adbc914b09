# The page that checks a finished game's deal on the reader's own device.
fair-yes = Yes. Nobody could choose this deal.
fair-yes-note = Checked just now on your own device, with what it saw before the deal.
fair-unseen = The numbers fit together.
fair-unseen-note = This device was not there before the deal. Only a player's device can tell whether the numbers were fixed in time.
fair-old = The numbers fit together, by an older method.
fair-old-note = With that method, the last player to sit down could have chosen the deal together with the server.
fair-bare = There is nothing to check.
fair-bare-note = This game has no proof from a server.
fair-broken = No. The numbers do not fit together.
fair-broken-note = This game was not dealt from the numbers that were published. Keep the record, and ask the operator.
fair-other = No. This is not what your device saw.
fair-other-note = The game was dealt from different numbers than those your device saw before the deal. Keep the record and the receipt, and ask the operator.
fair-step-lock = Locked before you sat down
fair-step-lock-text = The server picked a secret number and showed its fingerprint. From then on it could not change the number.
fair-step-mix = Mixed with everyone's word
fair-step-mix-text = Each player's device locked in a random word of its own before any word was shown. One honest player is enough.
fair-step-mix-alone = Your device locked in a random word that the server could not know. Bots add none, so everything depends on yours.
fair-step-open = Opened and checked
fair-step-open-text = After the game the secret was shown. Your device dealt again from the secret and the words, and compared every card and die.
fair-fingerprint = fingerprint { $digits }
fair-words-count = { $count ->
    [one] { $count } word
   *[other] { $count } words
}
fair-same-count = { $same } of { $all } the same
fair-void = { $count ->
    [one] { $count } deal before this one was void
   *[other] { $count } deals before this one were void
}, because a word was not opened in time. That can be bad luck with a connection; if it happens often, someone may be choosing among deals.
fair-limits = What this can't show: that nobody looked at other cards during the game, or that players didn't help each other.
fair-numbers = The numbers, to check by hand
fair-secret = Secret
fair-commitment = Fingerprint
fair-words = Words
fair-seed = Seed
fair-again = Check again
fair-receipt = Receipt
fair-none = There is no finished game to check here.
