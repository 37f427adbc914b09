# What the web app says around the boards.

web-name = Arcus
web-tagline = Четыре игры под одной радугой
web-tagline-note = Друзья, незнакомцы или боты. Без регистрации.
web-skip = Перейти к содержимому
web-nav = Основные страницы
web-home = Arcus: главная страница
web-to-home = Главная страница
web-close = Закрыть
web-yes = Да
web-no = Нет
web-you = (ты)
web-times = { $sentence } ({ $times ->
    [one] { $times } раз
    [few] { $times } раза
    [many] { $times } раз
   *[other] { $times } раза
})

## When something goes wrong.

web-error = Что-то пошло не так. Попробуй ещё раз.
web-no-connection = Нет связи с сервером.
web-offline = Ты не в сети. Правила и настройки работают.
web-lost = Связь прервалась. Восстанавливаем… Твои ходы сохранены.
web-no-table-yet = Стол пока не отвечает. Пробуем ещё раз…
web-opening = Готовим стол…
web-reload = Обновить
web-try-again = Попробовать ещё раз
web-no-page = Такой страницы здесь нет.
web-no-game = Такой игры здесь нет.

## First page.

web-mine = Твои столы
web-games = Игры
web-play-now = Играть
web-find = Найти соперника
web-find-note = Тебе найдётся пара: следующий, кто ищет ту же игру.
web-rules = Правила
web-lesson = Урок
web-lesson-offer =
    { $minutes ->
        [one] Ещё не играешь в { $game }? Научись за { $minutes } минуту.
        [few] Ещё не играешь в { $game }? Научись за { $minutes } минуты.
        [many] Ещё не играешь в { $game }? Научись за { $minutes } минут.
       *[other] Ещё не играешь в { $game }? Научись за { $minutes } минуты.
    }
web-have-code = Есть код?
web-go = Войти
web-puzzle = Задача дня
web-watch-public = Посмотреть игру
web-my-games = Мои партии
web-palettes-link = Цвета и дальтонизм

# Names for guests who give none, with commas between them: short friendly words, best animals.
web-guest-names = Лиса, Выдра, Цапля, Барсук, Стриж, Заяц, Рысь, Зарянка, Куница, Сова, Зяблик, Бобр

## A table as one line of a list.

web-your-turn = Твой ход
web-free-seats =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
        [many] { $count } свободных мест
       *[other] { $count } свободного места
    }
web-nobody = Пока никого
web-play = Играть
web-open = Открыть
web-join = Сесть
web-watch = Смотреть
web-phase-gathering = Скоро начнётся
web-phase-dealing = Раздача
web-phase-playing = Идёт игра
web-phase-paused = На паузе
web-phase-over = Игра окончена
web-phase-closed = Стол закрыт

web-dealing = Раздача… Ждём: { $names }
web-deal-void = { $count ->
    [one] Недействительна { $count } раздача
    [few] Недействительны { $count } раздачи
    [many] Недействительны { $count } раздач
   *[other] Недействительны { $count } раздачи
}: с места { $seats } вовремя не пришёл ответ. Карты раздаются заново.

## All tables.

web-lobby = Столы
web-all-games = Все
web-lobby-open = Открыты для всех
web-lobby-open-none = Сейчас нет открытых столов.
web-lobby-be-first = Открой свой или найди соперника: кто-нибудь скоро заглянет.
web-open-anyone = Открыть стол для всех
web-lobby-playing = Игры, которые можно смотреть
web-lobby-playing-none = Сейчас нет ни одной открытой для всех игры.
web-lobby-finished = Сыгранные

## A new table.

web-new-table = Новый стол
web-room = От { $least } до { $most } игроков
web-who-plays = Кто играет?
web-way-bots = Боты
web-way-friends = Друзья
web-way-device = Одно устройство
web-way-anyone = Кто угодно
web-way-bots-short = сразу начать
web-way-friends-short = по ссылке или коду
web-way-device-short = передавать по кругу
web-way-anyone-short = открытый стол
web-way-bots-note = Остальные места займут боты, и игра сразу начнётся.
web-way-friends-note = Ты получишь ссылку, код и QR-код для друзей. Свободные места могут занять боты.
web-way-device-note = Все играют на этом устройстве и передают его друг другу. Никто не видит чужих карт.
web-way-anyone-note = Твой стол будет в списке, и сесть за него сможет любой.
web-seats = Игроки
web-level = Сила ботов
web-people = Кто играет на этом устройстве?
web-your-name = Твоё имя
web-name-any = Подберём тебе приятное имя
web-more-options = Другие параметры
web-start = Начать
web-open-table = Открыть стол
web-option-value = { $title }: { $value }
web-option-red7-advanced = Усложнённый вариант
web-option-red7-actions = Дополнительные действия
web-option-red7-rounds = Раунды
web-option-rainbow-first = Кто начинает
web-option-rainbow-first-0 = Первое место
web-option-rainbow-first-1 = Второе место
web-option-rainbow-first-random = Случайно
web-option-rainbow-deck = Свои карты
web-option-rainbow-memory-aid = Подсказка для памяти
web-option-kobito-gold = Свои карты золота
web-clock = Часы
web-clock-none = Нет
web-clock-quick = Быстрые
web-clock-calm = Спокойные
web-clock-days = На дни
web-clock-each = { $time } каждому
web-clock-note = У каждого { $time } и ещё { $gain } после каждого хода.
web-clock-left = Осталось времени: { $time }
web-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дня
    }
