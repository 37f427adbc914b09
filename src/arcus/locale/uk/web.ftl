# What the web app says around the boards.

web-name = Arcus
web-tagline = Чотири гри під однією веселкою
web-tagline-note = Друзі, незнайомці чи боти. Без реєстрації.
web-skip = Перейти до вмісту
web-nav = Основні сторінки
web-home = Arcus: головна сторінка
web-to-home = Головна сторінка
web-close = Закрити
web-yes = Так
web-no = Ні
web-you = (ти)
web-times = { $sentence } ({ $times ->
    [one] { $times } раз
    [few] { $times } рази
    [many] { $times } разів
   *[other] { $times } раза
})

## When something goes wrong.

web-error = Щось пішло не так. Спробуй ще раз.
web-no-connection = Немає зв’язку із сервером.
web-offline = Ти не в мережі. Правила й налаштування працюють.
web-lost = Зв’язок перервався. Відновлюємо… Твої ходи збережено.
web-no-table-yet = Стіл поки що не відповідає. Пробуємо ще раз…
web-opening = Готуємо стіл…
web-reload = Оновити
web-try-again = Спробувати ще раз
web-no-page = Такої сторінки тут немає.
web-no-game = Такої гри тут немає.

## First page.

web-mine = Твої столи
web-games = Ігри
web-play-now = Грати
web-find = Знайти суперника
web-find-note = Тобі знайдеться пара: наступна людина, яка шукає ту саму гру.
web-rules = Правила
web-lesson = Урок
web-lesson-offer =
    { $minutes ->
        [one] Ще не граєш у { $game }? Навчися за { $minutes } хвилину.
        [few] Ще не граєш у { $game }? Навчися за { $minutes } хвилини.
        [many] Ще не граєш у { $game }? Навчися за { $minutes } хвилин.
       *[other] Ще не граєш у { $game }? Навчися за { $minutes } хвилини.
    }
web-have-code = Маєш код?
web-go = Увійти
web-puzzle = Задача дня
web-watch-public = Подивитися гру
web-my-games = Мої партії
web-palettes-link = Кольори й дальтонізм

# Names for guests who give none, with commas between them: short friendly words, best animals.
web-guest-names = Лисиця, Видра, Чапля, Борсук, Стриж, Заєць, Рись, Вільшанка, Куниця, Сова, Зяблик, Бобер

## A table as one line of a list.

web-your-turn = Твій хід
web-free-seats =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
        [many] { $count } вільних місць
       *[other] { $count } вільного місця
    }
web-nobody = Поки що нікого
web-play = Грати
web-open = Відкрити
web-join = Сісти
web-watch = Дивитися
web-phase-gathering = Скоро почнеться
web-phase-dealing = Роздача
web-phase-playing = Триває гра
web-phase-paused = На паузі
web-phase-over = Гру закінчено
web-phase-closed = Стіл закрито

web-dealing = Роздача… Чекаємо: { $names }
web-deal-void = { $count ->
    [one] Недійсна { $count } роздача
    [few] Недійсні { $count } роздачі
    [many] Недійсні { $count } роздач
   *[other] Недійсні { $count } роздачі
}: з місця { $seats } вчасно не надійшла відповідь. Картки роздаються знову.

## All tables.

web-lobby = Столи
web-all-games = Усі
web-lobby-open = Відкриті для всіх
web-lobby-open-none = Зараз немає відкритих столів.
web-lobby-be-first = Відкрий свій або знайди суперника: хтось скоро завітає.
web-open-anyone = Відкрити стіл для всіх
web-lobby-playing = Ігри, які можна дивитися
web-lobby-playing-none = Зараз немає жодної відкритої для всіх гри.
web-lobby-finished = Зіграні

## A new table.

