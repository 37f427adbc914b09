# Уроки в терминале и в браузере.
lesson-mira = Мира
lesson-you = Ты
lesson-title =
    { $minutes ->
        [one] { $name } за { $minutes } минуту
        [few] { $name } за { $minutes } минуты
        [many] { $name } за { $minutes } минут
       *[other] { $name } за { $minutes } минуты
    }
lesson-step = Шаг { $step } из { $steps }
lesson-next = Дальше
lesson-back = Назад
lesson-skip = Пропустить
lesson-again = Ещё раз
lesson-close = Выйти из урока
lesson-play = Играть
lesson-other = Другие уроки
lesson-not-allowed = Так нельзя.
lesson-right = Отлично!
lesson-wrong = Так можно, но здесь попробуй другое.
lesson-over = Вот и весь урок. Теперь можно играть!

lesson-red7-name = Red7
lesson-red7-advanced-name = Red7, усложнённый вариант
lesson-red7-actions-name = Red7 с действиями
lesson-qwinto-name = Qwinto
lesson-rainbow-name = Rainbow
lesson-rainbow-memory-name = Rainbow с подсказкой для памяти
lesson-kobito-name = Kobito

## Red7.

lesson-red7-lay-idea = Холст красный: лидирует старшая карта. У Миры 6, и она лидирует.
lesson-red7-lay-task = Положи красную 7 в палитру и закончи ход.
lesson-red7-lay-done = В конце хода лидируешь ты, значит, ты в игре. Но Мира сменила правило на зелёное.
lesson-red7-paint-idea = Положи карту на холст, и её цвет станет новым правилом. По нему нужно лидировать.
lesson-red7-paint-task = Фиолетовый считает карты меньше 4. У тебя такая есть, у Миры нет: положи фиолетовую 2 на холст и закончи ход.
lesson-red7-paint-done = Карта на холсте только задаёт правило. В палитре она не считается.
lesson-red7-tie-idea = Голубой считает разные цвета. Три против трёх: решает старшая из этих карт, твоя красная 7.
lesson-red7-tie-task = Ты лидируешь, но играть всё равно нужно. Положи в палитру четвёртый цвет.
lesson-red7-tie-done = Четыре цвета больше трёх.
lesson-red7-both-idea = Одной карты мало? Сыграй две: сначала в палитру, потом на холст.
lesson-red7-both-task = Оранжевый считает карты одного номинала. Положи синюю 4 в палитру, а потом оранжевую 5 на холст.
lesson-red7-both-done = Две четвёрки сильнее одной шестёрки. Теперь ты знаешь все виды ходов, кроме одного.
lesson-red7-yellow-idea = Жёлтый считает карты одного цвета. Две жёлтые Миры старше двух твоих красных.
lesson-red7-yellow-task = Положи в палитру третью красную карту.
lesson-red7-indigo-idea = Синий считает карты по порядку. У тебя 3-4, у Миры 5-6.
lesson-red7-indigo-task = Положи в палитру зелёную 5: 3-4-5.
lesson-red7-green-idea = Зелёный считает чётные карты. Их нет ни у кого, и никто не лидирует.
lesson-red7-green-task = Выйти вперёд можно тремя способами. Найди один.
lesson-red7-pass-idea = Иногда не помогает ничего. Тогда ты пасуешь и выбываешь из раунда.
lesson-red7-pass-task = Смотри: ни палитра, ни холст не выводят тебя вперёд. Пасуй.
lesson-red7-pass-done = Раунд выигрывает последний, кто остался в игре. На этот раз Мира.
lesson-red7-alone-idea = Теперь без подсказок. Действует голубой: у Миры четыре цвета, у тебя три.
lesson-red7-alone-task = Лидируй в конце своего хода.
lesson-red7-alone-done = Вот и весь Red7: лидируй в конце хода — или выбывай.
lesson-red7-wrong-pass = Спасуешь — выбудешь. А лидировать можно!
lesson-red7-wrong-both = Так тоже лидируешь. Здесь попробуй с двумя четвёрками.

