# Уроки в терміналі та в браузері.
lesson-mira = Міра
lesson-you = Ти
lesson-title =
    { $minutes ->
        [one] { $name } за { $minutes } хвилину
        [few] { $name } за { $minutes } хвилини
        [many] { $name } за { $minutes } хвилин
       *[other] { $name } за { $minutes } хвилини
    }
lesson-step = Крок { $step } із { $steps }
lesson-next = Далі
lesson-back = Назад
lesson-skip = Пропустити
lesson-again = Ще раз
lesson-close = Вийти з уроку
lesson-play = Грати
lesson-other = Інші уроки
lesson-not-allowed = Так не можна.
lesson-right = Чудово!
lesson-wrong = Так можна, але тут спробуй інше.
lesson-over = От і весь урок. Тепер можна грати!

lesson-red7-name = Red7
lesson-red7-advanced-name = Red7, ускладнений варіант
lesson-red7-actions-name = Red7 з діями
lesson-qwinto-name = Qwinto
lesson-rainbow-name = Rainbow
lesson-rainbow-memory-name = Rainbow з підказкою для пам’яті
lesson-kobito-name = Kobito

## Red7.

lesson-red7-lay-idea = Полотно червоне: лідирує найстарша картка. У Міри 6, і вона лідирує.
lesson-red7-lay-task = Поклади червону 7 у палітру й закінчи хід.
lesson-red7-lay-done = Наприкінці ходу лідируєш ти, отже, ти в грі. Але Міра змінила правило на зелене.
lesson-red7-paint-idea = Поклади картку на полотно, і її колір стане новим правилом. За ним треба лідирувати.
lesson-red7-paint-task = Фіолетовий рахує картки, менші за 4. У тебе така є, у Міри немає: поклади фіолетову 2 на полотно й закінчи хід.
lesson-red7-paint-done = Картка на полотні лише задає правило. У палітрі її не рахують.
lesson-red7-tie-idea = Блакитний рахує різні кольори. Три проти трьох: вирішує найстарша з цих карток, твоя червона 7.
lesson-red7-tie-task = Ти лідируєш, але грати однаково треба. Поклади в палітру четвертий колір.
lesson-red7-tie-done = Чотири кольори більше за три.
lesson-red7-both-idea = Однієї картки мало? Зіграй дві: спершу в палітру, потім на полотно.
lesson-red7-both-task = Помаранчевий рахує картки одного номіналу. Поклади синю 4 в палітру, а потім помаранчеву 5 на полотно.
lesson-red7-both-done = Дві четвірки сильніші за одну шістку. Тепер ти знаєш усі види ходів, крім одного.
lesson-red7-yellow-idea = Жовтий рахує картки одного кольору. Дві жовті Міри старші за дві твої червоні.
lesson-red7-yellow-task = Поклади в палітру третю червону картку.
lesson-red7-indigo-idea = Синій рахує картки поспіль. У тебе 3-4, у Міри 5-6.
lesson-red7-indigo-task = Поклади в палітру зелену 5: 3-4-5.
lesson-red7-green-idea = Зелений рахує парні картки. Їх не має ніхто, тож ніхто й не лідирує.
lesson-red7-green-task = Вийти вперед можна трьома способами. Знайди один.
lesson-red7-pass-idea = Інколи не допомагає нічого. Тоді ти пасуєш і вибуваєш із раунду.
lesson-red7-pass-task = Дивись: ні палітра, ні полотно не виводять тебе вперед. Пасуй.
lesson-red7-pass-done = Раунд виграє останній, хто лишився в грі. Цього разу Міра.
lesson-red7-alone-idea = Тепер без підказок. Діє блакитний: у Міри чотири кольори, у тебе три.
lesson-red7-alone-task = Лідируй наприкінці свого ходу.
lesson-red7-alone-done = От і весь Red7: лідируй наприкінці ходу — або вибувай.
lesson-red7-wrong-pass = Спасуєш — вибудеш. А лідирувати можна!
lesson-red7-wrong-both = Так теж лідируєш. Тут спробуй із двома четвірками.

