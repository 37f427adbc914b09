# Messages of `arcus train`.
train-table = { $table ->
    [0] один игрок
    [1] два игрока
    [2] три игрока
   *[other] от четырёх до шести игроков
}
train-step = { $table }: { NUMBER($played) } из { NUMBER($games) } игр, отклонение { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) } очка
train-chances = шансы двух игроков: { NUMBER($played) } из { NUMBER($games) } игр, отклонение { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
train-measuring = Обучение окончено. Теперь бот играет, чтобы стало видно, насколько хорошо.
train-points = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}: в среднем { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } очка (± { NUMBER($error, maximumFractionDigits: 2) }), игр с самим собой: { NUMBER($games) }
train-match = Цель «победа» против цели «очки», два игрока: победы { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (± { NUMBER($error, maximumFractionDigits: 1) }), всего игр: { NUMBER($games) }
train-written = Веса записаны в файл { $weights }, измерения — в файл { $figures }.
train-kept = Остановлено. Продолжить: arcus train qwinto --resume { $checkpoint }

train-puzzles-found = Найдено задач: { $found } из { $candidates }
train-puzzles-difficulty = Сложность { $difficulty }: { $number }, находят { $percent } % ботов
train-puzzles-written = Задачи записаны в файл { $file }: { $number }
