# What the boards of the page say: names of cards and places for those who listen, and buttons.

## All games.

board-bar = Що можна зробити
board-hand = Твоя рука
board-you = Ти
board-which = Який варіант?
board-put-back = Повернути
board-nowhere = Зараз це нікуди не пасує.
board-no = Ні
board-end-turn = Закінчити хід
board-go-on = Далі
board-took-back =
    { $you ->
        [yes] Останній хід скасовано.
       *[no] { $who } скасовує останній хід.
    }
# The letter of a colour on cards, dice and sheets, one or two letters long.
board-letter =
    { $colour ->
        [R] Ч
        [O] П
        [Y] Ж
        [G] З
        [T] Б
        [B] Си
        [I] І
        [V] Ф
        [P] Ф
        [W] Св
       *[K] Т
    }
# The same in Red7, where a language may name or shorten a blue otherwise than in Rainbow.
board-letter-red7 =
    { $colour ->
        [B] Б
        [I] С
       *[R] { board-letter }
    }
# A step of a turn: the card, and what is done with it.
board-step = { $what }: { $way }

## Red7. Colours are named by their letters in English: R red, O orange, Y yellow, G green, B blue, I indigo, V violet.

board-red7-card =
    { $colour ->
        [R] червона { $number }
        [O] помаранчева { $number }
        [Y] жовта { $number }
        [G] зелена { $number }
        [B] блакитна { $number }
        [I] синя { $number }
       *[V] фіолетова { $number }
    }
board-red7-card-in-hand = { board-red7-card }, у твоїй руці
board-red7-card-in-palette = { board-red7-card }, у твоїй палітрі
board-red7-card-at = { board-red7-card }, у палітрі: { $who }
board-red7-canvas-card = { board-red7-card }, на полотні
board-red7-rule =
    { $colour ->
        [R] Червоний
        [O] Помаранчевий
        [Y] Жовтий
        [G] Зелений
        [B] Блакитний
        [I] Синій
       *[V] Фіолетовий
    }
board-red7-rule-is =
    { $colour ->
        [R] Червоне правило: лідирує найстарша картка.
        [O] Помаранчеве правило: найбільше карток одного номіналу.
        [Y] Жовте правило: найбільше карток одного кольору.
        [G] Зелене правило: найбільше парних карток.
        [B] Блакитне правило: найбільше різних кольорів.
        [I] Синє правило: найбільше карток, що йдуть поспіль.
       *[V] Фіолетове правило: найбільше карток номіналом менше ніж 4.
    }
board-red7-meets-short =
    { $colour ->
        [R] найстарша
        [O] один номінал
        [Y] один колір
        [G] парні картки
        [B] різні кольори
        [I] поспіль
       *[V] менше 4
    }
board-red7-who-leads =
    { $you ->
        [yes] Ти лідируєш
        [nobody] Ніхто не лідирує
       *[no] Лідирує { $who }
    }
# The steps of a turn, in a word or two each.
board-red7-step =
    { $step ->
        [palette] палітра
        [take] взяти картку
        [add] ще одна
        [move] перенести
        [canvas] полотно
       *[draw] добір
    }
board-red7-strip = Хто лідирує за кожним правилом
board-red7-leads =
    { $you ->
        [yes] { $rule }: лідируєш ти.
       *[no] { $rule }: лідирує { $who }.
    }
board-red7-leads-with =
    { $you ->
        [yes] { $rule }: лідируєш ти ({ $cards }).
       *[no] { $rule }: лідирує { $who } ({ $cards }).
    }
board-red7-nobody-leads = { $rule }: ніхто не лідирує.
board-red7-would =
    { $you ->
        [yes] Тоді лідируєш ти.
       *[no] Тоді лідирує { $who }.
    }
board-red7-hint = Ти лідируєш: { $meets }, карток: { $count }.
board-red7-would-nobody = Тоді не лідирує ніхто.
board-red7-canvas-here = Викласти на полотно
board-red7-palette = Твоя палітра
board-red7-palette-here = Викласти в палітру
board-red7-deck-here = Покласти на колоду долілиць
board-red7-hand-here = Узяти в руку
board-red7-lay = У палітру
board-red7-paint = На полотно
board-red7-take = На колоду
board-red7-draw = Добрати картку
board-red7-pass = Пасувати
board-red7-pass-sure = Хто пасує, вибуває з раунду. Пасуєш?
board-red7-you-out = У цьому раунді ти вже не граєш. Можна дивитися далі.
board-red7-scored = Принесли очки: { $cards }
board-red7-known = Відомо в руці: { $cards }
board-red7-known-top = Відомо згори: { $card }

## Kobito. Cards are numbers, kobito and swap; the low end of a rainbow is where its lowest number lies.

board-kobito-card =
    { $card ->
        [kobito] кобіто
        [swap] картка заміни
       *[other] { $card }
    }
board-kobito-in-hand = { board-kobito-card }, у твоїй руці
board-kobito-spot =
    { $kind ->
        [kobito] { $cards ->
            [1] кобіто в ролі { $number }
           *[other] кобіто в ролі { $number }, на накритому місці
        }
       *[number] { $cards ->
            [1] { $number }
           *[other] { $number }, на накритому місці
        }
    }