lesson-red7-advanced-draw-idea = В ускладненому варіанті велика картка на полотні дає добрати ще одну: її номінал має бути більшим за кількість карток у твоїй палітрі.
lesson-red7-advanced-draw-task = Синю 4 в палітру, помаранчеву 5 на полотно. 5 більше за чотири картки: добери картку й закінчи хід.
lesson-red7-advanced-draw-done = Зайва картка — зайвий хід.
lesson-red7-advanced-low-idea = Мала картка на полотні нічого не дає.
lesson-red7-advanced-low-task = Поклади фіолетову 3 на полотно. У палітрі чотири картки, тому ти не добираєш.
lesson-red7-advanced-score-idea = Гра йде на очки. За виграний раунд ти отримуєш картки, що відповідають правилу, кожну за номіналом.
lesson-red7-advanced-score-task = Лідирують дві четвірки. Поклади в палітру блакитну 2: двійок стільки ж, але вони молодші.
lesson-red7-advanced-score-done = Міра пасує. У тебе 4 + 4 = 8 очок, а ці дві картки виходять із гри.
lesson-red7-advanced-early-idea = Якщо раунд не виграти, виходь, поки це дешево.
lesson-red7-advanced-early-task = Зараз Міра отримає лише свою 6. Потім може бути більше. Пасуй.
lesson-red7-advanced-early-done = У Міри 6 очок, і починається новий раунд.
lesson-red7-advanced-target-idea = Удвох грають до 40 очок. У тебе 34.
lesson-red7-advanced-target-task = Твоя блакитна 7 лідирує. Поклади в палітру фіолетову 5 і закінчи хід.
lesson-red7-advanced-target-done = Міра пасує: 34 + 7 = 41 очко. Гра твоя!
lesson-red7-advanced-alone-idea = Тепер без підказок: діє червоний, і Міра лідирує з 5.
lesson-red7-advanced-alone-task = Знайди хід, після якого ти лідируєш і добираєш картку.
lesson-red7-advanced-wrong-pass = Спасуєш — вибудеш. Тут можна краще.
lesson-red7-advanced-wrong-early = Поки що ти в грі, але Міра потім отримає більше. Пасуй.
lesson-red7-advanced-wrong-undrawn = Так хід закінчиться без нової картки. Поклади картку на полотно й добери іншу.

lesson-red7-actions-three-idea = Непарні картки діють, коли ти кладеш їх у палітру. Трійка дає тобі картку.
lesson-red7-actions-three-task = Поклади в палітру червону 3.
lesson-red7-actions-three-done = Зелена 6 твоя.
lesson-red7-actions-one-idea = Одиниця забирає картку з чужої палітри й кладе її на колоду.
lesson-red7-actions-one-task = Поклади в палітру помаранчеву 1 і забери в Міри картку.
lesson-red7-actions-one-done = Забрати можна лише там, де щонайменше дві картки.
lesson-red7-actions-five-idea = П’ятірка додає в палітру ще одну картку з руки, і та теж діє.
lesson-red7-actions-five-task = Поклади в палітру блакитну 5, потім помаранчеву 1, і забери в Міри картку.
lesson-red7-actions-five-done = І все це за один хід!
lesson-red7-actions-seven-idea = Сімка перекладає картку з твоєї палітри на полотно. За її кольором треба одразу лідирувати.
lesson-red7-actions-seven-task = Поклади в палітру фіолетову 7, потім переклади на полотно синю 4: 6-7 йдуть поспіль.
lesson-red7-actions-seven-done = Четвірка тепер задає правило, і тобі її більше не рахують.
lesson-red7-actions-idle-idea = Дію, яку не можна виконати, пропускають.
lesson-red7-actions-idle-task = Поклади в палітру червону 5. Рука стане порожньою, і нічого не станеться.
lesson-red7-actions-hope-idea = Трійка може врятувати: її можна зіграти, сподіваючись на добру картку.
lesson-red7-actions-hope-task = Поклади в палітру жовту 3, а добрану картку — на полотно.
lesson-red7-actions-hope-done = За фіолетовим рахуються твої 2 і 3. Без доброї картки раунд був би програний.
lesson-red7-actions-alone-idea = Тепер без підказок: червона 6 Міри старша за твою блакитну 6.
lesson-red7-actions-alone-task = Знайди, як вийти вперед.
lesson-red7-actions-wrong-pass = Спасуєш — вибудеш. А лідирувати можна!