lesson-red7-advanced-draw-idea = В усложнённом варианте крупная карта на холсте даёт взять ещё одну: её номинал должен быть больше, чем карт в твоей палитре.
lesson-red7-advanced-draw-task = Синюю 4 в палитру, оранжевую 5 на холст. 5 больше четырёх карт: возьми карту и закончи ход.
lesson-red7-advanced-draw-done = Лишняя карта — лишний ход.
lesson-red7-advanced-low-idea = Мелкая карта на холсте ничего не даёт.
lesson-red7-advanced-low-task = Положи фиолетовую 3 на холст. В палитре четыре карты, поэтому карту ты не берёшь.
lesson-red7-advanced-score-idea = Игра идёт на очки. За выигранный раунд ты получаешь карты, которые отвечают правилу, каждую по номиналу.
lesson-red7-advanced-score-task = Лидируют две четвёрки. Положи в палитру голубую 2: двоек столько же, но они младше.
lesson-red7-advanced-score-done = Мира пасует. У тебя 4 + 4 = 8 очков, а эти две карты выходят из игры.
lesson-red7-advanced-early-idea = Если раунд не выиграть, выходи, пока это дёшево.
lesson-red7-advanced-early-task = Сейчас Мира получит только свою 6. Потом может быть больше. Пасуй.
lesson-red7-advanced-early-done = У Миры 6 очков, и начинается новый раунд.
lesson-red7-advanced-target-idea = Вдвоём играют до 40 очков. У тебя 34.
lesson-red7-advanced-target-task = Твоя голубая 7 лидирует. Положи в палитру фиолетовую 5 и закончи ход.
lesson-red7-advanced-target-done = Мира пасует: 34 + 7 = 41 очко. Игра твоя!
lesson-red7-advanced-alone-idea = Теперь без подсказок: действует красный, и Мира лидирует с 5.
lesson-red7-advanced-alone-task = Найди ход, после которого ты лидируешь и берёшь карту.
lesson-red7-advanced-wrong-pass = Спасуешь — выбудешь. Здесь можно лучше.
lesson-red7-advanced-wrong-early = Пока ты в игре, но Мира потом получит больше. Пасуй.
lesson-red7-advanced-wrong-undrawn = Так ход закончится без новой карты. Положи карту на холст и возьми другую.

lesson-red7-actions-three-idea = Нечётные карты действуют, когда ты кладёшь их в палитру. Тройка даёт тебе карту.
lesson-red7-actions-three-task = Положи в палитру красную 3.
lesson-red7-actions-three-done = Зелёная 6 твоя.
lesson-red7-actions-one-idea = Единица забирает карту из чужой палитры и кладёт её на колоду.
lesson-red7-actions-one-task = Положи в палитру оранжевую 1 и забери у Миры карту.
lesson-red7-actions-one-done = Забрать можно только там, где не меньше двух карт.
lesson-red7-actions-five-idea = Пятёрка добавляет в палитру ещё одну карту с руки, и та тоже действует.
lesson-red7-actions-five-task = Положи в палитру голубую 5, потом оранжевую 1, и забери у Миры карту.
lesson-red7-actions-five-done = И всё это за один ход!
lesson-red7-actions-seven-idea = Семёрка перекладывает карту из твоей палитры на холст. По её цвету нужно сразу лидировать.
lesson-red7-actions-seven-task = Положи в палитру фиолетовую 7, потом переложи на холст синюю 4: 6-7 идут по порядку.
lesson-red7-actions-seven-done = Четвёрка теперь задаёт правило и у тебя больше не считается.
lesson-red7-actions-idle-idea = Действие, которое нельзя выполнить, пропускают.
lesson-red7-actions-idle-task = Положи в палитру красную 5. Рука станет пустой, и ничего не последует.
lesson-red7-actions-hope-idea = Тройка может спасти: её можно сыграть в надежде на хорошую карту.
lesson-red7-actions-hope-task = Положи в палитру жёлтую 3, а взятую карту — на холст.
lesson-red7-actions-hope-done = По фиолетовому считаются твои 2 и 3. Без хорошей карты раунд был бы проигран.
lesson-red7-actions-alone-idea = Теперь без подсказок: красная 6 Миры старше твоей голубой 6.
lesson-red7-actions-alone-task = Найди, как выйти вперёд.
lesson-red7-actions-wrong-pass = Спасуешь — выбудешь. А лидировать можно!

