# Messages of the full-screen table of `arcus play`.
screen-type = Введи ход или его номер
screen-waiting = Ждём: { $name }…
screen-your-turn = Твой ход: выбери действие.
screen-gathering = Стол { $code }: { $names }. { $open ->
    [0] Все места заняты.
   *[other] Ждём других игроков.
} Игру начинает хозяин стола.