web-new-table = Новий стіл
web-room = Від { $least } до { $most } гравців
web-who-plays = Хто грає?
web-way-bots = Боти
web-way-friends = Друзі
web-way-device = Один пристрій
web-way-anyone = Будь-хто
web-way-bots-short = почати одразу
web-way-friends-short = посилання чи код
web-way-device-short = передавати по колу
web-way-anyone-short = відкритий стіл
web-way-bots-note = Решту місць займуть боти, і гра одразу почнеться.
web-way-friends-note = Ти отримаєш посилання, код і QR-код для друзів. Вільні місця можуть зайняти боти.
web-way-device-note = Усі грають на цьому пристрої та передають його одне одному. Ніхто не бачить чужих карток.
web-way-anyone-note = Твій стіл буде у списку, і сісти за нього зможе будь-хто.
web-seats = Гравці
web-level = Сила ботів
web-people = Хто грає на цьому пристрої?
web-your-name = Твоє ім’я
web-name-any = Доберемо тобі гарне ім’я
web-more-options = Інші параметри
web-start = Почати
web-open-table = Відкрити стіл
web-option-value = { $title }: { $value }
web-option-red7-advanced = Ускладнений варіант
web-option-red7-actions = Додаткові дії
web-option-red7-rounds = Раунди
web-option-rainbow-first = Хто починає
web-option-rainbow-first-0 = Перше місце
web-option-rainbow-first-1 = Друге місце
web-option-rainbow-first-random = Випадково
web-option-rainbow-deck = Свої картки
web-option-rainbow-memory-aid = Підказка для пам’яті
web-option-kobito-gold = Свої картки золота
web-clock = Годинник
web-clock-none = Немає
web-clock-quick = Швидкий
web-clock-calm = Спокійний
web-clock-days = На дні
web-clock-each = { $time } кожному
web-clock-note = У кожного { $time } і ще { $gain } після кожного ходу.
web-clock-left = Лишилося часу: { $time }
web-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дні
        [many] { $count } днів
       *[other] { $count } дня
    }
web-absent = Якщо в когось сплив час
web-absent-bot = Далі грає бот
web-absent-lose = Гравець програє
web-hints = Дозволити підказки
web-hints-note = Кожен гравець може запитати, як зіграв би майстер.
web-memory-aid = Підказка для пам’яті
web-memory-aid-note = Показує приховані боки, які тобі вже відомі.
web-spectators = Дозволити глядачів
web-spectators-note = Інші можуть дивитися; приховане залишиться прихованим.
web-players =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }
web-players-range = Гравців: від { $least } до { $most }

## Before the game.

web-waiting =
    { $count ->
        [one] Вільно { $count } місце
        [few] Вільно { $count } місця
        [many] Вільно { $count } місць
       *[other] Вільно { $count } місця
    }
web-all-here = Усі на місці
web-not-here = Ще не на місці: { $names }
web-seat-open = Місце { $number }
web-seat-person = Гравець { $number }
web-bot-name = Бот { $number }
web-sit = Зайняти місце
web-sit-here = Сісти сюди
web-rise = Устати
web-add-bot = додати бота
web-seat-free = вільно
web-seat-here = на місці
web-fill = Заповнити ботами
web-remove = Звільнити місце: { $name }
web-begin = Почати
web-begin-note = Гра може початися, коли зайнято всі місця. Їх можуть зайняти боти.
web-host-begins = Господар почне гру, коли всі будуть на місці.
web-invite = Запросити
web-invite-note = Обліковий запис не потрібен: хто відкриє посилання, може сісти за стіл.
web-invite-text = Зіграй зі мною в { $game }!
web-invited = Запрошення до гри { $game }
web-join-title = Приєднатися до столу
web-looking = Шукаємо стіл…
web-code = Код
web-link = Посилання
web-qr = QR-код посилання
web-copy = Скопіювати посилання
web-copied = Скопійовано
web-share = Поділитися
web-lock = Закрити вхід
web-unlock = Знову впускати
web-locked = Вхід закрито: більше ніхто не може сісти.
web-full = Усі місця зайнято.

