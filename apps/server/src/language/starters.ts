import type { Language } from './languages.ts';

/** What visitors of a new shop can ask with one tap, in the shop's language. */
export interface Starters {
  track: string;
  delivery: string;
  returns: string;
}

export const starters: Readonly<Record<Language, Starters>> = {
  ar: { track: 'تتبع طلبي', delivery: 'كم يستغرق التوصيل؟', returns: 'ما هي سياسة الإرجاع؟' },
  cs: {
    track: 'Sledovat moji objednávku',
    delivery: 'Jak dlouho trvá doručení?',
    returns: 'Jaké jsou podmínky vrácení zboží?',
  },
  da: {
    track: 'Spor min ordre',
    delivery: 'Hvor lang tid tager leveringen?',
    returns: 'Hvad er jeres returpolitik?',
  },
  de: {
    track: 'Meine Bestellung verfolgen',
    delivery: 'Wie lange dauert die Lieferung?',
    returns: 'Welche Rückgabebedingungen gelten?',
  },
  el: {
    track: 'Παρακολούθηση της παραγγελίας μου',
    delivery: 'Πόσο διαρκεί η παράδοση;',
    returns: 'Ποια είναι η πολιτική επιστροφών;',
  },
  en: {
    track: 'Track my order',
    delivery: 'How long does delivery take?',
    returns: 'What is your return policy?',
  },
  es: {
    track: 'Rastrear mi pedido',
    delivery: '¿Cuánto tarda la entrega?',
    returns: '¿Cuál es su política de devoluciones?',
  },
  fi: {
    track: 'Tilaukseni seuranta',
    delivery: 'Kuinka kauan toimitus kestää?',
    returns: 'Millaiset palautusehdot teillä on?',
  },
  fr: {
    track: 'Suivre ma commande',
    delivery: 'Combien de temps prend la livraison ?',
    returns: 'Quelle est votre politique de retour ?',
  },
  he: { track: 'מעקב אחר ההזמנה שלי', delivery: 'כמה זמן לוקח המשלוח?', returns: 'מהי מדיניות ההחזרות?' },
  hi: {
    track: 'मेरा ऑर्डर ट्रैक करें',
    delivery: 'डिलीवरी में कितना समय लगता है?',
    returns: 'आपकी वापसी नीति क्या है?',
  },
  hu: {
    track: 'Rendelésem követése',
    delivery: 'Mennyi ideig tart a szállítás?',
    returns: 'Mik a visszaküldés feltételei?',
  },
  id: {
    track: 'Lacak pesanan saya',
    delivery: 'Berapa lama pengirimannya?',
    returns: 'Bagaimana kebijakan pengembaliannya?',
  },
  it: {
    track: 'Traccia il mio ordine',
    delivery: 'Quanto tempo richiede la consegna?',
    returns: 'Qual è la vostra politica di reso?',
  },
  ja: {
    track: '注文を追跡する',
    delivery: '配送にはどのくらいかかりますか？',
    returns: '返品ポリシーを教えてください',
  },
  ko: { track: '내 주문 추적', delivery: '배송은 얼마나 걸리나요?', returns: '반품 정책은 무엇인가요?' },
  nb: {
    track: 'Sporing av bestillingen min',
    delivery: 'Hvor lang tid tar leveringen?',
    returns: 'Hva er returreglene deres?',
  },
  nl: {
    track: 'Mijn bestelling volgen',
    delivery: 'Hoe lang duurt de levering?',
    returns: 'Wat is jullie retourbeleid?',
  },
  pl: {
    track: 'Śledź moje zamówienie',
    delivery: 'Jak długo trwa dostawa?',
    returns: 'Jakie są zasady zwrotów?',
  },
  pt: {
    track: 'Rastrear meu pedido',
    delivery: 'Quanto tempo demora a entrega?',
    returns: 'Qual é a política de devolução?',
  },
  ro: {
    track: 'Urmărește comanda mea',
    delivery: 'Cât durează livrarea?',
    returns: 'Care este politica de retur?',
  },
  ru: {
    track: 'Отследить мой заказ',
    delivery: 'Сколько времени занимает доставка?',
    returns: 'Каковы условия возврата?',
  },
  sv: {
    track: 'Spåra min beställning',
    delivery: 'Hur lång tid tar leveransen?',
    returns: 'Vad är er returpolicy?',
  },
  th: {
    track: 'ติดตามคำสั่งซื้อของฉัน',
    delivery: 'การจัดส่งใช้เวลานานเท่าไร',
    returns: 'นโยบายการคืนสินค้าเป็นอย่างไร',
  },
  tr: {
    track: 'Siparişimi takip et',
    delivery: 'Teslimat kaç gün sürer?',
    returns: 'İade politikanız nedir?',
  },
  uk: {
    track: 'Відстежити моє замовлення',
    delivery: 'Скільки триває доставка?',
    returns: 'Які умови повернення?',
  },
  vi: {
    track: 'Theo dõi đơn hàng của tôi',
    delivery: 'Giao hàng mất bao lâu?',
    returns: 'Chính sách đổi trả như thế nào?',
  },
  zh: { track: '追踪我的订单', delivery: '配送需要多长时间？', returns: '退货政策是什么？' },
};
