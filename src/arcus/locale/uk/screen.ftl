# Messages of the full-screen table of `arcus play`.
screen-type = Введи хід або його номер
screen-waiting = Чекаємо: { $name }…
screen-your-turn = Твій хід: обери дію.
screen-gathering = Стіл { $code }: { $names }. { $open ->
    [0] Усі місця зайняті.
   *[other] Чекаємо на інших гравців.
} Гру починає господар столу.