board-kobito-spot-here = Покласти на { $number }
board-kobito-with = Почати веселку разом із карткою { $card }
board-kobito-pots = Горщики із золотом
board-kobito-pot = Горщик { $number }
board-kobito-bench = Вер{"\u00AD"}стак { $number }
board-kobito-gold =
    { $points ->
        [one] Золото: потрібна довжина { $length }, дає { $points } очко. Карток поруч: { $count }.
        [few] Золото: потрібна довжина { $length }, дає { $points } очки. Карток поруч: { $count }.
        [many] Золото: потрібна довжина { $length }, дає { $points } очок. Карток поруч: { $count }.
       *[other] Золото: потрібна довжина { $length }, дає { $points } очка. Карток поруч: { $count }.
    }
board-kobito-of = із { $length }
board-kobito-deck = Колода { $count }
board-kobito-discard = Стос скидання { $count }
board-kobito-gold-deck = Колода золота { $count }
board-kobito-workshop = Твоя майстерня
board-kobito-workshop-of = Майстерня: { $who }
board-kobito-no-rainbow = майстерня порожня
board-kobito-run = від { $low } до { $high }
board-kobito-empty = порожньо
board-kobito-lay-pot =
    { $end ->
        [low] Горщик { $number }, нижній край
       *[high] Горщик { $number }, верхній край
    }
board-kobito-lay-bench =
    { $end ->
        [low] Верстак { $number }, нижній край
       *[high] Верстак { $number }, верхній край
    }
board-kobito-move =
    { $end ->
        [low] { $count ->
            [one] { $count } картка до горщика { $number }, нижній край
            [few] { $count } картки до горщика { $number }, нижній край
            [many] { $count } карток до горщика { $number }, нижній край
           *[other] { $count } картки до горщика { $number }, нижній край
        }
       *[high] { $count ->
            [one] { $count } картка до горщика { $number }, верхній край
            [few] { $count } картки до горщика { $number }, верхній край
            [many] { $count } карток до горщика { $number }, верхній край
           *[other] { $count } картки до горщика { $number }, верхній край
        }
    }
board-kobito-start = Почати { $low } – { $high }
board-kobito-start-here = Почати веселку на цьому верстаку
board-kobito-exchange = Обміняти { $card } на кобіто
board-kobito-swap = Картка заміни й на неї { $card }
board-kobito-pay = Сплатити, мінус 3 очки
board-kobito-pay-sure =
    { $card ->
        [kobito] Сплатити кобіто? Це мінус 3 очки.
        [swap] Сплатити картку заміни? Це мінус 3 очки.
       *[other] Сплатити { $card }? Це мінус 3 очки.
    }
board-kobito-would-win =
    { $points ->
        [one] Так ти виграєш золото: { $points } очко.
        [few] Так ти виграєш золото: { $points } очки.
        [many] Так ти виграєш золото: { $points } очок.
       *[other] Так ти виграєш золото: { $points } очка.
    }
board-kobito-points =
    { $points ->
        [one] { $points } очко.
        [few] { $points } очки.
        [many] { $points } очок.
       *[other] { $points } очка.
    }
board-kobito-golds = Вигране золото: { $golds }.
board-kobito-paid = Сплачені картки: { $cards }.

## Qwinto. Rows are named by their letters in English: o orange, y yellow, p purple.

board-qwinto-row =
    { $row ->
        [o] Помаранчевий
        [y] Жовтий
       *[p] Фіолетовий
    }
# A die by its colour alone, where dice are counted up.
board-qwinto-die-colour =
    { $row ->
        [o] Помаранчевий
        [y] Жовтий
       *[p] Фіолетовий
    }
board-qwinto-die =
    { $row ->
        [o] помаранчевий кубик
        [y] жовтий кубик
       *[p] фіолетовий кубик
    }
board-qwinto-die-face =
    { $row ->
        [o] помаранчевий кубик: { $face }
        [y] жовтий кубик: { $face }
       *[p] фіолетовий кубик: { $face }
    }
board-qwinto-dice = Кубики
board-qwinto-roll =
    { $count ->
        [0] Спершу вибери кубики
        [one] Кинути { $count } кубик
        [few] Кинути { $count } кубики
        [many] Кинути { $count } кубиків
       *[other] Кинути { $count } кубика
    }
# Beside the dice: what their sum is most often.
board-qwinto-mostly = найчастіше { $sum }
board-qwinto-keep = Залишити { $sum }
board-qwinto-hint = Твої очки: { $from } → { $to }.
board-qwinto-reroll = Кинути знову
board-qwinto-pass = Пасувати
board-qwinto-ask-write =
    { $mine ->
        [yes] { $may ->
            [pass] { $sum } нікуди не підходить. Познач невдалу спробу.
           *[write] Запиши { $sum } у клітинку, що світиться, або познач невдалу спробу.
        }
       *[no] Запиши { $sum } у клітинку, що світиться, або пасуй.
    }