## Qwinto.

lesson-qwinto-roll-idea = У свій хід ти вибираєш один, два або три кубики. Їхня сума — для всіх.
lesson-qwinto-roll-task = Відклади помаранчевий кубик і кинь жовтий та фіолетовий.
lesson-qwinto-roll-done = 2 і 4 — це 6.
lesson-qwinto-again-idea = Ті самі кубики можна кинути ще раз. Тоді рахується другий кидок.
lesson-qwinto-again-task = Кинь знову.
lesson-qwinto-again-done = 4 і 5 — це 9. Тепер пишуть усі.
lesson-qwinto-write-idea = Суму пишуть у ряд того самого кольору, що й один із кубиків: жовтий або фіолетовий.
lesson-qwinto-write-task = Запиши там 9, де хочеш.
lesson-qwinto-write-done = Міра тієї ж миті пише 9 на свій аркуш.
lesson-qwinto-rise-idea = У ряду числа зростають зліва направо.
lesson-qwinto-rise-task = Запиши 7 у помаранчевий ряд між 5 і 9.
lesson-qwinto-rise-done = Клітинки можна лишити порожніми й заповнити пізніше.
lesson-qwinto-column-idea = У стовпці числа не повторюються. У помаранчевому 7 уже є.
lesson-qwinto-column-task = Запиши 7 у жовтий або фіолетовий ряд, але не під іншою 7.
lesson-qwinto-room-idea = Лишай місце тільки там, куди ще щось увійде. Між 6 і 7 не ввійде нічого.
lesson-qwinto-room-task = Запиши 7 поруч із 6.
lesson-qwinto-free-idea = Кидала Міра. На чужому кидку пас нічого не коштує.
lesson-qwinto-free-task = 6 можна записати, але не обов’язково. Пасуй.
lesson-qwinto-free-done = Міра пише свою 6. Для тебе це безкоштовно.
lesson-qwinto-misthrow-idea = Цей кидок твій. Не запишеш — невдала спроба: мінус 5 очок.
lesson-qwinto-misthrow-task = 1 нікуди не ввійде: фіолетовий ряд починається з 3. Доведеться пасувати.
lesson-qwinto-misthrow-done = Чотири невдалі спроби на одному аркуші — і гру закінчено.
lesson-qwinto-count-idea = Повний ряд приносить своє праве число, неповний — очко за кожне число. Повний стовпець приносить бонусну клітинку.
lesson-qwinto-count-task = Заповни жовтий ряд числом 16.
lesson-qwinto-count-done = 4 + 16 + 6 за ряди, 5 + 10 + 12 за стовпці, мінус 10 за дві невдалі спроби: 43 очки.
lesson-qwinto-alone-idea = Тепер без підказок.
lesson-qwinto-alone-task = Кинь, залиш кидок або кинь знову, і запиши суму.
lesson-qwinto-alone-done = Гра закінчується, коли на чиємусь аркуші два повні ряди. Хай щастить!
lesson-qwinto-wrong-pass = Це твій кидок: пас — невдала спроба. Запиши суму.
lesson-qwinto-wrong-orange = Туди теж можна. Тут запиши її в помаранчевий ряд.
lesson-qwinto-wrong-room = Тоді клітинки між 6 і 7 назавжди лишаться порожніми.
lesson-qwinto-wrong-count = Поглянь на жовтий: ще одне число — і ряд повний.

## Rainbow.