web-absent = Если у кого-то вышло время
web-absent-bot = Дальше играет бот
web-absent-lose = Игрок проигрывает
web-hints = Разрешить подсказки
web-hints-note = Каждый игрок может спросить, как сыграл бы мастер.
web-memory-aid = Подсказка для памяти
web-memory-aid-note = Показывает скрытые стороны, которые тебе уже известны.
web-spectators = Разрешить зрителей
web-spectators-note = Другие могут смотреть; скрытое останется скрытым.
web-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
web-players-range = Игроков: от { $least } до { $most }

## Before the game.

web-waiting =
    { $count ->
        [one] Свободно { $count } место
        [few] Свободно { $count } места
        [many] Свободно { $count } мест
       *[other] Свободно { $count } места
    }
web-all-here = Все на месте
web-not-here = Ещё не на месте: { $names }
web-seat-open = Место { $number }
web-seat-person = Игрок { $number }
web-bot-name = Бот { $number }
web-sit = Занять место
web-sit-here = Сесть сюда
web-rise = Встать
web-add-bot = добавить бота
web-seat-free = свободно
web-seat-here = на месте
web-fill = Заполнить ботами
web-remove = Освободить место: { $name }
web-begin = Начать
web-begin-note = Игра может начаться, когда заняты все места. Их могут занять боты.
web-host-begins = Хозяин начнёт игру, когда все будут на месте.
web-invite = Пригласить
web-invite-note = Учётная запись не нужна: кто откроет ссылку, может сесть за стол.
web-invite-text = Сыграй со мной в { $game }!
web-invited = Приглашение в игру { $game }
web-join-title = Присоединиться к столу
web-looking = Ищем стол…
web-code = Код
web-link = Ссылка
web-qr = QR-код ссылки
web-copy = Скопировать ссылку
web-copied = Скопировано
web-share = Поделиться
web-lock = Закрыть вход
web-unlock = Снова впускать
web-locked = Вход закрыт: больше никто не может сесть.
web-full = Все места заняты.

## The table.

web-menu = Меню
web-log = Что произошло
web-log-empty = Пока ничего не произошло.
web-aside = Что произошло, и командная строка
web-tools = Инструменты
web-onlookers = Зрители:
web-watching = Ты смотришь игру.
web-gave-up =
    { $you ->
        [yes] Игра сдана. За тебя доиграет бот.
       *[no] { $who }: игра сдана, за это место доиграет бот.
    }
web-out-of-time =
    { $you ->
        [yes] Твоё время вышло. За тебя доиграет бот.
       *[no] { $who }: время вышло, за это место доиграет бот.
    }
web-turn-of = Ходит { $names }
web-still-choosing =
    { $count ->
        [1] Ещё выбирает: { $names }
       *[other] Ещё выбирают: { $names }
    }
web-seat-lost = игра сдана
web-seat-late = вышло время
web-seat-gone = нет в игре
web-seat-away = нет на месте
web-seat-stand-in = играет бот
web-seat-decided = выбор сделан
web-seat-thinking = думает
web-seat-to-act = ходит
web-seat-steps =
    { $steps ->
        [one] пока { $steps } шаг
        [few] пока { $steps } шага
        [many] пока { $steps } шагов
       *[other] пока { $steps } шага
    }
web-paused = Игра на паузе.
web-pause = Пауза
web-go-on = Продолжить
web-undo = Отменить
web-undone = Отменено: «{ $move }»
web-hint = Подсказка
web-thinking = Думает…
web-hint-why =
    { $case ->
        [only] Единственный хороший ход.
        [same] Примерно так же хорош, как второй по силе ход.
       *[better] Твои шансы: около { $best } %. Со вторым по силе ходом: { $next } %.
    }
web-hints-title = Как сыграл бы мастер, начиная с лучшего хода
web-hint-best = Мастер выбрал бы «{ $move }».
web-more-time = Ещё времени
web-say = Сказать
web-said = { $who } говорит: { $phrase }
web-bot-plays = За тебя играет бот.
web-back = Я снова здесь
web-bot-for = Заменить ботом: { $name }
web-pass-to = { $name }, твой ход
web-pass-note = Передайте устройство; все остальные отворачиваются.
web-pass-ready = Можно начинать
web-question-take-back = { $who } просит вернуть последний ход.
web-question-end = { $who } предлагает закончить игру на этом.
web-question-rematch = { $who } предлагает реванш.
web-question-waits = Ждём ответа остальных.
web-away-wait = { $who }: нет на месте. Через { $seconds } с можно будет решить, как продолжить.
web-away-decide = { $who }: нет на месте больше минуты. Как продолжим?
web-claim-win = Забрать победу
web-claim-bot = Пусть доиграет бот
web-ask-take-back = Попросить вернуть мой последний ход
web-ask-end = Предложить закончить игру на этом
web-resign = Сдаться
web-resign-sure =
    { $others ->
        [nobody] Сдаться? Игра сразу закончится.
        [opponent] Сдаться? Сразу побеждает { $name }.
       *[several] Сдаться? За тебя доиграет бот, и победить ты уже не сможешь.
    }