## Qwinto.

lesson-qwinto-roll-idea = В свой ход ты выбираешь один, два или три кубика. Их сумма — для всех.
lesson-qwinto-roll-task = Отложи оранжевый кубик и брось жёлтый и фиолетовый.
lesson-qwinto-roll-done = 2 и 4 — это 6.
lesson-qwinto-again-idea = Те же кубики можно бросить ещё раз. Тогда считается второй бросок.
lesson-qwinto-again-task = Брось снова.
lesson-qwinto-again-done = 4 и 5 — это 9. Теперь пишут все.
lesson-qwinto-write-idea = Сумму пишут в ряд того же цвета, что и один из кубиков: жёлтый или фиолетовый.
lesson-qwinto-write-task = Запиши там 9, где хочешь.
lesson-qwinto-write-done = Мира в тот же миг пишет 9 на свой лист.
lesson-qwinto-rise-idea = В ряду числа растут слева направо.
lesson-qwinto-rise-task = Запиши 7 в оранжевый ряд между 5 и 9.
lesson-qwinto-rise-done = Ячейки можно оставить пустыми и заполнить позже.
lesson-qwinto-column-idea = В столбце числа не повторяются. В оранжевом 7 уже есть.
lesson-qwinto-column-task = Запиши 7 в жёлтый или фиолетовый ряд, но не под другой 7.
lesson-qwinto-room-idea = Оставляй место только там, куда ещё что-то войдёт. Между 6 и 7 не войдёт ничего.
lesson-qwinto-room-task = Запиши 7 рядом с 6.
lesson-qwinto-free-idea = Бросала Мира. На чужом броске пас ничего не стоит.
lesson-qwinto-free-task = 6 можно записать, но не обязательно. Пасуй.
lesson-qwinto-free-done = Мира пишет свою 6. Для тебя это бесплатно.
lesson-qwinto-misthrow-idea = Этот бросок твой. Не запишешь — неудачная попытка: минус 5 очков.
lesson-qwinto-misthrow-task = 1 никуда не войдёт: фиолетовый ряд начинается с 3. Придётся пасовать.
lesson-qwinto-misthrow-done = Четыре неудачные попытки на одном листе — и игра окончена.
lesson-qwinto-count-idea = Полный ряд приносит своё правое число, неполный — очко за каждое число. Полный столбец приносит бонусную ячейку.
lesson-qwinto-count-task = Заполни жёлтый ряд числом 16.
lesson-qwinto-count-done = 4 + 16 + 6 за ряды, 5 + 10 + 12 за столбцы, минус 10 за две неудачные попытки: 43 очка.
lesson-qwinto-alone-idea = Теперь без подсказок.
lesson-qwinto-alone-task = Брось, оставь бросок или брось снова, и запиши сумму.
lesson-qwinto-alone-done = Игра кончается, когда на чьём-то листе два полных ряда. Удачи!
lesson-qwinto-wrong-pass = Это твой бросок: пас — неудачная попытка. Запиши сумму.
lesson-qwinto-wrong-orange = Туда тоже можно. Здесь запиши её в оранжевый ряд.
lesson-qwinto-wrong-room = Тогда ячейки между 6 и 7 навсегда останутся пустыми.
lesson-qwinto-wrong-count = Посмотри на жёлтый: ещё одно число — и ряд полон.

## Rainbow.

