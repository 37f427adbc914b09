# Bots, as people meet them.
bots-level-beginner = Новичок
bots-level-casual = Любитель
bots-level-skilled = Опытный игрок
bots-level-expert = Эксперт
bots-level-master = Мастер
bots-bench-title = Мастер в начале игры вдвоём, одно ядро
bots-bench-game = игра
bots-bench-options = параметры
bots-bench-iterations = итерации/с
bots-bench-worlds = миры
bots-bench-playouts = симуляции
bots-bench-tree = дерево
bots-bench-ms = мс на решение
