# Messages of the full-screen table of `arcus play`.
screen-type = Écris un coup ou son numéro
screen-waiting = En attente : { $name }…
screen-your-turn = À toi de jouer : choisis un coup.
screen-gathering = Table { $code } : { $names }. { $open ->
    [0] Toutes les places sont prises.
   *[other] Il manque encore du monde.
} L’hôte lance la partie.
