# Разбор законченной игры: ошибки, удача и мастерство.
review-inaccuracy = неточность
review-mistake = ошибка
review-blunder = грубая ошибка
review-slips = Ошибки, сначала самая дорогая
review-no-slips = Мастер не нашёл ошибок.
review-slip = { $number }. { $name }: { $move } ({ $kind }, { $after } % вместо { $before } %). Мастер играет: { $best }
review-slip-forced = { $number }. { $name }: { $move } ({ $kind }, ведёт к неизбежному поражению). Мастер играет: { $best }
review-luck-and-skill = Удача и мастерство
review-verdict = { $mistakes ->
    [0] { $name }: удача принесла { $luck } % (± { $error } %), и ни один ход не был ошибкой.
    [one] { $name }: удача принесла { $luck } % (± { $error } %), и { $mistakes } ошибка стоила { $lost } %.
    [few] { $name }: удача принесла { $luck } % (± { $error } %), и { $mistakes } ошибки стоили { $lost } %.
    [many] { $name }: удача принесла { $luck } % (± { $error } %), и { $mistakes } ошибок стоили { $lost } %.
   *[other] { $name }: удача принесла { $luck } % (± { $error } %), и { $mistakes } ошибки стоили { $lost } %.
}
review-explained = Все начинают с равными шансами. Удача — это то, что меняют раздача, взятые карты, броски и открытые карты; мастерство — то, что меняют ходы, свои и чужие. Вместе они дают результат.
review-start = начало
review-luck = удача
review-skill = мастерство
review-end = конец
review-chances = Шансы на победу ход за ходом
review-curve-text = { $name }: { $first } % после раздачи, { $last } % в конце
review-written = Разбор сохранён в файле { $file }.
review-player = Игрок { $number }
review-replay = Повтор
review-first = К раздаче
review-back = На ход назад
review-play = Пуск
review-stop = Стоп
review-next = На ход вперёд
review-last = В конец
review-speed = Скорость: { $speed }
review-move = Ход
review-move-of = Ход { $number } из { $count }
review-dealt = Игра начинается.
review-eyes = Чьими глазами
review-all-open = Все карты
review-show = Показать
review-this-move = Этот ход
review-before-after = Ход { $number }, { $name }: до него { $before } %, после { $after } %
review-played = { $name } играет
review-master = Мастер играет
review-forced = Это ведёт к неизбежному поражению: у соперников есть ответ на всё.
review-same = Мастер играет так же.
review-no-choice = Другого хода не было.
review-try = Сыграть отсюда
review-unfair = Играть дальше с ботами картами этой игры. Раздачу за таким столом проверить нельзя.
review-next-slip = Следующая ошибка
review-slip-at = Ход { $number }, { $name }: { $kind }
review-copied = Ссылка скопирована
review-offer = Мастер может найти в этой игре ошибки и отделить удачу от мастерства.
review-analyse = Найти ошибки
review-analysing = Поиск ошибок: { $done } из { $total }
review-cancel = Отменить
review-failed = Разбор не удался. Попробуй ещё раз.
review-upload = Открыть запись
review-upload-text = Выбери запись законченной игры, чтобы просмотреть и разобрать её.
