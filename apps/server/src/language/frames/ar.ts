import type { Frame } from './en.ts';

/** What the assistant says by itself, in Arabic. */
export const frame: Frame = {
  refused:
    'عذرًا، لم أعثر على إجابة عن ذلك. يمكنني المساعدة في المنتجات والطلبات والشحن والإرجاع. هل ترغب في التحدث إلى شخص بدلًا من ذلك؟',
  refusedAgain:
    'لم أعثر على إجابة عن هذا السؤال أيضًا. يُرجى الضغط على «التحدث إلى شخص»: سيقرأ أحد أعضاء فريقنا هذه المحادثة ويرد عليك هنا.',
  refusedOften: [
    'ما زلت لا أملك إجابة. يمكنك طرح السؤال بكلمات أخرى، أو الضغط على «التحدث إلى شخص» وسيرد عليك أحد أعضاء فريقنا هنا.',
    'هذا سؤال آخر لا يمكنني الإجابة عنه، لكن فريقنا يمكنه ذلك: يُرجى الضغط على «التحدث إلى شخص» وسيتابع معك هنا.',
  ],
  didYouMean: 'لم أفهم تمامًا ما تقصده. هل هو أحد هذه الأسئلة؟',
  handedOff: 'سأحيلك إلى أحد أعضاء فريقنا، وسيرد عليك هنا.',
  failed: 'حدث خطأ من جانبي، لذلك سأحيلك إلى أحد أعضاء فريقنا، وسيرد عليك هنا.',
  spent: 'لا يمكنني الإجابة عن المزيد من الأسئلة الآن، لذلك سأحيلك إلى أحد أعضاء فريقنا، وسيرد عليك هنا.',
  fileOnly: (count: number) =>
    `لا يمكنني الاطلاع على الملفات، لذلك سأحيل ${count === 1 ? 'ملفك' : 'ملفاتك'} إلى أحد أعضاء فريقنا، وسيرد عليك هنا.`,
  fileUnseen: 'لا يمكنني الاطلاع على الملف الذي أرسلته، لكن يمكن لشخص من فريقنا ذلك.',
  translatedFrom: (language: string) => `مترجم. لغة الأصل: ${language}`,
  showOriginal: 'عرض النص الأصلي',
  askedThrice:
    'إذا لم يكن هذا ما تبحث عنه، فاضغط على «التحدث إلى شخص»: سيقرأ أحد أعضاء فريقنا هذه المحادثة ويرد عليك هنا.',
  notAnsweredYet: 'لم يتمكن فريقنا من الرد بعد. اترك عنوان بريدك الإلكتروني وسيصلك الرد حتى لو أغلقت هذه المحادثة.',
  awayWithEmail: (email: string) => `نحن غير متواجدين حاليًا. سنرد عليك هنا وعبر البريد الإلكتروني على ${email}.`,
  wordless: 'كيف يمكنني مساعدتك؟',
  wordlessAgain: 'أخبرني بكلمات قليلة بما تحتاج إليه وسأبحث عنه.',
  noSuchOrder:
    'لم يُعثر على طلب بهذا الرقم وهذا البريد الإلكتروني أو الهاتف. يُرجى التحقق منهما وإرسالهما مرة أخرى، أو التحدث إلى شخص. بعد بضع محاولات لن أتمكن من البحث مجددًا لبعض الوقت.',
  noSuchOrderAgain:
    'ما زال لم يُعثر على طلب بهذا الرقم وهذا البريد الإلكتروني أو الهاتف. إذا كان كلاهما صحيحًا، فيُرجى التحدث إلى شخص: يمكن لأحد أعضاء فريقنا البحث عنه. بعد بضع محاولات لن أتمكن من البحث مجددًا لبعض الوقت.',
  askProof: 'للبحث عن طلبك، أحتاج إلى رقمه وإلى البريد الإلكتروني المستخدم عند الطلب.',
  askedAgain: (question: string) => `ما زلت أحتاج إلى ذلك لمساعدتك. ${question}`,
  foundProducts: (count: number) => (count === 1 ? 'تفضّل:' : 'إليك ما وجدته:'),
  foundOrders: (count: number) => (count === 1 ? 'إليك طلبك:' : 'إليك طلباتك:'),
  whereIsOrder: (name: string) => `أين طلبي ${name}؟`,
  steps: {
    search_knowledge: 'أبحث عن ذلك…',
    search_products: 'أبحث في المنتجات…',
    product_details: 'أقرأ عن المنتج…',
    look_up_order: 'أتحقق من طلبك…',
    list_discounts: 'أتحقق من الخصومات…',
    hand_off: 'أستدعي شخصًا…',
  },
  facts: {
    soldOut: 'نفدت الكمية',
    inStock: 'متوفر',
    fewLeft: (count: number) => {
      if (count === 1) return 'متوفر، لم يتبقَّ سوى قطعة واحدة';
      if (count === 2) return 'متوفر، لم يتبقَّ سوى قطعتين';
      const form = new Intl.PluralRules('ar').select(count);
      return `متوفر، لم يتبقَّ سوى ${count} ${form === 'few' ? 'قطع' : 'قطعة'}`;
    },
    from: (price: string) => `ابتداءً من ${price}`,
    reduced: (price: string, usual: string) => `${price} (بدلًا من ${usual})`,
    tracking: 'صفحة التتبع',
    states: {
      unfulfilled: 'قيد التحضير',
      in_progress: 'قيد التحضير',
      pending_fulfillment: 'قيد التحضير',
      scheduled: 'مجدول لوقت لاحق',
      on_hold: 'معلّق',
      partially_fulfilled: 'تم شحن جزء منه',
      fulfilled: 'تم شحنه',
      in_transit: 'في الطريق',
      restocked: 'تم إرجاعه',
      out_for_delivery: 'خرج للتوصيل',
      delivered: 'تم توصيله',
    },
    canceled: (date: string) => `تم إلغاؤه (${date})`,
    delivered: (date: string) => `تم توصيله (${date})`,
    refunded: { none: '', partly: '، مع رد جزء من المبلغ', fully: '، مع رد المبلغ بالكامل' },
    onlyRefunded: 'تم رد المبلغ بالكامل',
    voided: '، وتم إلغاء عملية الدفع',
    total: {
      none: '',
      partly: (back: string) => ` (تم رد ${back})`,
      fully: ' (تم رد المبلغ بالكامل)',
    },
  },
  offline: {
    greeting: 'مرحبًا! كيف يمكنني مساعدتك اليوم؟',
    thanks: 'على الرحب والسعة! هل يمكنني المساعدة في شيء آخر؟',
    farewell: 'حسنًا. أنا هنا متى احتجت إلى أي شيء آخر. مع السلامة!',
    banter: 'أنا المساعد الافتراضي لهذا المتجر، ويسعدني المساعدة في أي سؤال عنه. عمَّ تريد أن أبحث لك؟',
    unknown: 'عذرًا، لم أعثر على إجابة عن ذلك. هل ترغب في التحدث إلى شخص؟',
    unknownPart: (part: string) => `لم أعثر على إجابة عن «${part}».`,
    noProduct: 'لم أعثر على شيء كهذا في المتجر. هل يمكنك وصفه بطريقة أخرى؟',
    askGift: 'ما الذي يحبه هذا الشخص، أو ما الذي قد يفيده؟',
    noOption: 'لم أعثر على هذا الخيار.',
    noneFits: 'لم أعثر على منتج يطابق كل ذلك. هذه هي الأقرب:',
    notStated: (product: string) => `لا يذكر المتجر ذلك عن ${product}.`,
    found: 'إليك ما وجدته:',
    shopSays: 'هذا ما يقوله المتجر عن ذلك:',
    addToCart: (product: string) => `يمكنك إضافة ${product} إلى سلة التسوق من هنا:`,
    noSuchDiscount: 'لم أعثر على خصم من هذا النوع.',
    discounts: 'هذه الأكواد سارية الآن:',
    noDiscount: 'لم أعثر على كود خصم متاح للجميع حاليًا.',
    askOrder: 'هل يمكنك إرسال رقم الطلب والبريد الإلكتروني المستخدم عند الطلب؟',
    askNumber: 'هل يمكنك إخباري برقم الطلب أيضًا؟',
    askEmail: 'هل يمكنك إخباري أيضًا بالبريد الإلكتروني المستخدم عند الطلب؟',
    whichOrder: (numbers: string) => `أي طلب تقصد: ${numbers}؟`,
    or: ' أو ',
    away: 'لم أتمكن من الوصول إلى المتجر للتحقق من ذلك الآن. هل ترغب في التحدث إلى شخص؟',
    order: (name: string, state: string) => `حالة طلبك ${name}: ${state}.`,
    arrives: (date: string) => `من المتوقع أن يصل بحلول ${date}.`,
    product: (name: string, price: string, stock: string) => `${name}: السعر ${price}، ${stock}.`,
    variant: (name: string, variant: string, price: string, stock: string) =>
      `${name}، الخيار ${variant}: السعر ${price}، ${stock}.`,
    option: (variant: string, price: string, stock: string) => `- ${variant}: ${price}، ${stock}`,
    discount: (code: string, what: string, ends: string) => `- ${code}: ${what}${ends && `، حتى ${ends}`}`,
  },
};
