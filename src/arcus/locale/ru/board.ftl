# What the boards of the page say: names of cards and places for those who listen, and buttons.

## All games.

board-bar = Что можно сделать
board-hand = Твоя рука
board-you = Ты
board-which = Какой вариант?
board-put-back = Вернуть
board-nowhere = Сейчас это никуда не подходит.
board-no = Нет
board-end-turn = Закончить ход
board-go-on = Дальше
board-took-back =
    { $you ->
        [yes] Последний ход отменён.
       *[no] { $who } отменяет последний ход.
    }
# The letter of a colour on cards, dice and sheets, one or two letters long.
board-letter =
    { $colour ->
        [R] К
        [O] О
        [Y] Ж
        [G] З
        [T] Б
        [B] Си
        [I] И
        [V] Ф
        [P] Ф
        [W] Св
       *[K] Т
    }
# The same in Red7, where a language may name or shorten a blue otherwise than in Rainbow.
board-letter-red7 =
    { $colour ->
        [B] Г
        [I] С
       *[R] { board-letter }
    }
# A step of a turn: the card, and what is done with it.
board-step = { $what }: { $way }

## Red7. Colours are named by their letters in English: R red, O orange, Y yellow, G green, B blue, I indigo, V violet.

board-red7-card =
    { $colour ->
        [R] красная { $number }
        [O] оранжевая { $number }
        [Y] жёлтая { $number }
        [G] зелёная { $number }
        [B] голубая { $number }
        [I] синяя { $number }
       *[V] фиолетовая { $number }
    }
board-red7-card-in-hand = { board-red7-card }, у тебя на руке
board-red7-card-in-palette = { board-red7-card }, в твоей палитре
board-red7-card-at = { board-red7-card }, в палитре: { $who }
board-red7-canvas-card = { board-red7-card }, на холсте
board-red7-rule =
    { $colour ->
        [R] Красный
        [O] Оранжевый
        [Y] Жёлтый
        [G] Зелёный
        [B] Голубой
        [I] Синий
       *[V] Фиолетовый
    }
board-red7-rule-is =
    { $colour ->
        [R] Красное правило: лидирует старшая карта.
        [O] Оранжевое правило: больше всего карт одного номинала.
        [Y] Жёлтое правило: больше всего карт одного цвета.
        [G] Зелёное правило: больше всего чётных карт.
        [B] Голубое правило: больше всего разных цветов.
        [I] Синее правило: больше всего карт, идущих по порядку.
       *[V] Фиолетовое правило: больше всего карт номиналом меньше 4.
    }
board-red7-meets-short =
    { $colour ->
        [R] старшая карта
        [O] один номинал
        [Y] один цвет
        [G] чётные карты
        [B] разные цвета
        [I] по порядку
       *[V] меньше 4
    }
board-red7-who-leads =
    { $you ->
        [yes] Ты лидируешь
        [nobody] Никто не лидирует
       *[no] Лидирует { $who }
    }
# The steps of a turn, in a word or two each.
board-red7-step =
    { $step ->
        [palette] палитра
        [take] взять карту
        [add] ещё одна
        [move] перенос
        [canvas] холст
       *[draw] добор
    }
board-red7-strip = Кто лидирует по каждому правилу
board-red7-leads =
    { $you ->
        [yes] { $rule }: лидируешь ты.
       *[no] { $rule }: лидирует { $who }.
    }
board-red7-leads-with =
    { $you ->
        [yes] { $rule }: лидируешь ты ({ $cards }).
       *[no] { $rule }: лидирует { $who } ({ $cards }).
    }
board-red7-nobody-leads = { $rule }: никто не лидирует.
board-red7-would =
    { $you ->
        [yes] Тогда лидируешь ты.
       *[no] Тогда лидирует { $who }.
    }
board-red7-hint = Ты лидируешь: { $meets }, карт: { $count }.
board-red7-would-nobody = Тогда не лидирует никто.
board-red7-canvas-here = Выложить на холст
board-red7-palette = Твоя палитра
board-red7-palette-here = Выложить в палитру
board-red7-deck-here = Положить на колоду лицевой стороной вниз
board-red7-hand-here = Взять на руку
board-red7-lay = В палитру
board-red7-paint = На холст
board-red7-take = На колоду
board-red7-draw = Взять карту
board-red7-pass = Пасовать
board-red7-pass-sure = Кто пасует, выбывает из раунда. Пасуешь?
board-red7-you-out = В этом раунде ты уже не играешь. Можно смотреть дальше.
board-red7-scored = Принесли очки: { $cards }
board-red7-known = Известно на руке: { $cards }
board-red7-known-top = Известно наверху: { $card }

## Kobito. Cards are numbers, kobito and swap; the low end of a rainbow is where its lowest number lies.

board-kobito-card =
    { $card ->
        [kobito] кобито
        [swap] карта замены
       *[other] { $card }
    }
board-kobito-in-hand = { board-kobito-card }, у тебя на руке
board-kobito-spot =
    { $kind ->
        [kobito] { $cards ->
            [1] кобито в роли { $number }
           *[other] кобито в роли { $number }, на накрытом месте
        }
       *[number] { $cards ->
            [1] { $number }
           *[other] { $number }, на накрытом месте
        }
    }