## The table.

web-menu = Меню
web-log = Що сталося
web-log-empty = Поки що нічого не сталося.
web-aside = Що сталося, і командний рядок
web-tools = Інструменти
web-onlookers = Глядачі:
web-watching = Ти дивишся гру.
web-gave-up =
    { $you ->
        [yes] Гру здано. За тебе дограє бот.
       *[no] { $who }: гру здано, за це місце дограє бот.
    }
web-out-of-time =
    { $you ->
        [yes] Твій час сплив. За тебе дограє бот.
       *[no] { $who }: час сплив, за це місце дограє бот.
    }
web-turn-of = Ходить { $names }
web-still-choosing =
    { $count ->
        [1] Ще вибирає: { $names }
       *[other] Ще вибирають: { $names }
    }
web-seat-lost = гру здано
web-seat-late = сплив час
web-seat-gone = немає в грі
web-seat-away = немає на місці
web-seat-stand-in = грає бот
web-seat-decided = вибір зроблено
web-seat-thinking = думає
web-seat-to-act = ходить
web-seat-steps =
    { $steps ->
        [one] поки що { $steps } крок
        [few] поки що { $steps } кроки
        [many] поки що { $steps } кроків
       *[other] поки що { $steps } кроку
    }
web-paused = Гра на паузі.
web-pause = Пауза
web-go-on = Продовжити
web-undo = Скасувати
web-undone = Скасовано: «{ $move }»
web-hint = Підказка
web-thinking = Думає…
web-hint-why =
    { $case ->
        [only] Єдиний добрий хід.
        [same] Приблизно такий самий добрий, як другий за силою хід.
       *[better] Твої шанси: близько { $best } %. З другим за силою ходом: { $next } %.
    }
web-hints-title = Як зіграв би майстер, починаючи з найкращого ходу
web-hint-best = Майстер вибрав би «{ $move }».
web-more-time = Ще часу
web-say = Сказати щось
web-said = { $who } каже: { $phrase }
web-bot-plays = За тебе грає бот.
web-back = Я знову тут
web-bot-for = Замінити ботом: { $name }
web-pass-to = Ходить { $name }
web-pass-note = Передайте пристрій; усі інші відвертаються.
web-pass-ready = Можна починати
web-question-take-back = { $who } просить повернути останній хід.
web-question-end = { $who } пропонує закінчити гру на цьому.
web-question-rematch = { $who } пропонує реванш.
web-question-waits = Чекаємо на відповідь інших.
web-away-wait = { $who }: немає на місці. Через { $seconds } с можна буде вирішити, як продовжити.
web-away-decide = { $who }: немає на місці понад хвилину. Як продовжимо?
web-claim-win = Забрати перемогу
web-claim-bot = Нехай дограє бот
web-ask-take-back = Попросити повернути мій останній хід
web-ask-end = Запропонувати закінчити гру на цьому
web-resign = Здатися
web-resign-sure =
    { $others ->
        [nobody] Здатися? Гра одразу закінчиться.
        [opponent] Здатися? Одразу перемагає { $name }.
       *[several] Здатися? За тебе дограє бот, і перемогти ти вже не зможеш.
    }
web-close-table = Закрити стіл
web-close-sure = Закрити цей стіл для всіх?
web-leave = Вийти з-за столу
web-command = Ввести хід
web-command-play = Зіграти
web-moves =
    { $count ->
        [0] Зараз немає ходів
        [one] Доступний { $count } хід
        [few] Доступні { $count } ходи
        [many] Доступно { $count } ходів
       *[other] Доступно { $count } ходу
    }
web-gone-removed = Господар звільнив твоє місце.
web-gone-closed = Стіл закрито.

## Phrases that people say to each other at the table.

