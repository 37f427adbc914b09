# Messages of the full-screen table of `arcus play`.
screen-type = Gib einen Zug oder seine Nummer ein
screen-waiting = Warten auf { $name } …
screen-your-turn = Du bist dran: Wähle einen Zug.
screen-gathering = Tisch { $code }: { $names }. { $open ->
    [0] Alle Plätze sind besetzt.
   *[other] Es fehlen noch Mitspieler.
} Die Tischleitung startet das Spiel.
