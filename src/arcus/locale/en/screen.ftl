# Messages of the full-screen table of `arcus play`.
screen-type = Type a move or its number
screen-waiting = Waiting for { $name }…
screen-your-turn = Your turn: choose a move.
screen-gathering = Table { $code }: { $names }. { $open ->
    [0] All seats are taken.
   *[other] Waiting for more players.
} The host starts the game.
