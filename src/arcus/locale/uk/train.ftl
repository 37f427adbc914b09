# Messages of `arcus train`.
train-table = { $table ->
    [0] один гравець
    [1] два гравці
    [2] три гравці
   *[other] від чотирьох до шести гравців
}
train-step = { $table }: { NUMBER($played) } із { NUMBER($games) } ігор, відхилення { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) } очка
train-chances = шанси двох гравців: { NUMBER($played) } із { NUMBER($games) } ігор, відхилення { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
train-measuring = Навчання закінчено. Тепер бот грає, щоб стало видно, наскільки добре.
train-points = { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
    [many] { $players } гравців
   *[other] { $players } гравця
}: у середньому { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } очка (± { NUMBER($error, maximumFractionDigits: 2) }), ігор із самим собою: { NUMBER($games) }
train-match = Мета «перемога» проти мети «очки», два гравці: перемоги { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (± { NUMBER($error, maximumFractionDigits: 1) }), усього ігор: { NUMBER($games) }
train-written = Ваги записано у файл { $weights }, вимірювання — у файл { $figures }.
train-kept = Зупинено. Продовжити: arcus train qwinto --resume { $checkpoint }

train-puzzles-found = Знайдено задач: { $found } із { $candidates }
train-puzzles-difficulty = Складність { $difficulty }: { $number }, знаходять { $percent } % ботів
train-puzzles-written = Задачі записано у файл { $file }: { $number }
