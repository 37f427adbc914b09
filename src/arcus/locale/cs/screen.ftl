# Messages of the full-screen table of `arcus play`.
screen-type = Napiš tah nebo jeho číslo
screen-waiting = Čeká se na: { $name }…
screen-your-turn = Jsi na tahu: vyber tah.
screen-gathering = Stůl { $code }: { $names }. { $open ->
    [0] Všechna místa jsou obsazená.
   *[other] Čeká se na další hráče.
} Hru spustí hostitel.
