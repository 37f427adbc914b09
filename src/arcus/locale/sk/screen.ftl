# Messages of the full-screen table of `arcus play`.
screen-type = Napíš ťah alebo jeho číslo
screen-waiting = Čaká sa na: { $name }…
screen-your-turn = Si na ťahu: vyber ťah.
screen-gathering = Stôl { $code }: { $names }. { $open ->
    [0] Všetky miesta sú obsadené.
   *[other] Čaká sa na ďalších hráčov.
} Hru spustí hostiteľ.
