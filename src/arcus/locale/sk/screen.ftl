# Messages of the full-screen table of `arcus play`.
screen-type = Napíš ťah alebo jeho číslo
screen-waiting = Čaká sa na: { $name }…
screen-your-turn = Si na ťahu: vyber ťah.
screen-gathering = Stôl { $code }: čaká sa na hráčov. Hru spustí hostiteľ.
