import type { Frame } from './en.ts';

/** What the assistant says by itself, in Turkish. */
export const frame: Frame = {
  refused:
    'Üzgünüm, buna bir yanıt bulamadım. Ürünler, siparişler, kargo ve iadeler konusunda yardımcı olabilirim. Bunun yerine bir yetkiliyle görüşmek ister misiniz?',
  refusedAgain:
    'Buna da bir yanıt bulamadım. “Bir yetkiliyle görüş” düğmesine dokunun: ekibimizden biri bu görüşmeyi okuyup size buradan yanıt verecek.',
  refusedOften: [
    'Hâlâ bir yanıtım yok. Başka sözcüklerle sormayı deneyin ya da “Bir yetkiliyle görüş” düğmesine dokunun; ekibimizden biri size buradan yanıt verecek.',
    'Bunu da yanıtlayamıyorum. Ekibimizden biri yanıtlayabilir: “Bir yetkiliyle görüş” düğmesine dokunun, görüşmeyi buradan devralacaktır.',
  ],
  didYouMean: 'Ne demek istediğinizden emin olamadım. Bunlardan biri mi?',
  handedOff: 'Sizi bir ekip arkadaşıma aktarıyorum, size buradan yanıt verecek.',
  failed:
    'Benim tarafımda bir sorun oluştu, bu yüzden sizi bir ekip arkadaşıma aktarıyorum. Size buradan yanıt verecek.',
  spent:
    'Şu anda başka soruları yanıtlayamıyorum, bu yüzden sizi bir ekip arkadaşıma aktarıyorum. Size buradan yanıt verecek.',
  fileOnly: (count: number) =>
    `Dosyalara bakamıyorum, bu yüzden ${count === 1 ? 'dosyanızı' : 'dosyalarınızı'} bir ekip arkadaşıma iletiyorum. Size buradan yanıt verecek.`,
  fileUnseen: 'Gönderdiğiniz dosyaya bakamıyorum ama ekibimizden biri bakabilir.',
  translatedFrom: (language: string) => `Çevrildi (özgün dil: ${language})`,
  showOriginal: 'Orijinali göster',
  askedThrice:
    'Bu hâlâ aradığınız yanıt değilse “Bir yetkiliyle görüş” düğmesine dokunun: ekibimizden biri bu görüşmeyi okuyup size buradan yanıt verecek.',
  notAnsweredYet:
    'Ekibimiz henüz yanıt veremedi. E-posta adresinizi bırakın, bu sohbeti kapatsanız bile yanıt size ulaşsın.',
  awayWithEmail: (email: string) =>
    `Şu anda burada değiliz. Size buradan ve ${email} adresine e-postayla yanıt vereceğiz.`,
  wordless: 'Size nasıl yardımcı olabilirim?',
  wordlessAgain: 'Neye ihtiyacınız olduğunu birkaç sözcükle yazın, hemen bakayım.',
  noSuchOrder:
    'Bu numara ve bu e-posta ya da telefonla bir sipariş bulunamadı. Lütfen ikisini de kontrol edip yeniden gönderin ya da bir yetkiliyle görüşün. Birkaç denemeden sonra bir süre yeniden bakamam.',
  noSuchOrderAgain:
    'Bu numara ve bu e-posta ya da telefonla hâlâ bir sipariş bulunamadı. İkisi de doğruysa bir yetkiliyle görüşün: ekibimizden biri siparişi arayabilir. Birkaç denemeden sonra bir süre yeniden bakamam.',
  askProof: 'Siparişinize bakabilmem için sipariş numarası ve siparişi verdiğiniz e-posta adresi gerekiyor.',
  askedAgain: (question: string) => `Yardımcı olabilmem için buna hâlâ ihtiyacım var. ${question}`,
  foundProducts: (count: number) => (count === 1 ? 'İşte burada:' : 'Bulduklarım şunlar:'),
  foundOrders: (count: number) => (count === 1 ? 'İşte siparişiniz:' : 'İşte siparişleriniz:'),
  whereIsOrder: (name: string) => `${name} numaralı siparişim nerede?`,
  steps: {
    search_knowledge: 'Bakıyorum…',
    search_products: 'Ürünler aranıyor…',
    product_details: 'Ürün bilgileri okunuyor…',
    look_up_order: 'Siparişiniz kontrol ediliyor…',
    list_discounts: 'İndirimler kontrol ediliyor…',
    hand_off: 'Bir yetkili çağrılıyor…',
  },
  facts: {
    soldOut: 'tükendi',
    inStock: 'stokta',
    fewLeft: (count: number) => `stokta, yalnızca ${count} adet kaldı`,
    from: (price: string) => `${price} ve üzeri`,
    reduced: (price: string, usual: string) => `${price} (önceki fiyat: ${usual})`,
    tracking: 'kargo takip sayfası',
    states: {
      unfulfilled: 'hazırlanıyor',
      in_progress: 'hazırlanıyor',
      pending_fulfillment: 'hazırlanıyor',
      scheduled: 'ileri bir tarihe planlandı',
      on_hold: 'beklemede',
      partially_fulfilled: 'kısmen gönderildi',
      fulfilled: 'gönderildi',
      in_transit: 'yolda',
      restocked: 'iade edildi',
      out_for_delivery: 'dağıtımda',
      delivered: 'teslim edildi',
    },
    canceled: (date: string) => `iptal edildi (${date})`,
    delivered: (date: string) => `teslim edildi (${date})`,
    refunded: { none: '', partly: ' ve ücretinin bir kısmı iade edildi', fully: ' ve ücretinin tamamı iade edildi' },
    onlyRefunded: 'ücretinin tamamı iade edildi',
    voided: ', ödemesi de geçersiz kılındı',
    total: {
      none: '',
      partly: (back: string) => ` (iade edilen: ${back})`,
      fully: ' (tamamı iade edildi)',
    },
  },
  offline: {
    greeting: 'Merhaba! Bugün size nasıl yardımcı olabilirim?',
    thanks: 'Rica ederim! Yardımcı olabileceğim başka bir konu var mı?',
    farewell: 'Tamam. Başka bir şeye ihtiyacınız olursa buradayım. Kendinize iyi bakın!',
    banter:
      'Bu mağazanın sanal asistanıyım ve mağazayla ilgili her sorunuza seve seve yardımcı olurum. Sizin için ne bulabilirim?',
    unknown: 'Üzgünüm, buna bir yanıt bulamadım. Bir yetkiliyle görüşmek ister misiniz?',
    unknownPart: (part: string) => `Şuna bir yanıt bulamadım: “${part}”.`,
    noProduct: 'Bu mağazada buna benzer bir şey bulamadım. Başka bir şekilde anlatabilir misiniz?',
    askGift: 'Hediye alacağınız kişi nelerden hoşlanır ya da ne işine yarar?',
    noOption: 'Bu seçeneği bulamadım.',
    noneFits: 'Bunların hepsine uyan bir ürün bulamadım. En yakın olanlar şunlar:',
    notStated: (product: string) => `Mağaza bu ürün için böyle bir bilgi vermiyor: ${product}.`,
    found: 'Bulduklarım şunlar:',
    shopSays: 'Mağaza bu konuda şöyle diyor:',
    addToCart: (product: string) => `${product} – ürünü sepetinize hemen buradan ekleyebilirsiniz:`,
    noSuchDiscount: 'Bu tür bir indirim bulamadım.',
    discounts: 'Şu anda geçerli kodlar:',
    noDiscount: 'Şu anda herkese açık bir indirim kodu bulamadım.',
    askOrder: 'Sipariş numarasını ve siparişi verdiğiniz e-posta adresini gönderebilir misiniz?',
    askNumber: 'Sipariş numarasını da yazabilir misiniz?',
    askEmail: 'Siparişi verdiğiniz e-posta adresini de yazabilir misiniz?',
    whichOrder: (numbers: string) => `Hangi siparişi kastediyorsunuz: ${numbers}?`,
    or: ' veya ',
    away: 'Bunu kontrol etmek için şu anda mağazaya ulaşamadım. Bir yetkiliyle görüşmek ister misiniz?',
    order: (name: string, state: string) => `${name} numaralı siparişinizin durumu: ${state}.`,
    arrives: (date: string) => `Tahmini en geç teslim tarihi: ${date}.`,
    product: (name: string, price: string, stock: string) => `${name}: ${price} – ${stock}.`,
    variant: (name: string, variant: string, price: string, stock: string) =>
      `${name}, ${variant}: ${price} – ${stock}.`,
    option: (variant: string, price: string, stock: string) => `- ${variant}: ${price}, ${stock}`,
    discount: (code: string, what: string, ends: string) => `- ${code}: ${what}${ends && `, son gün: ${ends}`}`,
  },
};