board-qwinto-forced = { $sum } нікуди не підходить: доведеться пасувати.
board-qwinto-misthrow = Невдала спроба
board-qwinto-misthrow-sure = Невдала спроба забирає 5 очок. Позначити?
board-qwinto-sum = Сума: { $sum }
board-qwinto-write =
    { $row ->
        [o] Записати { $sum } у помаранчевий ряд, стовпець { $column }; очок стане: { $points }
        [y] Записати { $sum } у жовтий ряд, стовпець { $column }; очок стане: { $points }
       *[p] Записати { $sum } у фіолетовий ряд, стовпець { $column }; очок стане: { $points }
    }
board-qwinto-cell =
    { $row ->
        [o] помаранчева, стовпець { $column }
        [y] жовта, стовпець { $column }
       *[p] фіолетова, стовпець { $column }
    }
board-qwinto-write-sure = Записати { $sum }: { board-qwinto-cell }?
board-qwinto-write-it = Записати
board-qwinto-cell-filled = { board-qwinto-cell }: { $number }
board-qwinto-cell-empty = { board-qwinto-cell }: порожня
board-qwinto-cell-dead = { board-qwinto-cell }: порожня, не пасує жоден кидок
board-qwinto-cell-bonus = { $cell }; бонусна клітинка
board-qwinto-cell-chosen = { board-qwinto-cell }: твій вибір, { $number }
board-qwinto-sheet =
    { $points ->
        [one] Твій аркуш: { $points } очко
        [few] Твій аркуш: { $points } очки
        [many] Твій аркуш: { $points } очок
       *[other] Твій аркуш: { $points } очка
    }
board-qwinto-sheet-of =
    { $points ->
        [one] { $who }: { $points } очко
        [few] { $who }: { $points } очки
        [many] { $who }: { $points } очок
       *[other] { $who }: { $points } очка
    }
board-qwinto-bonus = Бонус
board-qwinto-bonus-of = Бонус стовпця { $column }: { $points }
board-qwinto-row-points = Очки за ряд: { $points }
board-qwinto-misthrows = Невдалі спроби
board-qwinto-misthrow-cost = по −5
board-qwinto-misthrows-of = Невдалі спроби: { $count } із 4
# On paper, beside a line to write on.
board-qwinto-total = Разом
board-qwinto-player = Ім’я
board-qwinto-row-told =
    { $row ->
        [o] Помаранчевий: { $numbers }.
        [y] Жовтий: { $numbers }.
       *[p] Фіолетовий: { $numbers }.
    }
board-qwinto-number-told = { $number } у стовпці { $column }
board-qwinto-nothing-told = поки що нічого
board-qwinto-decided = Вибір зроблено
board-qwinto-choosing = Вибирає
board-qwinto-you-chose = { $sum } позначено. Ще можна вибрати іншу клітинку.
board-qwinto-you-passed = Цей кидок ти не записуєш.
board-qwinto-print-menu = Друк
board-qwinto-print = Надрукувати аркуші
board-qwinto-print-blank = Надрукувати порожні аркуші

## Rainbow. { rainbow-face } is the face whose letter is $what.

board-rainbow-in-hand = { rainbow-face }, у твоїй руці
board-rainbow-in-other-hand = { rainbow-face }, у руці суперника ({ $who }), з твого боку
board-rainbow-in-row = { rainbow-face }, місце { $place } в ряду.
board-rainbow-other-side = Інший бік: { rainbow-face }.
board-rainbow-hidden = картка в руці
board-rainbow-row = Ряд
board-rainbow-pile =
    { $count ->
        [one] виграно { $count } картку
        [few] виграно { $count } картки
        [many] виграно { $count } карток
       *[other] виграно { $count } картки
    }
board-rainbow-won = виграно
board-rainbow-deck =
    { $count ->
        [0] колода порожня
       *[other] у колоді { $count }
    }
board-rainbow-round = раунд { $round }
board-rainbow-next = Твоя наступна картка: { rainbow-face }
board-rainbow-next-short = Твоя наступна картка
board-rainbow-lay = Викласти: { rainbow-face }
board-rainbow-lay-here = Викласти в кінець ряду тим боком, який бачиш
board-rainbow-blind = Наосліп
board-rainbow-blind-here = Викласти наосліп, іншим боком догори
board-rainbow-flip = Перевернути
board-rainbow-flip-here = Перевернути цю картку
board-rainbow-turn = Перевернути тут
board-rainbow-stop = Стоп
board-rainbow-result =
    { $result ->
        [shade] Тінь: раунд буде програно.
        [twin] Повтор кольору: раунд буде програно.
        [rainbow] Веселка готова!
       *[fine] Пасує.
    }
board-rainbow-ended =
    { $kind ->
        [shade] { $you ->
            [yes] З’явилася тінь: ти програєш раунд.
           *[no] З’явилася тінь: { $who } програє раунд.
        }
        [twin] { $you ->
            [yes] Один колір повторився: ти програєш раунд.
           *[no] Один колір повторився: { $who } програє раунд.
        }
       *[rainbow] { $you ->
            [yes] Веселка готова, і вона твоя.
           *[no] Веселка готова, її складає { $who }.
        }
    }
