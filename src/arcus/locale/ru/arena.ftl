# Messages of `arcus arena`.

arena-title = Арена: { $game }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}
arena-played = { $games ->
    [one] { NUMBER($games, useGrouping: 0) } игра
    [few] { NUMBER($games, useGrouping: 0) } игры
    [many] { NUMBER($games, useGrouping: 0) } игр
   *[other] { NUMBER($games, useGrouping: 0) } игры
}, { $deals ->
    [one] { NUMBER($deals, useGrouping: 0) } раздача
    [few] { NUMBER($deals, useGrouping: 0) } раздачи
    [many] { NUMBER($deals, useGrouping: 0) } раздач
   *[other] { NUMBER($deals, useGrouping: 0) } раздачи
}, { NUMBER($seconds, maximumFractionDigits: 1) } с, зерно { NUMBER($seed, useGrouping: 0) }
arena-options = Параметры: { $options }
arena-verdict-better = Доказано: { $first } играет лучше, чем { $second }.
arena-verdict-worse = Доказано: { $second } играет лучше, чем { $first }.
arena-verdict-equal = Доказано: { $first } и { $second } играют почти одинаково, никто не выигрывает на { NUMBER($margin, maximumFractionDigits: 1) } % больше половины игр.
arena-verdict-open = Не решено, кто лучше, { $first } или { $second }: нужно больше игр.
arena-verdict-first = Явно лучше всех играет { $bot }.
arena-verdict-close = Впереди { $bot }, но не явно.
arena-verdict-alone = { $bot } набирает в среднем очков: { NUMBER($points, maximumFractionDigits: 2) }.
arena-results = Результаты
arena-results-text = Интервалы имеют доверительный уровень 95 % и рассчитаны по раздачам. Средний рейтинг равен 0.
arena-column-bot = бот
arena-column-games = игры
arena-column-wins = победы
arena-column-ties = ничьи
arena-column-rate = % побед
arena-column-rate-ci = 95 %
arena-column-points = очки
arena-column-rating = рейтинг
arena-column-rating-ci = 95 %
arena-column-ms = мс/ход
arena-column-faults = сбои
arena-ratings = Рейтинги
arena-win-rates = Доля побед
arena-course = Доля побед по ходу игр
arena-test = Последовательный критерий
arena-test-text = Каждая кривая показывает свидетельства в пользу одной из сторон, раздача за раздачей. Начиная с { NUMBER($upper, maximumFractionDigits: 2) } это доказано, ниже { NUMBER($lower, maximumFractionDigits: 2) } — исключено.
arena-line-better = первый лучше
arena-line-worse = второй лучше
arena-pairs = Кто кого обыгрывает
arena-pairs-text = Доля побед бота в строке среди игр, которые один из двоих выиграл за общим столом.
arena-points = Очки
arena-points-text = { $bot }: очки от { NUMBER($low, useGrouping: 0) } до { NUMBER($high, useGrouping: 0) }, в половине игр { NUMBER($middle, useGrouping: 0) } или больше.
arena-faults = Сбои
arena-fault-crash = { $bot } ломается ({ $count ->
    [one] { NUMBER($count, useGrouping: 0) } игра
    [few] { NUMBER($count, useGrouping: 0) } игры
    [many] { NUMBER($count, useGrouping: 0) } игр
   *[other] { NUMBER($count, useGrouping: 0) } игры
}). Впервые:
arena-fault-illegal = { $bot } выбирает неразрешённый ход ({ $count ->
    [one] { NUMBER($count, useGrouping: 0) } игра
    [few] { NUMBER($count, useGrouping: 0) } игры
    [many] { NUMBER($count, useGrouping: 0) } игр
   *[other] { NUMBER($count, useGrouping: 0) } игры
}). Впервые:
arena-fault-timeout = { $bot } не успевает ответить вовремя ({ $count ->
    [one] { NUMBER($count, useGrouping: 0) } игра
    [few] { NUMBER($count, useGrouping: 0) } игры
    [many] { NUMBER($count, useGrouping: 0) } игр
   *[other] { NUMBER($count, useGrouping: 0) } игры
}). Впервые:
arena-fault-nonsense = { $bot } отвечает не так, как нужно ({ $count ->
    [one] { NUMBER($count, useGrouping: 0) } игра
    [few] { NUMBER($count, useGrouping: 0) } игры
    [many] { NUMBER($count, useGrouping: 0) } игр
   *[other] { NUMBER($count, useGrouping: 0) } игры
}). Впервые:
arena-method = Как проходили игры
arena-method-text = Каждая раздача сыграна в нескольких рассадках с одной и той же удачей. Игру, которую бот испортил сбоем, он проигрывает. Рейтинги рассчитаны по модели Брэдли — Терри на шкале Эло: разница в 400 — это десять побед к одной.
arena-axis-rating = рейтинг
arena-axis-rate = % выигранных игр
arena-axis-games = игры
arena-axis-deals = раздачи
arena-axis-points = очки
arena-spoken = { $bot }: { NUMBER($value, maximumFractionDigits: 1) }, от { NUMBER($low, maximumFractionDigits: 1) } до { NUMBER($high, maximumFractionDigits: 1) }.
arena-spoken-end = { $bot } заканчивает на { NUMBER($value, maximumFractionDigits: 1) } %.
arena-progress-test = свидетельства { NUMBER($better, maximumFractionDigits: 2) } и { NUMBER($worse, maximumFractionDigits: 2) }, доказано с { NUMBER($upper, maximumFractionDigits: 2) }
arena-progress-rate = { $bot } { NUMBER($rate, maximumFractionDigits: 1) } %
arena-goes-on = { $file }: { $games ->
    [one] { NUMBER($games, useGrouping: 0) } игра уже есть.
    [few] { NUMBER($games, useGrouping: 0) } игры уже есть.
    [many] { NUMBER($games, useGrouping: 0) } игр уже есть.
   *[other] { NUMBER($games, useGrouping: 0) } игры уже есть.
}
arena-stopped = Остановлено. Та же команда продолжит с этого места.
arena-stopped-lost = Остановлено, и ничего не сохранено; с --save ФАЙЛ запуск можно продолжить с того же места.
arena-reported = Отчёт записан в файл { $file }.
