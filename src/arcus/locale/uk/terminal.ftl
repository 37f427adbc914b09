# Messages of the command line.
terminal-game = { $name } ({ $game }), гравців: { $players }
terminal-span = { $least }–{ $most }
terminal-simulated = { $games ->
    [one] { NUMBER($games, useGrouping: 0) } гра
    [few] { NUMBER($games, useGrouping: 0) } гри
    [many] { NUMBER($games, useGrouping: 0) } ігор
   *[other] { NUMBER($games, useGrouping: 0) } гри
} за { NUMBER($seconds, maximumFractionDigits: 2) } с, { NUMBER($rate, maximumFractionDigits: 0) } за секунду
terminal-means = У середньому за гру: ходи { NUMBER($turns, maximumFractionDigits: 2) }, рішення { NUMBER($decisions, maximumFractionDigits: 2) }, варіанти на вибір { NUMBER($legal, maximumFractionDigits: 2) }
terminal-seat-result = Черговість ходу { $seat }: перемоги { NUMBER($wins, maximumFractionDigits: 2) } %, середні очки { NUMBER($points, maximumFractionDigits: 2) }

terminal-which-game = У що граємо?
terminal-which-game-again = Набери одну з цих назв або quit.
terminal-you = Ти
terminal-person = Гравець { $number }
terminal-bot = Бот { $number }
terminal-pass-on = Ходить { $name }; усі інші, будь ласка, відверніться. Починаємо? Натисни Enter.
terminal-your-turn = Що робитимеш? Набери номер або хід; довідка — help.
terminal-someones-turn = Ходить { $name }. Що робитимеш? Набери номер або хід; довідка — help.
terminal-times = { $sentence } ({ $times ->
    [one] { $times } раз
    [few] { $times } рази
    [many] { $times } разів
   *[other] { $times } раза
})
terminal-move = { $number }) { $text }
terminal-prompt = >
terminal-help =
    НОМЕР або ХІД: зіграти його, наприклад 1 або { $example }
    moves: знову показати ходи
    table: знову показати стіл
    rules: правила цієї гри
    why ХІД: сказати, чи дозволений хід зараз, а якщо ні, яке правило його забороняє
    quit: вийти з гри
terminal-again = Набери той самий хід ще раз, щоб підтвердити.
terminal-not-a-move = «{ $text }» — не хід. Введи номер зі списку або хід, наприклад { $example }.
terminal-no-such-number = Ходу { $number } немає; номери йдуть від 1 до { $most }.
terminal-forbidden = Не можна (правило { $rule }): { $sentence }
terminal-forbidden-plain = Не можна: { $sentence }
terminal-allowed = Цей хід зараз дозволено.
terminal-left = Ти виходиш із гри.
terminal-over = Гру закінчено.
terminal-points = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
terminal-line = { $what }: { $points }
terminal-recorded = Гру записано у файл { $file }.
terminal-record-exists = Файл { $file } уже є; укажи такий, якого ще немає, щоб нічого не перезаписати.

terminal-which-lesson = Який урок?
terminal-lesson-go-on = Натисни Enter, щоб продовжити.
terminal-lesson-help =
    НОМЕР або ХІД: зіграти його, наприклад { $example }
    moves: показати ходи
    table: знову показати стіл
    rules: правила; біля правил цього кроку стоїть зірочка
    why ХІД: сказати, чи дозволений хід, а якщо ні, яке правило його забороняє
    again: почати крок спочатку
    back, skip: на крок назад або вперед
    quit: вийти з уроку
terminal-lesson-left = Ти виходиш з уроку.

terminal-puzzle-go-on = Натисни Enter, щоб перейти до наступної задачі.
terminal-puzzle-help =
    НОМЕР або ХІД: зіграти його, наприклад { $example }
    moves: показати запитання й ходи
    table: знову показати стіл
    rules: показати правила
    again: почати спочатку
    solution: здатися й показати розв’язок
    quit: вийти із задач
terminal-puzzle-left = Ти виходиш із задач.
terminal-puzzle-solution = Розв’язок: { $solution }

terminal-replay-title = { $name }, гравців: { $players }
terminal-replay-option = параметр { $option } = { $value }
terminal-replay-move = { $number }. { $name }: { $text }
terminal-replay-secret = { $number }. { $name }: вибір зроблено.
terminal-replay-checked = { $moves ->
    [one] { $moves } хід, усе перевірено: за правилами.
    [few] { $moves } ходи, усе перевірено: за правилами.
    [many] { $moves } ходів, усе перевірено: за правилами.
   *[other] { $moves } ходу, усе перевірено: за правилами.
}
terminal-replay-unfinished = Запис уривається раніше, ніж закінчується гра.
terminal-replay-prompt = Хід { $number } із { $count } (Enter: далі, help: усі команди) >
terminal-replay-open = Усі картки: { $position }
terminal-replay-help =
    Enter або next: наступний хід
    back: попередній хід
    ЧИСЛО: перейти до ходу, від 0 (роздача) до { $most }
    seat ЧИСЛО: що бачив гравець, від 0 до { $last }
    spectator: що бачили всі
    open: усі картки
    quit: вийти
terminal-verified = Перевірено: випадок у цій грі визначено її зерном, і всі її ходи (усього { $moves }) зроблено за правилами.
terminal-verified-seen = Роздачу не міг обрати ніхто: вона випливає саме з тих значень, які, судячи з квитанції, були визначені заздалегідь.
terminal-verified-unseen = Значення доказу сходяться. Що їх було визначено до роздачі, покаже квитанція гравця: --seen ФАЙЛ.
terminal-verified-old = Це запис старого виду: той, хто сів останнім, міг обрати роздачу разом із сервером.
terminal-verified-bare = Цей запис не має доказу від сервера: хто обрав зерно, той міг обрати й роздачу.
terminal-verified-void = { $count ->
    [one] { $count } попередня роздача була недійсна: бракувало слова.
    [few] { $count } попередні роздачі були недійсні: бракувало слова.
    [many] { $count } попередніх роздач були недійсні: бракувало слова.
   *[other] { $count } попередньої роздачі були недійсні: бракувало слова.
}
terminal-verified-other = НЕ так, як було видно: запис не випливає зі значень цієї квитанції.

terminal-bench-title = Одне ядро, випадкова гра, { NUMBER($seconds, maximumFractionDigits: 1) } с на рядок. Мірило в тому самому запуску: симуляції { NUMBER($playouts, maximumFractionDigits: 0) } і рішення { NUMBER($decisions, maximumFractionDigits: 0) } за секунду. Відношення: рішення до його рішень; у першому рядку, для гри, у яку грає й мірило, симуляції до його симуляцій.
terminal-bench-no-yardstick = Одне ядро, випадкова гра, { NUMBER($seconds, maximumFractionDigits: 1) } с на рядок. Без скомпільованої збірки мірила немає.
terminal-bench-game = гра
terminal-bench-players = місця
terminal-bench-options = параметри
terminal-bench-playouts = симуляції/с
terminal-bench-decisions = рішення/с
terminal-bench-copy = копія, нс
terminal-bench-views = види/с
terminal-bench-ratio = відношення
