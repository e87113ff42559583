import type { Frame } from './en.ts';

/** What the assistant says by itself, in Polish. */
export const frame: Frame = {
  refused:
    'Przepraszam, nie udało mi się znaleźć odpowiedzi na to pytanie. Mogę pomóc w sprawach produktów, zamówień, dostawy i zwrotów. Czy wolisz porozmawiać z człowiekiem?',
  refusedAgain:
    'Na to pytanie też nie udało mi się znaleźć odpowiedzi. Kliknij „Porozmawiaj z człowiekiem”: ktoś z naszego zespołu przeczyta tę rozmowę i odpowie Ci tutaj.',
  refusedOften: [
    'Nadal nie mam odpowiedzi. Spróbuj zapytać innymi słowami albo kliknij „Porozmawiaj z człowiekiem”, a ktoś z naszego zespołu odpowie Ci tutaj.',
    'Na to pytanie również nie umiem odpowiedzieć. Ktoś z naszego zespołu może: kliknij „Porozmawiaj z człowiekiem”, a przejmie rozmowę właśnie tutaj.',
  ],
  didYouMean: 'Nie mam pewności, o co chodzi. Czy to jedno z tych pytań?',
  handedOff: 'Przekazuję rozmowę komuś z naszego zespołu. Odpowiedź pojawi się tutaj.',
  failed:
    'Coś poszło nie tak po mojej stronie, więc przekazuję rozmowę komuś z naszego zespołu. Odpowiedź pojawi się tutaj.',
  spent:
    'Nie mogę teraz odpowiadać na kolejne pytania, więc przekazuję rozmowę komuś z naszego zespołu. Odpowiedź pojawi się tutaj.',
  fileOnly: (count: number) =>
    `Nie mogę przeglądać plików, więc przekazuję ${count === 1 ? 'Twój plik' : 'Twoje pliki'} komuś z naszego zespołu. Odpowiedź pojawi się tutaj.`,
  fileUnseen: 'Nie mogę obejrzeć przesłanego pliku, ale może to zrobić ktoś z naszego zespołu.',
  translatedFrom: (language: string) => `Przetłumaczono (oryginał: ${language})`,
  showOriginal: 'Pokaż oryginał',
  askedThrice:
    'Jeśli to wciąż nie to, czego szukasz, kliknij „Porozmawiaj z człowiekiem”: ktoś z naszego zespołu przeczyta tę rozmowę i odpowie Ci tutaj.',
  notAnsweredYet:
    'Nasz zespół nie zdążył jeszcze odpowiedzieć. Zostaw swój adres e-mail, a odpowiedź dotrze do Ciebie, nawet jeśli zamkniesz ten czat.',
  awayWithEmail: (email: string) => `Teraz nas nie ma. Odpowiemy Ci tutaj i e-mailem na adres ${email}.`,
  wordless: 'W czym mogę pomóc?',
  wordlessAgain: 'Napisz w kilku słowach, czego potrzebujesz, a ja to sprawdzę.',
  noSuchOrder:
    'Nie znaleziono zamówienia o tym numerze z tym adresem e-mail lub telefonem. Sprawdź, proszę, jedno i drugie i wyślij ponownie albo porozmawiaj z człowiekiem. Po kilku próbach przez pewien czas nie będę mieć możliwości ponownego sprawdzenia.',
  noSuchOrderAgain:
    'Nadal nie znaleziono zamówienia o tym numerze z tym adresem e-mail lub telefonem. Jeśli oba są poprawne, porozmawiaj z człowiekiem: ktoś z naszego zespołu może je odszukać. Po kilku próbach przez pewien czas nie będę mieć możliwości ponownego sprawdzenia.',
  askProof: 'Aby sprawdzić zamówienie, potrzebuję jego numeru oraz adresu e-mail użytego przy składaniu.',
  askedAgain: (question: string) => `Nadal tego potrzebuję, aby pomóc. ${question}`,
  foundProducts: (count: number) => (count === 1 ? 'Oto produkt:' : 'Oto, co udało mi się znaleźć:'),
  foundOrders: (count: number) => (count === 1 ? 'Oto Twoje zamówienie:' : 'Oto Twoje zamówienia:'),
  whereIsOrder: (name: string) => `Gdzie jest moje zamówienie ${name}?`,
  steps: {
    search_knowledge: 'Szukam informacji…',
    search_products: 'Szukam produktów…',
    product_details: 'Czytam o produkcie…',
    look_up_order: 'Sprawdzam zamówienie…',
    list_discounts: 'Sprawdzam rabaty…',
    hand_off: 'Proszę kogoś z zespołu…',
  },
  facts: {
    soldOut: 'wyprzedane',
    inStock: 'w magazynie',
    fewLeft: (count: number) =>
      `w magazynie, już tylko ${count} ${count === 1 ? 'sztuka' : count < 5 ? 'sztuki' : 'sztuk'}`,
    from: (price: string) => `od ${price}`,
    reduced: (price: string, usual: string) => `${price} (wcześniej ${usual})`,
    tracking: 'strona śledzenia przesyłki',
    states: {
      unfulfilled: 'w przygotowaniu',
      in_progress: 'w przygotowaniu',
      pending_fulfillment: 'w przygotowaniu',
      scheduled: 'zaplanowane na później',
      on_hold: 'wstrzymane',
      partially_fulfilled: 'częściowo wysłane',
      fulfilled: 'wysłane',
      in_transit: 'w drodze',
      restocked: 'zwrócone',
      out_for_delivery: 'przekazane do doręczenia',
      delivered: 'dostarczone',
    },
    canceled: (date: string) => `anulowane (${date})`,
    delivered: (date: string) => `dostarczone (${date})`,
    refunded: { none: '', partly: ', częściowo zwrócono płatność', fully: ', w całości zwrócono płatność' },
    onlyRefunded: 'w całości zwrócono płatność',
    voided: ', a płatność została unieważniona',
    total: {
      none: '',
      partly: (back: string) => ` (zwrócono ${back})`,
      fully: ' (zwrócono w całości)',
    },
  },
  offline: {
    greeting: 'Dzień dobry! W czym mogę dziś pomóc?',
    thanks: 'Nie ma za co! Czy mogę pomóc w czymś jeszcze?',
    farewell: 'W porządku. Jestem tutaj, gdyby coś jeszcze było potrzebne. Wszystkiego dobrego!',
    banter:
      'Jestem wirtualnym asystentem tego sklepu i chętnie odpowiem na każde pytanie o niego. Co mogę dla Ciebie znaleźć?',
    unknown: 'Przepraszam, nie udało mi się znaleźć odpowiedzi na to pytanie. Czy chcesz porozmawiać z człowiekiem?',
    unknownPart: (part: string) => `Nie udało mi się znaleźć odpowiedzi na „${part}”.`,
    noProduct: 'Nie udało mi się znaleźć niczego takiego w tym sklepie. Czy możesz opisać to inaczej?',
    askGift: 'Co lubi ta osoba albo co mogłoby się jej przydać?',
    noOption: 'Nie udało mi się znaleźć takiej opcji.',
    noneFits: 'Nie udało mi się znaleźć niczego, co spełnia wszystkie te warunki. Najbliżej są te produkty:',
    notStated: (product: string) => `Sklep nie podaje takiej informacji o tym produkcie: ${product}.`,
    found: 'Oto, co udało mi się znaleźć:',
    shopSays: 'Oto, co sklep o tym pisze:',
    addToCart: (product: string) => `${product} – ten produkt możesz dodać do koszyka tutaj:`,
    noSuchDiscount: 'Nie udało mi się znaleźć takiego rabatu.',
    discounts: 'Obecnie działają te kody:',
    noDiscount: 'Nie udało mi się teraz znaleźć żadnego ogólnodostępnego kodu rabatowego.',
    askOrder: 'Czy możesz podać numer zamówienia i adres e-mail użyty przy jego składaniu?',
    askNumber: 'Czy możesz podać także numer zamówienia?',
    askEmail: 'Czy możesz podać także adres e-mail użyty przy składaniu zamówienia?',
    whichOrder: (numbers: string) => `O które zamówienie chodzi: ${numbers}?`,
    or: ' czy ',
    away: 'Nie udało mi się teraz połączyć ze sklepem, aby to sprawdzić. Czy chcesz porozmawiać z człowiekiem?',
    order: (name: string, state: string) => `Stan Twojego zamówienia ${name}: ${state}.`,
    arrives: (date: string) => `Przewidywana dostawa: najpóźniej ${date}.`,
    product: (name: string, price: string, stock: string) => `${name}: ${price} – ${stock}.`,
    variant: (name: string, variant: string, price: string, stock: string) =>
      `${name}, ${variant}: ${price} – ${stock}.`,
    option: (variant: string, price: string, stock: string) => `- ${variant}: ${price}, ${stock}`,
    discount: (code: string, what: string, ends: string) => `- ${code}: ${what}${ends && `, do ${ends}`}`,
  },
};