web-phrase-hello = Привіт!
web-phrase-good-luck = Хай щастить!
web-phrase-well-played = Чудово зіграно!
web-phrase-thanks = Дякую!
web-phrase-oops = Ой!
web-phrase-thinking = Дай подумати…
web-phrase-hurry = Твій хід!
web-phrase-wow = Ого!
web-phrase-again = Ще раз?
web-phrase-bye = Бувай!

## The rules sheet.

web-rules-of = Правила гри { $game }
web-who-leads = Хто лідирує?
web-rules-now = діє зараз
web-example = Приклад:
web-print = Надрукувати
web-rule-forbids = Заборонено цим правилом
web-rule-number = Правило { $rule }

## The result.

web-over = Гру закінчено
web-you-won = Перемога твоя!
web-you-share = Перемога спільна, і твоя теж!
web-won =
    { $count ->
        [1] Перемагає { $names }
       *[other] Спільна перемога: { $names }
    }
web-winner = Перемога:
web-points = Очки:
web-ended-agreed = Усі погодилися закінчити гру на цьому.
web-ended-closed = Стіл закрито.
web-ended-lost = Хто здається або не встигає вчасно, перемогти не може.
web-ended-away = { $who }: надто довго немає на місці.
web-ended-gave-up =
    { $count ->
        [1] { $who }: гру здано.
       *[other] { $who }: гру здано.
    }
web-ended-late = { $who }: час сплив.
web-rematch = Зіграти ще
web-to-rematch = До наступної гри
web-rematch-declined = Без реваншу: { $names }
web-series = Серія: { $score }
web-see-table = Подивитися на стіл
web-see-result = До підсумку
web-replay = Повтор
web-record = Запис
web-fairness = Чи чесною була роздача?
web-luck = Чи чесні кубики?

## Settings.

web-settings = Налаштування
web-save = Зберегти
web-saved = Збережено.
web-language = Мова
web-language-auto = Як у браузері ({ $language })
web-theme = Кольори
web-theme-auto = Автоматично
web-theme-light = Світлі
web-theme-dark = Темні
web-motion = Рух
web-motion-auto = Автоматично
web-motion-full = Повний
web-motion-reduced = Зменшений
web-speed = Темп
web-speed-calm = Повільний
web-speed-normal = Звичайний
web-speed-instant = Миттєвий
web-sound = Звук
web-sound-note = Картки, кубики й твій хід.
web-notify = Сповіщати, коли мій хід
web-notify-note = Сповіщення, коли сторінка у фоні.
web-notify-secure = Потрібне захищене з’єднання (https).
web-vibrate = Вібрувати, коли мій хід
web-vibrate-note = Коли сторінка у фоні.
web-install = Установити як застосунок
web-device = Інший пристрій
web-device-note = Посилання перенесе твої столи на інший пристрій. Воно спрацьовує один раз і діє кілька хвилин. Нікому його не давай: хто його відкриє, зможе грати за тебе.
web-device-link = Створити посилання
web-log-out = Вийти на інших пристроях
web-logged-out = На інших пристроях виконано вихід.
web-data = Твої дані
web-data-note = Сервер зберігає твоє ім’я, твої місця й твої ігри. Усе це можна завантажити або видалити.
web-data-get = Завантажити
web-data-delete = Видалити мої дані
web-data-sure = Так, видалити все
web-data-gone = Твої дані видалено.
web-recover = Грати далі тут
web-recover-note = Це посилання перенесе в цей браузер тебе й твої столи.
web-recover-here = Так, це я
web-recover-none = Посилання неповне. Скопіюй його ще раз.

## Colours.

web-palettes = Кольори й дальтонізм
web-palettes-note = Кожен колір має ще літеру або число та власну форму. Ось який вигляд мають палітри за дальтонізму й без нього.
web-sight-full = Повний кольоровий зір
web-sight-protanopia = Протанопія: немає червоних колбочок
web-sight-deuteranopia = Дейтеранопія: немає зелених колбочок
web-sight-tritanopia = Тританопія: немає синіх колбочок
