# Messages of `arcus arena`.

arena-title = Арена: { $game }, { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
    [many] { $players } гравців
   *[other] { $players } гравця
}
arena-played = { $games ->
    [one] { NUMBER($games, useGrouping: 0) } гра
    [few] { NUMBER($games, useGrouping: 0) } гри
    [many] { NUMBER($games, useGrouping: 0) } ігор
   *[other] { NUMBER($games, useGrouping: 0) } гри
}, { $deals ->
    [one] { NUMBER($deals, useGrouping: 0) } роздача
    [few] { NUMBER($deals, useGrouping: 0) } роздачі
    [many] { NUMBER($deals, useGrouping: 0) } роздач
   *[other] { NUMBER($deals, useGrouping: 0) } роздачі
}, { NUMBER($seconds, maximumFractionDigits: 1) } с, зерно { NUMBER($seed, useGrouping: 0) }
arena-options = Параметри: { $options }
arena-verdict-better = Доведено: { $first } грає краще, ніж { $second }.
arena-verdict-worse = Доведено: { $second } грає краще, ніж { $first }.
arena-verdict-equal = Доведено: { $first } і { $second } грають майже однаково, ніхто не виграє на { NUMBER($margin, maximumFractionDigits: 1) } % більше за половину ігор.
arena-verdict-open = Не вирішено, хто кращий, { $first } чи { $second }: потрібно більше ігор.
arena-verdict-first = Явно найкраще грає { $bot }.
arena-verdict-close = Попереду { $bot }, але не явно.
arena-verdict-alone = { $bot } набирає в середньому очок: { NUMBER($points, maximumFractionDigits: 2) }.
arena-results = Результати
arena-results-text = Інтервали мають рівень довіри 95 % й обчислені за роздачами. Середній рейтинг дорівнює 0.
arena-column-bot = бот
arena-column-games = ігри
arena-column-wins = перемоги
arena-column-ties = нічиї
arena-column-rate = % перемог
arena-column-rate-ci = 95 %
arena-column-points = очки
arena-column-rating = рейтинг
arena-column-rating-ci = 95 %
arena-column-ms = мс/хід
arena-column-faults = збої
arena-ratings = Рейтинги
arena-win-rates = Частка перемог
arena-course = Частка перемог у перебігу ігор
arena-test = Послідовний критерій
arena-test-text = Кожна крива показує свідчення на користь однієї зі сторін, роздача за роздачею. Від { NUMBER($upper, maximumFractionDigits: 2) } це доведено, нижче { NUMBER($lower, maximumFractionDigits: 2) } — виключено.
arena-line-better = перший кращий
arena-line-worse = другий кращий
arena-pairs = Хто кого перемагає
arena-pairs-text = Частка перемог бота в рядку серед ігор, які один із двох виграв за спільним столом.
arena-points = Очки
arena-points-text = { $bot }: очки від { NUMBER($low, useGrouping: 0) } до { NUMBER($high, useGrouping: 0) }, у половині ігор { NUMBER($middle, useGrouping: 0) } або більше.
arena-faults = Збої
arena-fault-crash = { $bot } ламається ({ $count ->
    [one] { NUMBER($count, useGrouping: 0) } гра
    [few] { NUMBER($count, useGrouping: 0) } гри
    [many] { NUMBER($count, useGrouping: 0) } ігор
   *[other] { NUMBER($count, useGrouping: 0) } гри
}). Уперше:
arena-fault-illegal = { $bot } вибирає недозволений хід ({ $count ->
    [one] { NUMBER($count, useGrouping: 0) } гра
    [few] { NUMBER($count, useGrouping: 0) } гри
    [many] { NUMBER($count, useGrouping: 0) } ігор
   *[other] { NUMBER($count, useGrouping: 0) } гри
}). Уперше:
arena-fault-timeout = { $bot } не встигає відповісти вчасно ({ $count ->
    [one] { NUMBER($count, useGrouping: 0) } гра
    [few] { NUMBER($count, useGrouping: 0) } гри
    [many] { NUMBER($count, useGrouping: 0) } ігор
   *[other] { NUMBER($count, useGrouping: 0) } гри
}). Уперше:
arena-fault-nonsense = { $bot } відповідає не так, як треба ({ $count ->
    [one] { NUMBER($count, useGrouping: 0) } гра
    [few] { NUMBER($count, useGrouping: 0) } гри
    [many] { NUMBER($count, useGrouping: 0) } ігор
   *[other] { NUMBER($count, useGrouping: 0) } гри
}). Уперше:
arena-method = Як відбувалися ігри
arena-method-text = Кожну роздачу зіграно в кількох розсадженнях з тим самим везінням. Гру, яку бот зіпсував збоєм, він програє. Рейтинги обчислено за моделлю Бредлі — Террі на шкалі Ело: різниця у 400 — це десять перемог до однієї.
arena-axis-rating = рейтинг
arena-axis-rate = % виграних ігор
arena-axis-games = ігри
arena-axis-deals = роздачі
arena-axis-points = очки
arena-spoken = { $bot }: { NUMBER($value, maximumFractionDigits: 1) }, від { NUMBER($low, maximumFractionDigits: 1) } до { NUMBER($high, maximumFractionDigits: 1) }.
arena-spoken-end = { $bot } закінчує на { NUMBER($value, maximumFractionDigits: 1) } %.
arena-progress-test = свідчення { NUMBER($better, maximumFractionDigits: 2) } і { NUMBER($worse, maximumFractionDigits: 2) }, доведено від { NUMBER($upper, maximumFractionDigits: 2) }
arena-progress-rate = { $bot } { NUMBER($rate, maximumFractionDigits: 1) } %
arena-goes-on = { $file }: { $games ->
    [one] { NUMBER($games, useGrouping: 0) } гра вже є.
    [few] { NUMBER($games, useGrouping: 0) } гри вже є.
    [many] { NUMBER($games, useGrouping: 0) } ігор уже є.
   *[other] { NUMBER($games, useGrouping: 0) } гри вже є.
}
arena-stopped = Зупинено. Та сама команда продовжить із цього місця.
arena-stopped-lost = Зупинено, і нічого не збережено; з --save ФАЙЛ запуск можна продовжити з того самого місця.
arena-reported = Звіт записано у файл { $file }.