lesson-rainbow-lay-idea = Шість різних кольорів у ряду — веселка. Кожна картка має два боки, і ти бачиш лише свій.
lesson-rainbow-lay-task = Виклади зелену картку в кінець ряду й зупинись.
lesson-rainbow-lay-done = Потім ти добираєш картку, і ходить Міра.
lesson-rainbow-twice-idea = Якщо якийсь колір зверху двічі, ти програєш раунд.
lesson-rainbow-twice-task = Переконайся: виклади зелену картку, а потім переверни другу картку ряду.
lesson-rainbow-twice-done = Червоний зверху двічі. Міра забирає всі три картки.
lesson-rainbow-flip-idea = Перед другою карткою треба перевернути картку ряду.
lesson-rainbow-flip-task = Виклади зелену, переверни червону, виклади бірюзову й зупинись. Інший її бік ти знаєш: помаранчевий.
lesson-rainbow-flip-done = Так за один хід можна викласти до трьох карток.
lesson-rainbow-blind-idea = Картка, викладена наосліп, показує інший бік, а його знає лише Міра.
lesson-rainbow-blind-task = Усі твої кольори вже зверху. Виклади картку наосліп і зупинись.
lesson-rainbow-blind-done = Пощастило: новий колір!
lesson-rainbow-shade-idea = Тінь чорна. Якщо вона зверху, раунд одразу програно.
lesson-rainbow-shade-task = Переконайся: виклади червону картку наосліп.
lesson-rainbow-shade-done = На іншому боці була тінь. Картку забирає Міра.
lesson-rainbow-light-idea = Світло біле й пасує до всього. Шоста картка завершує веселку.
lesson-rainbow-light-task = Виклади світло.
lesson-rainbow-light-done = Веселка! Усі шість карток твої.
lesson-rainbow-end-idea = Колода порожня. Якщо руку не поповнити, гру закінчено.
lesson-rainbow-end-task = Виклади червону картку й зупинись.
lesson-rainbow-end-done = 26 карток проти 23: перемога твоя.
lesson-rainbow-alone-idea = Тепер без підказок: у ряду п’ять карток.
lesson-rainbow-alone-task = Збери веселку.
lesson-rainbow-wrong-twice = Обережно: цей колір уже зверху. Раунд буде програно.
lesson-rainbow-wrong-luck = Може вийти, але іншого боку ти не знаєш. Є надійніший спосіб.

lesson-rainbow-memory-tab-idea = Підказка для пам’яті показує під карткою, що ти знаєш про інший її бік.
lesson-rainbow-memory-tab-task = Ти знаєш: під червоним — помаранчевий. Переверни картку, виклади зелену й зупинись.
lesson-rainbow-memory-tab-done = Якщо інший бік відомий, удача не потрібна.
lesson-rainbow-memory-unknown-idea = Знак питання — це бік, якого ти ще не знаєш.
lesson-rainbow-memory-unknown-task = Виклади зелену, переверни знайому картку, виклади бірюзову й зупинись.
lesson-rainbow-memory-unknown-done = Під іншою карткою була тінь.
lesson-rainbow-memory-hers-idea = Цю картку Міра виклала своїм боком догори. Твій бік було видно в її руці.
lesson-rainbow-memory-hers-task = Отже, ти знаєш обидва боки. Переверни її, виклади зелену й зупинись.
lesson-rainbow-memory-hers-done = Стеж за рукою Міри: ти бачиш свій бік її карток.
lesson-rainbow-memory-blind-idea = Якщо викласти картку наосліп, обидва боки знатимеш лише ти.
lesson-rainbow-memory-blind-task = Твої кольори вже зверху. Виклади зелену картку наосліп і зупинись.
lesson-rainbow-memory-blind-done = Зверху бірюзовий. Що під ним зелений, Міра не знає.
lesson-rainbow-memory-back-idea = Тут надійна лише одна картка: під червоним — фіолетовий, під бірюзовим — невідомо що.
lesson-rainbow-memory-back-task = Виклади фіолетову, переверни помаранчеву на жовту, виклади зелену й зупинись.
lesson-rainbow-memory-alone-idea = Тепер без підказок: бракує ще двох карток.
lesson-rainbow-memory-alone-task = Виклади зелену, переверни одну надійну картку й заверши веселку фіолетовою.
lesson-rainbow-memory-alone-done = Веселка! Тепер спробуй без підказки для пам’яті.
lesson-rainbow-memory-wrong-unknown = Ти не знаєш, чи це надійно. Переверни картку, інший бік якої пасує.
lesson-rainbow-memory-wrong-twice = Обережно: колір опиниться зверху двічі. Раунд буде програно.

