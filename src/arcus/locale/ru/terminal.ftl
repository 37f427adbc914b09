# Messages of the command line.
terminal-game = { $name } ({ $game }), игроков: { $players }
terminal-span = { $least }–{ $most }
terminal-simulated = { $games ->
    [one] { NUMBER($games, useGrouping: 0) } игра
    [few] { NUMBER($games, useGrouping: 0) } игры
    [many] { NUMBER($games, useGrouping: 0) } игр
   *[other] { NUMBER($games, useGrouping: 0) } игры
} за { NUMBER($seconds, maximumFractionDigits: 2) } с, { NUMBER($rate, maximumFractionDigits: 0) } в секунду
terminal-means = В среднем за игру: ходы { NUMBER($turns, maximumFractionDigits: 2) }, решения { NUMBER($decisions, maximumFractionDigits: 2) }, варианты на выбор { NUMBER($legal, maximumFractionDigits: 2) }
terminal-seat-result = Очерёдность хода { $seat }: победы { NUMBER($wins, maximumFractionDigits: 2) } %, средние очки { NUMBER($points, maximumFractionDigits: 2) }

terminal-which-game = Во что играем?
terminal-which-game-again = Набери одно из этих названий или quit.
terminal-you = Ты
terminal-person = Игрок { $number }
terminal-bot = Бот { $number }
terminal-pass-on = { $name }, твой ход; все остальные, пожалуйста, отвернитесь. Начинаем? Нажми Enter.
terminal-your-turn = Что будешь делать? Набери номер или ход; справка — help.
terminal-someones-turn = { $name }, что будешь делать? Набери номер или ход; справка — help.
terminal-times = { $sentence } ({ $times ->
    [one] { $times } раз
    [few] { $times } раза
    [many] { $times } раз
   *[other] { $times } раза
})
terminal-move = { $number }) { $text }
terminal-prompt = >
terminal-help =
    НОМЕР или ХОД: сыграть его, например 1 или { $example }
    moves: снова показать ходы
    table: снова показать стол
    rules: правила этой игры
    why ХОД: сказать, разрешён ли сейчас ход, а если нет, какое правило его запрещает
    quit: выйти из игры
terminal-again = Набери тот же ход ещё раз, чтобы подтвердить.
terminal-not-a-move = «{ $text }» — не ход. Введи номер из списка или ход, например { $example }.
terminal-no-such-number = Хода { $number } нет; номера идут от 1 до { $most }.
terminal-forbidden = Нельзя (правило { $rule }): { $sentence }
terminal-forbidden-plain = Нельзя: { $sentence }
terminal-allowed = Этот ход сейчас разрешён.
terminal-left = Ты выходишь из игры.
terminal-over = Игра окончена.
terminal-points = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
terminal-line = { $what }: { $points }
terminal-recorded = Игра записана в файл { $file }.
terminal-record-exists = Файл { $file } уже есть; укажи такой, которого ещё нет, чтобы ничего не перезаписать.

terminal-which-lesson = Какой урок?
terminal-lesson-go-on = Нажми Enter, чтобы продолжить.
terminal-lesson-help =
    НОМЕР или ХОД: сыграть его, например { $example }
    moves: показать ходы
    table: снова показать стол
    rules: правила; у правил этого шага стоит звёздочка
    why ХОД: сказать, разрешён ли ход, а если нет, какое правило его запрещает
    again: начать шаг заново
    back, skip: на шаг назад или вперёд
    quit: выйти из урока
terminal-lesson-left = Ты выходишь из урока.

terminal-puzzle-go-on = Нажми Enter, чтобы перейти к следующей задаче.
terminal-puzzle-help =
    НОМЕР или ХОД: сыграть его, например { $example }
    moves: показать вопрос и ходы
    table: снова показать стол
    rules: показать правила
    again: начать заново
    solution: сдаться и показать решение
    quit: выйти из задач
terminal-puzzle-left = Ты выходишь из задач.
terminal-puzzle-solution = Решение: { $solution }

terminal-replay-title = { $name }, игроков: { $players }
terminal-replay-option = параметр { $option } = { $value }
terminal-replay-move = { $number }. { $name }: { $text }
terminal-replay-secret = { $number }. { $name }: выбор сделан.
terminal-replay-checked = { $moves ->
    [one] { $moves } ход, всё проверено: по правилам.
    [few] { $moves } хода, всё проверено: по правилам.
    [many] { $moves } ходов, всё проверено: по правилам.
   *[other] { $moves } хода, всё проверено: по правилам.
}
terminal-replay-unfinished = Запись обрывается раньше, чем заканчивается игра.
terminal-replay-prompt = Ход { $number } из { $count } (Enter: дальше, help: все команды) >
terminal-replay-open = Все карты: { $position }
terminal-replay-help =
    Enter или next: следующий ход
    back: предыдущий ход
    ЧИСЛО: перейти к ходу, от 0 (раздача) до { $most }
    seat ЧИСЛО: что видел игрок, от 0 до { $last }
    spectator: что видели все
    open: все карты
    quit: выйти
terminal-verified = Проверено: случай в этой игре определён её зерном, и все её ходы (всего { $moves }) сделаны по правилам.
terminal-verified-seen = Раздачу не мог выбрать никто: она следует ровно из тех значений, которые, судя по квитанции, были определены заранее.
terminal-verified-unseen = Значения доказательства сходятся. Что они были определены до раздачи, покажет квитанция игрока: --seen ФАЙЛ.
terminal-verified-old = Это запись старого вида: севший последним мог выбрать раздачу вместе с сервером.
terminal-verified-bare = У этой записи нет доказательства от сервера: выбравший зерно мог выбрать и раздачу.
terminal-verified-void = { $count ->
    [one] { $count } прежняя раздача была недействительна: не хватало слова.
    [few] { $count } прежние раздачи были недействительны: не хватало слова.
    [many] { $count } прежних раздач были недействительны: не хватало слова.
   *[other] { $count } прежней раздачи были недействительны: не хватало слова.
}
terminal-verified-other = НЕ так, как было видно: запись не следует из значений этой квитанции.

terminal-bench-title = Одно ядро, случайная игра, { NUMBER($seconds, maximumFractionDigits: 1) } с на строку. Мерило в том же запуске: симуляции { NUMBER($playouts, maximumFractionDigits: 0) } и решения { NUMBER($decisions, maximumFractionDigits: 0) } в секунду. Отношение: решения к его решениям; в первой строке, для игры, в которую играет и мерило, симуляции к его симуляциям.
terminal-bench-no-yardstick = Одно ядро, случайная игра, { NUMBER($seconds, maximumFractionDigits: 1) } с на строку. Без скомпилированной сборки мерила нет.
terminal-bench-game = игра
terminal-bench-players = места
terminal-bench-options = параметры
terminal-bench-playouts = симуляции/с
terminal-bench-decisions = решения/с
terminal-bench-copy = копия, нс
terminal-bench-views = виды/с
terminal-bench-ratio = отношение
