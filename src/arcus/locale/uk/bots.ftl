# Bots, as people meet them.
bots-level-beginner = Новачок
bots-level-casual = Аматор
bots-level-skilled = Досвідчений гравець
bots-level-expert = Експерт
bots-level-master = Майстер
bots-bench-title = Майстер на початку гри вдвох, одне ядро
bots-bench-game = гра
bots-bench-options = параметри
bots-bench-iterations = ітерації/с
bots-bench-worlds = світи
bots-bench-playouts = симуляції
bots-bench-tree = дерево
bots-bench-ms = мс на рішення