## Kobito.

lesson-kobito-lay-idea = Біля кожного горщика із золотом росте веселка: числа поспіль. Додавати можна з обох країв.
lesson-kobito-lay-task = Додай 6 після 4-5 і закінчи хід. За хід треба зіграти хоча б одну картку.
lesson-kobito-lay-done = Потім ти добираєш до п’яти карток.
lesson-kobito-gold-idea = Золото отримує веселка точно потрібної довжини. Цьому треба п’ять карток.
lesson-kobito-gold-task = Додай 5 п’ятою карткою.
lesson-kobito-gold-done = 4 очки! Відкривається нове золото. Його бере лише той, хто кладе останню картку.
lesson-kobito-start-idea = У своїй майстерні тобі ніхто не заважає. Почни двома картками; після 12 іде 1.
lesson-kobito-start-task = Почни з 11 і 12, додай 1 і 2 й закінчи хід.
lesson-kobito-start-done = 11-12-1-2: числа йдуть по колу.
lesson-kobito-owe-idea = Кожна веселка в майстерні — це ще одна картка за хід. Із трьома треба зіграти чотири.
lesson-kobito-owe-task = Зіграй чотири картки й закінчи хід. Кожна кудись пасує.
lesson-kobito-owe-done = Грай те, що пасує. Можна й більше за чотири.
lesson-kobito-move-idea = Переносити картки з майстерні до золота можна безкоштовно.
lesson-kobito-move-task = Перенеси 4 до 2-3, а 5 до 6, потім закінчи хід.
lesson-kobito-move-done = Одна картка може лишитися, тільки якщо одразу піде до золота.
lesson-kobito-kobito-idea = Кобіто замінює будь-яке число.
lesson-kobito-kobito-task = Додай кобіто до краю 2-3-4 й закінчи хід.
lesson-kobito-kobito-done = Поки воно там лежить, його число не змінюється.
lesson-kobito-exchange-idea = Кобіто на столі можна обміняти на число, яке воно замінює, навіть у Міри.
lesson-kobito-exchange-task = Обміняй кобіто Міри на свою 8, додай його після 3 й закінчи хід.
lesson-kobito-exchange-done = Обмін безкоштовний; кобіто рахується, коли ти його зіграєш.
lesson-kobito-swap-idea = Із карткою заміни ти кладеш картку на іншу з таким самим числом. Разом їх рахують за дві.
lesson-kobito-swap-task = Поклади картку заміни та 4 на 4 й закінчи хід.
lesson-kobito-swap-done = Зіграно дві картки, а довжина веселки та сама.
lesson-kobito-pay-idea = Якщо жодна картка не пасує, ти сплачуєш одну: мінус 3 очки.
lesson-kobito-pay-task = Сплати одну картку й закінчи хід.
lesson-kobito-pay-done = Тож не будуй більше веселок, ніж зможеш прогодувати.
lesson-kobito-alone-idea = Тепер без підказок: першому золоту треба п’ять карток, і 6-7 вже лежать.
lesson-kobito-alone-task = Візьми золото одним рухом.
lesson-kobito-alone-done = Це і є Kobito: будуй у себе, завершуй за один хід.
lesson-kobito-wrong-end = Зарано: спершу треба дещо зробити.
lesson-kobito-wrong-whole = Частинами теж можна. Спробуй усю веселку одразу.
