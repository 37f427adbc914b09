# Розбір завершеної гри: помилки, удача й майстерність.
review-inaccuracy = неточність
review-mistake = помилка
review-blunder = груба помилка
review-slips = Помилки, спершу найдорожча
review-no-slips = Майстер не знайшов помилок.
review-slip = { $number }. { $name }: { $move } ({ $kind }, { $after } % замість { $before } %). Майстер грає: { $best }
review-slip-forced = { $number }. { $name }: { $move } ({ $kind }, веде до неминучої поразки). Майстер грає: { $best }
review-luck-and-skill = Удача й майстерність
review-verdict = { $mistakes ->
    [0] { $name }: удача принесла { $luck } % (± { $error } %), і жоден хід не був помилкою.
    [one] { $name }: удача принесла { $luck } % (± { $error } %), і { $mistakes } помилка коштувала { $lost } %.
    [few] { $name }: удача принесла { $luck } % (± { $error } %), і { $mistakes } помилки коштували { $lost } %.
    [many] { $name }: удача принесла { $luck } % (± { $error } %), і { $mistakes } помилок коштували { $lost } %.
   *[other] { $name }: удача принесла { $luck } % (± { $error } %), і { $mistakes } помилки коштували { $lost } %.
}
review-explained = Усі починають із рівними шансами. Удача — це те, що змінюють роздача, добрані картки, кидки й відкриті картки; майстерність — те, що змінюють ходи, свої та чужі. Разом вони дають результат.
review-start = початок
review-luck = удача
review-skill = майстерність
review-end = кінець
review-chances = Шанси на перемогу хід за ходом
review-curve-text = { $name }: { $first } % після роздачі, { $last } % наприкінці
review-written = Розбір збережено у файлі { $file }.
review-player = Гравець { $number }
review-replay = Повтор
review-first = До роздачі
review-back = На хід назад
review-play = Пуск
review-stop = Стоп
review-next = На хід уперед
review-last = У кінець
review-speed = Швидкість: { $speed }
review-move = Хід
review-move-of = Хід { $number } із { $count }
review-dealt = Гра починається.
review-eyes = Чиїми очима
review-all-open = Усі картки
review-show = Показати
review-this-move = Цей хід
review-before-after = Хід { $number }, { $name }: до нього { $before } %, після { $after } %
review-played = { $name } грає
review-master = Майстер грає
review-forced = Це веде до неминучої поразки: суперники мають відповідь на все.
review-same = Майстер грає так само.
review-no-choice = Іншого ходу не було.
review-try = Зіграти звідси
review-unfair = Грати далі з ботами картками цієї гри. Роздачу за таким столом перевірити не можна.
review-next-slip = Наступна помилка
review-slip-at = Хід { $number }, { $name }: { $kind }
review-copied = Посилання скопійовано
review-offer = Майстер може знайти в цій грі помилки й відділити удачу від майстерності.
review-analyse = Знайти помилки
review-analysing = Пошук помилок: { $done } із { $total }
review-cancel = Скасувати
review-failed = Розбір не вдався. Спробуй ще раз.
review-upload = Відкрити запис
review-upload-text = Вибери запис завершеної гри, щоб переглянути й розібрати її.