lesson-rainbow-lay-idea = Шесть разных цветов в ряду — радуга. У каждой карты две стороны, и ты видишь только свою.
lesson-rainbow-lay-task = Выложи зелёную карту в конец ряда и остановись.
lesson-rainbow-lay-done = Потом ты берёшь карту, и ходит Мира.
lesson-rainbow-twice-idea = Если какой-то цвет сверху дважды, ты проигрываешь раунд.
lesson-rainbow-twice-task = Убедись: выложи зелёную карту, а потом переверни вторую карту ряда.
lesson-rainbow-twice-done = Красный сверху дважды. Мира забирает все три карты.
lesson-rainbow-flip-idea = Перед второй картой нужно перевернуть карту ряда.
lesson-rainbow-flip-task = Выложи зелёную, переверни красную, выложи бирюзовую и остановись. Другую её сторону ты знаешь: оранжевая.
lesson-rainbow-flip-done = Так за один ход можно выложить до трёх карт.
lesson-rainbow-blind-idea = Карта, выложенная вслепую, показывает другую сторону, а её знает только Мира.
lesson-rainbow-blind-task = Все твои цвета уже сверху. Выложи карту вслепую и остановись.
lesson-rainbow-blind-done = Повезло: новый цвет!
lesson-rainbow-shade-idea = Тень чёрная. Если она сверху, раунд сразу проигран.
lesson-rainbow-shade-task = Убедись: выложи красную карту вслепую.
lesson-rainbow-shade-done = На другой стороне была тень. Карту забирает Мира.
lesson-rainbow-light-idea = Свет белый и подходит ко всему. Шестая карта завершает радугу.
lesson-rainbow-light-task = Выложи свет.
lesson-rainbow-light-done = Радуга! Все шесть карт твои.
lesson-rainbow-end-idea = Колода пуста. Если руку не пополнить, игра окончена.
lesson-rainbow-end-task = Выложи красную карту и остановись.
lesson-rainbow-end-done = 26 карт против 23: победа твоя.
lesson-rainbow-alone-idea = Теперь без подсказок: в ряду пять карт.
lesson-rainbow-alone-task = Собери радугу.
lesson-rainbow-wrong-twice = Осторожно: этот цвет уже сверху. Раунд будет проигран.
lesson-rainbow-wrong-luck = Может получиться, но другой стороны ты не знаешь. Есть способ надёжнее.

lesson-rainbow-memory-tab-idea = Подсказка для памяти показывает под картой, что ты знаешь о другой её стороне.
lesson-rainbow-memory-tab-task = Ты знаешь: под красным — оранжевый. Переверни карту, выложи зелёную и остановись.
lesson-rainbow-memory-tab-done = Если другая сторона известна, удача не нужна.
lesson-rainbow-memory-unknown-idea = Знак вопроса — это сторона, которой ты ещё не знаешь.
lesson-rainbow-memory-unknown-task = Выложи зелёную, переверни знакомую карту, выложи бирюзовую и остановись.
lesson-rainbow-memory-unknown-done = Под другой картой была тень.
lesson-rainbow-memory-hers-idea = Эту карту Мира выложила своей стороной вверх. Твою сторону было видно у неё на руке.
lesson-rainbow-memory-hers-task = Значит, ты знаешь обе стороны. Переверни её, выложи зелёную и остановись.
lesson-rainbow-memory-hers-done = Следи за рукой Миры: ты видишь свою сторону её карт.
lesson-rainbow-memory-blind-idea = Если выложить карту вслепую, обе стороны будешь знать только ты.
lesson-rainbow-memory-blind-task = Твои цвета уже сверху. Выложи зелёную карту вслепую и остановись.
lesson-rainbow-memory-blind-done = Сверху бирюзовый. Что под ним зелёный, Мира не знает.
lesson-rainbow-memory-back-idea = Здесь надёжна только одна карта: под красным — фиолетовый, под бирюзовым — неизвестно что.
lesson-rainbow-memory-back-task = Выложи фиолетовую, переверни оранжевую на жёлтую, выложи зелёную и остановись.
lesson-rainbow-memory-alone-idea = Теперь без подсказок: не хватает ещё двух карт.
lesson-rainbow-memory-alone-task = Выложи зелёную, переверни одну надёжную карту и заверши радугу фиолетовой.
lesson-rainbow-memory-alone-done = Радуга! Теперь попробуй без подсказки для памяти.
lesson-rainbow-memory-wrong-unknown = Ты не знаешь, надёжно ли это. Переверни карту, другая сторона которой подходит.
lesson-rainbow-memory-wrong-twice = Осторожно: цвет окажется сверху дважды. Раунд будет проигран.