board-kobito-spot-here = Положить на { $number }
board-kobito-with = Начать радугу вместе с картой { $card }
board-kobito-pots = Горшки с золотом
board-kobito-pot = Горшок { $number }
board-kobito-bench = Вер{"\u00AD"}стак { $number }
board-kobito-gold =
    { $points ->
        [one] Золото: нужна длина { $length }, даёт { $points } очко. Карт рядом: { $count }.
        [few] Золото: нужна длина { $length }, даёт { $points } очка. Карт рядом: { $count }.
        [many] Золото: нужна длина { $length }, даёт { $points } очков. Карт рядом: { $count }.
       *[other] Золото: нужна длина { $length }, даёт { $points } очка. Карт рядом: { $count }.
    }
board-kobito-of = из { $length }
board-kobito-deck = Колода { $count }
board-kobito-discard = Стопка сброса { $count }
board-kobito-gold-deck = Колода золота { $count }
board-kobito-workshop = Твоя мастерская
board-kobito-workshop-of = Мастерская: { $who }
board-kobito-no-rainbow = мастерская пуста
board-kobito-run = от { $low } до { $high }
board-kobito-empty = пусто
board-kobito-lay-pot =
    { $end ->
        [low] Горшок { $number }, нижний край
       *[high] Горшок { $number }, верхний край
    }
board-kobito-lay-bench =
    { $end ->
        [low] Верстак { $number }, нижний край
       *[high] Верстак { $number }, верхний край
    }
board-kobito-move =
    { $end ->
        [low] { $count ->
            [one] { $count } карта к горшку { $number }, нижний край
            [few] { $count } карты к горшку { $number }, нижний край
            [many] { $count } карт к горшку { $number }, нижний край
           *[other] { $count } карты к горшку { $number }, нижний край
        }
       *[high] { $count ->
            [one] { $count } карта к горшку { $number }, верхний край
            [few] { $count } карты к горшку { $number }, верхний край
            [many] { $count } карт к горшку { $number }, верхний край
           *[other] { $count } карты к горшку { $number }, верхний край
        }
    }
board-kobito-start = Начать { $low } – { $high }
board-kobito-start-here = Начать радугу на этом верстаке
board-kobito-exchange = Обменять { $card } на кобито
board-kobito-swap = Карта замены и на неё { $card }
board-kobito-pay = Заплатить, минус 3 очка
board-kobito-pay-sure =
    { $card ->
        [kobito] Заплатить кобито? Это минус 3 очка.
        [swap] Заплатить карту замены? Это минус 3 очка.
       *[other] Заплатить { $card }? Это минус 3 очка.
    }
board-kobito-would-win =
    { $points ->
        [one] Так ты выиграешь золото: { $points } очко.
        [few] Так ты выиграешь золото: { $points } очка.
        [many] Так ты выиграешь золото: { $points } очков.
       *[other] Так ты выиграешь золото: { $points } очка.
    }
board-kobito-points =
    { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
        [many] { $points } очков.
       *[other] { $points } очка.
    }
board-kobito-golds = Выигранное золото: { $golds }.
board-kobito-paid = Заплаченные карты: { $cards }.

## Qwinto. Rows are named by their letters in English: o orange, y yellow, p purple.

board-qwinto-row =
    { $row ->
        [o] Оранжевый
        [y] Жёлтый
       *[p] Фиолетовый
    }
# A die by its colour alone, where dice are counted up.
board-qwinto-die-colour =
    { $row ->
        [o] Оранжевый
        [y] Жёлтый
       *[p] Фиолетовый
    }
board-qwinto-die =
    { $row ->
        [o] оранжевый кубик
        [y] жёлтый кубик
       *[p] фиолетовый кубик
    }
board-qwinto-die-face =
    { $row ->
        [o] оранжевый кубик: { $face }
        [y] жёлтый кубик: { $face }
       *[p] фиолетовый кубик: { $face }
    }
board-qwinto-dice = Кубики
board-qwinto-roll =
    { $count ->
        [0] Сначала выбери кубики
        [one] Бросить { $count } кубик
        [few] Бросить { $count } кубика
        [many] Бросить { $count } кубиков
       *[other] Бросить { $count } кубика
    }
# Beside the dice: what their sum is most often.
board-qwinto-mostly = чаще всего { $sum }
board-qwinto-keep = Оставить { $sum }
board-qwinto-hint = Твои очки: { $from } → { $to }.
board-qwinto-reroll = Бросить снова
board-qwinto-pass = Пасовать
board-qwinto-ask-write =
    { $mine ->
        [yes] { $may ->
            [pass] { $sum } никуда не подходит. Отметь неудачную попытку.
           *[write] Запиши { $sum } в светящуюся ячейку или отметь неудачную попытку.
        }
       *[no] Запиши { $sum } в светящуюся ячейку или пасуй.
    }
