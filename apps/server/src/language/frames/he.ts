import type { Frame } from './en.ts';

/** What the assistant says by itself, in Hebrew. */
export const frame: Frame = {
  refused:
    'מצטערים, לא מצאתי תשובה לכך. אפשר לקבל ממני עזרה במוצרים, הזמנות, משלוחים והחזרות. תרצו לדבר עם נציג אנושי?',
  refusedAgain:
    'גם לזה לא מצאתי תשובה. הקישו על ״לדבר עם נציג אנושי״: מישהו מהצוות שלנו יקרא את השיחה הזו ויענה לכם כאן.',
  refusedOften: [
    'עדיין אין לי תשובה. נסו לשאול במילים אחרות, או הקישו על ״לדבר עם נציג אנושי״ ומישהו מהצוות שלנו יענה לכם כאן.',
    'גם על זה אין לי תשובה. לצוות שלנו יש: הקישו על ״לדבר עם נציג אנושי״ והם ימשיכו אתכם כאן.',
  ],
  didYouMean: 'לא לגמרי ברור לי למה התכוונתם. אולי אחת מאלה?',
  handedOff: 'הפנייה מועברת לנציג מהצוות שלנו, והתשובה תגיע לכאן.',
  failed: 'משהו השתבש אצלי, ולכן הפנייה מועברת לנציג מהצוות שלנו, והתשובה תגיע לכאן.',
  spent: 'אין באפשרותי לענות על שאלות נוספות כרגע, ולכן הפנייה מועברת לנציג מהצוות שלנו, והתשובה תגיע לכאן.',
  fileOnly: (count: number) =>
    count === 1
      ? 'אין באפשרותי לצפות בקבצים, ולכן הקובץ שלכם מועבר לנציג מהצוות שלנו, והתשובה תגיע לכאן.'
      : 'אין באפשרותי לצפות בקבצים, ולכן הקבצים שלכם מועברים לנציג מהצוות שלנו, והתשובה תגיע לכאן.',
  fileUnseen: 'אין באפשרותי לצפות בקובץ ששלחתם, אבל מישהו מהצוות שלנו יכול.',
  askedThrice:
    'אם זה עדיין לא מה שאתם צריכים, הקישו על ״לדבר עם נציג אנושי״: מישהו מהצוות שלנו יקרא את השיחה הזו ויענה לכם כאן.',
  notAnsweredYet:
    'הצוות שלנו עדיין לא הספיק לענות. השאירו את כתובת האימייל שלכם, והתשובה תגיע אליכם גם אם תסגרו את הצ׳אט.',
  awayWithEmail: (email: string) => `אנחנו לא זמינים כרגע. נענה לכם כאן וגם באימייל לכתובת ${email}.`,
  wordless: 'במה אפשר לעזור לכם?',
  wordlessAgain: 'כתבו לי בכמה מילים מה אתם צריכים, ואבדוק.',
  noSuchOrder:
    'לא נמצאה הזמנה עם המספר הזה ועם כתובת האימייל או הטלפון האלה. בדקו את שניהם ושלחו שוב, או דברו עם נציג אנושי. אחרי כמה ניסיונות לא אוכל לחפש שוב למשך זמן מה.',
  noSuchOrderAgain:
    'עדיין לא נמצאה הזמנה עם המספר הזה ועם כתובת האימייל או הטלפון האלה. אם שניהם נכונים, דברו עם נציג אנושי: מישהו מהצוות שלנו יכול לחפש אותה. אחרי כמה ניסיונות לא אוכל לחפש שוב למשך זמן מה.',
  askProof: 'כדי לחפש את ההזמנה שלכם, אצטרך את מספר ההזמנה ואת כתובת האימייל שאיתה הזמנתם.',
  askedAgain: (question: string) => `כדי לעזור לכם, עדיין חסר לי המידע הזה. ${question}`,
  foundProducts: (count: number) => (count === 1 ? 'הנה מה שחיפשתם:' : 'הנה מה שמצאתי:'),
  foundOrders: (count: number) => (count === 1 ? 'הנה ההזמנה שלכם:' : 'הנה ההזמנות שלכם:'),
  whereIsOrder: (name: string) => `איפה ההזמנה שלי ${name}?`,
  steps: {
    search_knowledge: 'בבדיקה…',
    search_products: 'חיפוש מוצרים…',
    product_details: 'קריאת פרטי המוצר…',
    look_up_order: 'בדיקת ההזמנה שלכם…',
    list_discounts: 'בדיקת הנחות…',
    hand_off: 'העברה לנציג אנושי…',
  },
  facts: {
    soldOut: 'אזל מהמלאי',
    inStock: 'במלאי',
    fewLeft: (count: number) => (count === 1 ? 'במלאי, נותר רק אחד' : `במלאי, נותרו רק ${count}`),
    from: (price: string) => `החל מ־${price}`,
    reduced: (price: string, usual: string) => `${price} (במקום ${usual})`,
    tracking: 'דף מעקב',
    states: {
      unfulfilled: 'בהכנה',
      in_progress: 'בהכנה',
      pending_fulfillment: 'בהכנה',
      scheduled: 'מתוזמנת למועד מאוחר יותר',
      on_hold: 'בהמתנה',
      partially_fulfilled: 'נשלחה חלקית',
      fulfilled: 'נשלחה',
      in_transit: 'בדרך',
      restocked: 'הוחזרה',
      out_for_delivery: 'יצאה למסירה',
      delivered: 'נמסרה',
    },
    canceled: (date: string) => `בוטלה (${date})`,
    delivered: (date: string) => `נמסרה (${date})`,
    refunded: { none: '', partly: ', עם החזר כספי חלקי', fully: ', עם החזר כספי מלא' },
    onlyRefunded: 'ניתן החזר כספי מלא',
    voided: ', והתשלום בוטל',
    total: {
      none: '',
      partly: (back: string) => ` (הוחזרו ${back})`,
      fully: ' (הוחזר במלואו)',
    },
  },
  offline: {
    greeting: 'שלום! איך אפשר לעזור לכם היום?',
    thanks: 'בשמחה! אפשר לעזור בעוד משהו?',
    farewell: 'בסדר גמור. אני כאן בכל פעם שתצטרכו עוד משהו. כל טוב!',
    banter: 'אני העוזר הווירטואלי של החנות, ואשמח לעזור בכל שאלה עליה. מה לחפש עבורכם?',
    unknown: 'מצטערים, לא מצאתי תשובה לכך. תרצו לדבר עם נציג אנושי?',
    unknownPart: (part: string) => `לא מצאתי תשובה ל־״${part}״.`,
    noProduct: 'לא מצאתי משהו כזה בחנות. אפשר לתאר את זה אחרת?',
    askGift: 'מה אוהבים מקבלי המתנה, או מה יכול להיות שימושי עבורם?',
    noOption: 'לא מצאתי את האפשרות הזו.',
    noneFits: 'לא מצאתי מוצר שמתאים לכל הדרישות. אלה הכי קרובים:',
    notStated: (product: string) => `החנות לא מציינת את זה לגבי ${product}.`,
    found: 'הנה מה שמצאתי:',
    shopSays: 'זה מה שהחנות כותבת על כך:',
    addToCart: (product: string) => `אפשר להוסיף לעגלה את ${product} ממש כאן:`,
    noSuchDiscount: 'לא מצאתי הנחה כזו.',
    discounts: 'הקודים האלה בתוקף עכשיו:',
    noDiscount: 'לא מצאתי כרגע קוד הנחה לציבור הרחב.',
    askOrder: 'אפשר לשלוח לי את מספר ההזמנה ואת כתובת האימייל שאיתה הזמנתם?',
    askNumber: 'אפשר לכתוב לי גם את מספר ההזמנה?',
    askEmail: 'אפשר לכתוב לי גם את כתובת האימייל שאיתה הזמנתם?',
    whichOrder: (numbers: string) => `לאיזו הזמנה התכוונתם: ${numbers}?`,
    or: ' או ',
    away: 'לא הצלחתי להגיע לחנות כדי לבדוק את זה עכשיו. תרצו לדבר עם נציג אנושי?',
    order: (name: string, state: string) => `מצב ההזמנה שלכם ${name}: ${state}.`,
    arrives: (date: string) => `היא אמורה להגיע עד ${date}.`,
    product: (name: string, price: string, stock: string) => `${name}: המחיר ${price}, ${stock}.`,
    variant: (name: string, variant: string, price: string, stock: string) =>
      `${name}, באפשרות ${variant}: המחיר ${price}, ${stock}.`,
    option: (variant: string, price: string, stock: string) => `- ${variant}: ${price}, ${stock}`,
    discount: (code: string, what: string, ends: string) => `- ${code}: ${what}${ends && `, עד ${ends}`}`,
  },
};
