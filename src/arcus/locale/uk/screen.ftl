# Messages of the full-screen table of `arcus play`.
screen-type = Введи хід або його номер
screen-waiting = Чекаємо: { $name }…
screen-your-turn = Твій хід: обери дію.
screen-gathering = Стіл { $code }: чекаємо на гравців. Гру починає господар столу.