## Kobito.

lesson-kobito-lay-idea = У каждого горшка с золотом растёт радуга: числа по порядку. Прикладывать можно с обоих краёв.
lesson-kobito-lay-task = Приложи 6 после 4-5 и закончи ход. За ход нужно сыграть хотя бы одну карту.
lesson-kobito-lay-done = Потом ты добираешь до пяти карт.
lesson-kobito-gold-idea = Золото получает радуга точно нужной длины. Этому нужно пять карт.
lesson-kobito-gold-task = Приложи 5 пятой картой.
lesson-kobito-gold-done = 4 очка! Открывается новое золото. Его берёт только тот, кто кладёт последнюю карту.
lesson-kobito-start-idea = В своей мастерской тебе никто не мешает. Начни двумя картами; после 12 идёт 1.
lesson-kobito-start-task = Начни с 11 и 12, приложи 1 и 2 и закончи ход.
lesson-kobito-start-done = 11-12-1-2: числа идут по кругу.
lesson-kobito-owe-idea = Каждая радуга в мастерской — это ещё одна карта за ход. С тремя нужно сыграть четыре.
lesson-kobito-owe-task = Сыграй четыре карты и закончи ход. Каждая куда-нибудь подходит.
lesson-kobito-owe-done = Играй то, что подходит. Можно и больше четырёх.
lesson-kobito-move-idea = Переносить карты из мастерской к золоту можно бесплатно.
lesson-kobito-move-task = Перенеси 4 к 2-3, а 5 к 6, потом закончи ход.
lesson-kobito-move-done = Одна карта может остаться, только если сразу пойдёт к золоту.
lesson-kobito-kobito-idea = Кобито заменяет любое число.
lesson-kobito-kobito-task = Приложи кобито к краю 2-3-4 и закончи ход.
lesson-kobito-kobito-done = Пока оно там лежит, его число не меняется.
lesson-kobito-exchange-idea = Кобито на столе можно обменять на число, которое оно заменяет, даже у Миры.
lesson-kobito-exchange-task = Обменяй кобито Миры на свою 8, приложи его после 3 и закончи ход.
lesson-kobito-exchange-done = Обмен бесплатный; кобито считается, когда ты его сыграешь.
lesson-kobito-swap-idea = С картой замены ты кладёшь карту на другую с тем же числом. Вместе они считаются за две.
lesson-kobito-swap-task = Положи карту замены и 4 на 4 и закончи ход.
lesson-kobito-swap-done = Сыграно две карты, а длина радуги та же.
lesson-kobito-pay-idea = Если ни одна карта не подходит, ты платишь одной: минус 3 очка.
lesson-kobito-pay-task = Заплати одной картой и закончи ход.
lesson-kobito-pay-done = Так что не строй больше радуг, чем сможешь прокормить.
lesson-kobito-alone-idea = Теперь без подсказок: первому золоту нужно пять карт, и 6-7 уже лежат.
lesson-kobito-alone-task = Возьми золото одним движением.
lesson-kobito-alone-done = Это и есть Kobito: строй у себя, завершай за один ход.
lesson-kobito-wrong-end = Рано: сначала нужно кое-что сделать.
lesson-kobito-wrong-whole = По частям тоже можно. Попробуй всю радугу сразу.
