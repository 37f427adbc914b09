# Messages of the full-screen table of `arcus play`.
screen-type = Írj be egy lépést vagy a számát
screen-waiting = Várunk rá: { $name }…
screen-your-turn = Te jössz: válassz lépést.
screen-gathering = Asztal ({ $code }): { $names }. { $open ->
    [0] Minden hely foglalt.
   *[other] Még várunk játékosokra.
} A házigazda indítja a játékot.
