import type { Templates } from './template.ts';

/** In Czech, Polish, Russian, and Ukrainian. */
export const slavic: Record<'cs' | 'pl' | 'ru' | 'uk', Templates> = {
  cs: {
    'delivery-time':
      'Doručení trvá 3–5 pracovních dnů. Jakmile bude objednávka na cestě, dostanete e-mail s odkazem ke sledování.',
    'return-policy': 'Nepoužité zboží můžete vrátit do 30 dnů od doručení. Nejdřív nám napište a pošleme vám štítek.',
    'payment-methods': [
      'Jaké způsoby platby přijímáte?',
      'Zaplatit můžete platební kartou, přes PayPal i dárkovou kartou. Všechny způsoby platby uvidíte v pokladně.',
    ],
    'change-order': [
      'Mohu objednávku změnit nebo zrušit?',
      'Ano, dokud ji nezabalíme. Napište nám číslo objednávky a co se má změnit, vyřídíme to co nejdříve.',
    ],
    'international-shipping': [
      'Posíláte do zahraničí?',
      'Ano. Zda posíláme do vaší země a kolik to stojí, uvidíte v pokladně po zadání adresy.',
    ],
    contact: [
      'Jak vás mohu kontaktovat?',
      'Napište nám sem. Když nikdo není online, nechte nám e-mailovou adresu a odpovíme, jakmile budeme zpět.',
    ],
    'business-hours': ['Kdy máte otevřeno?', 'Odpovídáme od pondělí do pátku, od 9 do 17 hodin.'],
    sizes: [
      'Jakou velikost potřebuji?',
      'Na stránce každého produktu je tabulka velikostí. Pokud jste mezi dvěma velikostmi, doporučujeme větší.',
    ],
  },
  pl: {
    'delivery-time':
      'Dostawa trwa 3–5 dni roboczych. Gdy zamówienie będzie w drodze, otrzymają Państwo e-mail z linkiem do śledzenia.',
    'return-policy':
      'Nieużywane produkty można zwrócić w ciągu 30 dni od dostawy. Prosimy najpierw do nas napisać, a wyślemy etykietę.',
    'payment-methods': [
      'Jakie metody płatności przyjmujecie?',
      'Można zapłacić kartą, przez PayPal i kartą podarunkową. Wszystkie metody płatności są widoczne przy kasie.',
    ],
    'change-order': [
      'Czy mogę zmienić lub anulować zamówienie?',
      'Tak, dopóki go nie spakujemy. Prosimy podać numer zamówienia i co zmienić, a zajmiemy się tym jak najszybciej.',
    ],
    'international-shipping': [
      'Czy wysyłacie za granicę?',
      'Tak. Po wpisaniu adresu przy kasie widać, czy wysyłamy do danego kraju i ile to kosztuje.',
    ],
    contact: [
      'Jak mogę się z wami skontaktować?',
      'Prosimy napisać do nas tutaj. Jeśli nikogo nie ma, prosimy zostawić adres e-mail, a odpowiemy zaraz po powrocie.',
    ],
    'business-hours': ['W jakich godzinach pracujecie?', 'Odpowiadamy od poniedziałku do piątku w godzinach 9–17.'],
    sizes: [
      'Jakiego rozmiaru potrzebuję?',
      'Na stronie każdego produktu jest tabela rozmiarów. Między dwoma rozmiarami polecamy wybrać większy.',
    ],
  },
  ru: {
    'delivery-time':
      'Доставка занимает 3–5 рабочих дней. Когда заказ будет в пути, вы получите письмо со ссылкой для отслеживания.',
    'return-policy':
      'Неиспользованные товары можно вернуть в течение 30 дней после доставки. Сначала напишите нам, и мы пришлём этикетку.',
    'payment-methods': [
      'Какие способы оплаты вы принимаете?',
      'Можно заплатить банковской картой, через PayPal и подарочной картой. Все способы видны при оформлении заказа.',
    ],
    'change-order': [
      'Можно ли изменить или отменить заказ?',
      'Да, пока мы его не упаковали. Напишите номер заказа и что нужно изменить, и мы займёмся этим как можно скорее.',
    ],
    'international-shipping': [
      'Вы отправляете за границу?',
      'Да. Отправляем ли мы в вашу страну и сколько это стоит, видно после ввода адреса при оформлении заказа.',
    ],
    contact: [
      'Как с вами связаться?',
      'Напишите нам здесь. Если никого нет, оставьте адрес электронной почты, и мы ответим, как только вернёмся.',
    ],
    'business-hours': ['Когда вы работаете?', 'Мы отвечаем с понедельника по пятницу с 9 до 17 часов.'],
    sizes: [
      'Какой размер мне нужен?',
      'На странице каждого товара есть таблица размеров. Если вы между двумя размерами, советуем взять больший.',
    ],
  },
  uk: {
    'delivery-time':
      'Доставка триває 3–5 робочих днів. Коли замовлення буде в дорозі, ви отримаєте лист із посиланням для відстеження.',
    'return-policy':
      'Невикористані товари можна повернути протягом 30 днів після доставки. Спершу напишіть нам, і ми надішлемо етикетку.',
    'payment-methods': [
      'Які способи оплати ви приймаєте?',
      'Можна заплатити банківською карткою, через PayPal і подарунковою карткою. Усі способи видно під час оформлення.',
    ],
    'change-order': [
      'Чи можна змінити або скасувати замовлення?',
      'Так, доки ми його не запакували. Напишіть номер замовлення і що потрібно змінити, і ми якнайшвидше це зробимо.',
    ],
    'international-shipping': [
      'Чи надсилаєте ви за кордон?',
      'Так. Чи надсилаємо ми до вашої країни і скільки це коштує, видно після введення адреси під час оформлення.',
    ],
    contact: [
      'Як з вами зв’язатися?',
      'Напишіть нам тут. Якщо нікого немає, залиште електронну адресу, і ми відповімо, щойно повернемося.',
    ],
    'business-hours': ['Коли ви працюєте?', 'Ми відповідаємо з понеділка до п’ятниці з 9 до 17 години.'],
    sizes: [
      'Який розмір мені потрібен?',
      'На сторінці кожного товару є таблиця розмірів. Якщо ви між двома розмірами, радимо взяти більший.',
    ],
  },
};