web-close-table = Закрыть стол
web-close-sure = Закрыть этот стол для всех?
web-leave = Выйти из-за стола
web-command = Ввести ход
web-command-play = Сыграть
web-moves =
    { $count ->
        [0] Сейчас нет ходов
        [one] Доступен { $count } ход
        [few] Доступно { $count } хода
        [many] Доступно { $count } ходов
       *[other] Доступно { $count } хода
    }
web-gone-removed = Хозяин освободил твоё место.
web-gone-closed = Стол закрыт.

## Phrases that people say to each other at the table.

web-phrase-hello = Привет!
web-phrase-good-luck = Удачи!
web-phrase-well-played = Отлично сыграно!
web-phrase-thanks = Спасибо!
web-phrase-oops = Ой!
web-phrase-thinking = Дай подумать…
web-phrase-hurry = Твой ход!
web-phrase-wow = Ого!
web-phrase-again = Ещё разок?
web-phrase-bye = Пока!

## The rules sheet.

web-rules-of = Правила игры { $game }
web-who-leads = Кто лидирует?
web-rules-now = действует сейчас
web-example = Пример:
web-print = Напечатать
web-rule-forbids = Запрещено этим правилом
web-rule-number = Правило { $rule }

## The result.

web-over = Игра окончена
web-you-won = Победа твоя!
web-you-share = Победа общая, и твоя тоже!
web-won =
    { $count ->
        [1] Побеждает { $names }
       *[other] Общая победа: { $names }
    }
web-winner = Победа:
web-points = Очки:
web-ended-agreed = Все согласились закончить игру на этом.
web-ended-closed = Стол закрыт.
web-ended-lost = Кто сдаётся или не успевает вовремя, победить не может.
web-ended-away = { $who }: слишком долго нет на месте.
web-ended-gave-up =
    { $count ->
        [1] { $who }: игра сдана.
       *[other] { $who }: игра сдана.
    }
web-ended-late = { $who }: время вышло.
web-rematch = Сыграть ещё
web-to-rematch = К следующей игре
web-rematch-declined = Без реванша: { $names }
web-series = Серия: { $score }
web-see-table = Посмотреть на стол
web-see-result = К итогам
web-replay = Повтор
web-record = Запись
web-fairness = Честной ли была раздача?
web-luck = Честны ли кубики?

## Settings.

web-settings = Настройки
web-save = Сохранить
web-saved = Сохранено.
web-language = Язык
web-language-auto = Как в браузере ({ $language })
web-theme = Цвета
web-theme-auto = Автоматически
web-theme-light = Светлые
web-theme-dark = Тёмные
web-motion = Движение
web-motion-auto = Автоматически
web-motion-full = Полное
web-motion-reduced = Уменьшенное
web-speed = Темп
web-speed-calm = Медленный
web-speed-normal = Обычный
web-speed-instant = Мгновенный
web-sound = Звук
web-sound-note = Карты, кубики и твой ход.
web-notify = Сообщать, когда мой ход
web-notify-note = Уведомление, когда страница в фоне.
web-notify-secure = Нужно защищённое соединение (https).
web-vibrate = Вибрировать, когда мой ход
web-vibrate-note = Когда страница в фоне.
web-install = Установить как приложение
web-device = Другое устройство
web-device-note = Ссылка перенесёт твои столы на другое устройство. Она срабатывает один раз и действует несколько минут. Никому её не давай: кто её откроет, сможет играть за тебя.
web-device-link = Создать ссылку
web-log-out = Выйти на других устройствах
web-logged-out = На других устройствах выполнен выход.
web-data = Твои данные
web-data-note = Сервер хранит твоё имя, твои места и твои игры. Всё это можно скачать или удалить.
web-data-get = Скачать
web-data-delete = Удалить мои данные
web-data-sure = Да, удалить всё
web-data-gone = Твои данные удалены.
web-recover = Играть дальше здесь
web-recover-note = Эта ссылка перенесёт в этот браузер тебя и твои столы.
web-recover-here = Да, это я
web-recover-none = Ссылка неполная. Скопируй её ещё раз.

## Colours.

web-palettes = Цвета и дальтонизм
web-palettes-note = У каждого цвета есть ещё буква или число и своя форма. Вот как выглядят палитры при дальтонизме и без него.
web-sight-full = Полное цветовое зрение
web-sight-protanopia = Протанопия: нет красных колбочек
web-sight-deuteranopia = Дейтеранопия: нет зелёных колбочек
web-sight-tritanopia = Тританопия: нет синих колбочек
