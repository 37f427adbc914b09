# Messages of the full-screen table of `arcus play`.
screen-type = Napiš tah nebo jeho číslo
screen-waiting = Čeká se na: { $name }…
screen-your-turn = Jsi na tahu: vyber tah.
screen-gathering = Stůl { $code }: čeká se na hráče. Hru spustí hostitel.