board-qwinto-forced = { $sum } никуда не подходит: придётся пасовать.
board-qwinto-misthrow = Неудачная попытка
board-qwinto-misthrow-sure = Неудачная попытка отнимает 5 очков. Отметить?
board-qwinto-sum = Сумма: { $sum }
board-qwinto-write =
    { $row ->
        [o] Записать { $sum } в оранжевый ряд, столбец { $column }; очков станет: { $points }
        [y] Записать { $sum } в жёлтый ряд, столбец { $column }; очков станет: { $points }
       *[p] Записать { $sum } в фиолетовый ряд, столбец { $column }; очков станет: { $points }
    }
board-qwinto-cell =
    { $row ->
        [o] оранжевая, столбец { $column }
        [y] жёлтая, столбец { $column }
       *[p] фиолетовая, столбец { $column }
    }
board-qwinto-write-sure = Записать { $sum }: { board-qwinto-cell }?
board-qwinto-write-it = Записать
board-qwinto-cell-filled = { board-qwinto-cell }: { $number }
board-qwinto-cell-empty = { board-qwinto-cell }: пустая
board-qwinto-cell-dead = { board-qwinto-cell }: пустая, не подходит ни один бросок
board-qwinto-cell-bonus = { $cell }; бонусная ячейка
board-qwinto-cell-chosen = { board-qwinto-cell }: твой выбор, { $number }
board-qwinto-sheet =
    { $points ->
        [one] Твой лист: { $points } очко
        [few] Твой лист: { $points } очка
        [many] Твой лист: { $points } очков
       *[other] Твой лист: { $points } очка
    }
board-qwinto-sheet-of =
    { $points ->
        [one] { $who }: { $points } очко
        [few] { $who }: { $points } очка
        [many] { $who }: { $points } очков
       *[other] { $who }: { $points } очка
    }
board-qwinto-bonus = Бонус
board-qwinto-bonus-of = Бонус столбца { $column }: { $points }
board-qwinto-row-points = Очки за ряд: { $points }
board-qwinto-misthrows = Неудачные попытки
board-qwinto-misthrow-cost = по −5
board-qwinto-misthrows-of = Неудачные попытки: { $count } из 4
# On paper, beside a line to write on.
board-qwinto-total = Итого
board-qwinto-player = Имя
board-qwinto-row-told =
    { $row ->
        [o] Оранжевый: { $numbers }.
        [y] Жёлтый: { $numbers }.
       *[p] Фиолетовый: { $numbers }.
    }
board-qwinto-number-told = { $number } в столбце { $column }
board-qwinto-nothing-told = пока ничего
board-qwinto-decided = Выбор сделан
board-qwinto-choosing = Выбирает
board-qwinto-you-chose = { $sum } отмечено. Ещё можно выбрать другую ячейку.
board-qwinto-you-passed = Этот бросок ты не записываешь.
board-qwinto-print-menu = Печать
board-qwinto-print = Напечатать листы
board-qwinto-print-blank = Напечатать пустые листы

## Rainbow. { rainbow-face } is the face whose letter is $what.

board-rainbow-in-hand = { rainbow-face }, у тебя на руке
board-rainbow-in-other-hand = { rainbow-face }, на руке соперника ({ $who }), с твоей стороны
board-rainbow-in-row = { rainbow-face }, место { $place } в ряду.
board-rainbow-other-side = Другая сторона: { rainbow-face }.
board-rainbow-hidden = карта на руке
board-rainbow-row = Ряд
board-rainbow-pile =
    { $count ->
        [one] выиграна { $count } карта
        [few] выиграно { $count } карты
        [many] выиграно { $count } карт
       *[other] выиграно { $count } карты
    }
board-rainbow-won = выиграно
board-rainbow-deck =
    { $count ->
        [0] колода пуста
       *[other] в колоде { $count }
    }
board-rainbow-round = раунд { $round }
board-rainbow-next = Твоя следующая карта: { rainbow-face }
board-rainbow-next-short = Твоя следующая карта
board-rainbow-lay = Выложить: { rainbow-face }
board-rainbow-lay-here = Выложить в конец ряда той стороной, которую видишь
board-rainbow-blind = Вслепую
board-rainbow-blind-here = Выложить вслепую, другой стороной вверх
board-rainbow-flip = Перевернуть
board-rainbow-flip-here = Перевернуть эту карту
board-rainbow-turn = Перевернуть здесь
board-rainbow-stop = Стоп
board-rainbow-result =
    { $result ->
        [shade] Тень: раунд будет проигран.
        [twin] Повтор цвета: раунд будет проигран.
        [rainbow] Радуга готова!
       *[fine] Подходит.
    }
board-rainbow-ended =
    { $kind ->
        [shade] { $you ->
            [yes] Появилась тень: ты проигрываешь раунд.
           *[no] Появилась тень: { $who } проигрывает раунд.
        }
        [twin] { $you ->
            [yes] Один цвет повторился: ты проигрываешь раунд.
           *[no] Один цвет повторился: { $who } проигрывает раунд.
        }
       *[rainbow] { $you ->
            [yes] Радуга готова, и она твоя.
           *[no] Радуга готова, её собирает { $who }.
        }
    }
