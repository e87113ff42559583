/** Words and signs of one currency, in whatever language; other codes stand for themselves. */
const currencies: readonly [string, RegExp][] = [
  [
    'dollar',
    /[$＄]|\bUSD\b|dollar|dólar|\bdolar|dolár|доллар|долар|δολάρι|ドル|美元|달러|דולר|دولار|डॉलर|ดอลลาร์|đô la/iu,
  ],
  ['euro', /€|\bEUR\b|\beuro|евро|євро|ευρώ|ユーロ|欧元|유로|אירו|يورو|यूरो|ยูโร/iu],
  ['pound', /£|\bGBP\b|sterling|英镑|ポンド/iu],
  ['yen', /[¥￥]|\bJPY\b|\byen\b|円|日元|йен|єн/iu],
  ['rupee', /₹|\bINR\b|rupee|rupie|рупі|रुपये|रुपए/iu],
  ['franc', /\bCHF\b|\bfranc|franken/iu],
  ['crown', /\b(?:SEK|NOK|DKK|CZK)\b|\bkr\b|\bKč|kron|koron|korun/iu],
  ['cent', /¢|\bcents?\b|центов|центів|centav|セント|美分/iu],
];
const otherCodes = /\b(?:CAD|AUD|NZD|PLN|HUF|RON|TRY|BRL|MXN|ZAR|VND|CNY|KRW|SGD|HKD|UAH|RUB|ILS|THB|IDR)\b/g;

const percent =
  /[%٪]|percent|per cent|prozent|pour cent|por ciento|por cento|per cento|procent|prosent|százalék|процент|відсот|τοις εκατό|بالمئة|بالمائة|في المئة|אחוז|प्रतिशत|パーセント|퍼센트|百分之|เปอร์เซ็นต์|phần trăm|persen|yüzde/iu;

/** What was not used yet: a condition, and nothing that turns a clause around. */
const unused =
  /\bun(?:used|worn|opened|washed)\b|unbenutzt|ungetragen|ungeöffnet|ungewaschen|non utilis|non porté|non ouvert|inutilisé|jamais porté|sin usar|sin abrir|sin estrenar|no usad|não usad|não utilizad|sem uso|non utilizzat|non usat|inutilizzat|mai usat|ongebruikt|ongedragen|ongeopend|oanvänd|oöppnad|ubrugt|uåbnet|ubrukt|uåpnet|käyttämättöm|avaamattom|használatlan|nem használt|nieużywan|nienoszon|nieotwart|nepoužit|nenošen|neotevřen|nefolosit|neutilizat|kullanılmamış|giyilmemiş|açılmamış|αχρησιμοποίητ|αφόρετ|неиспользованн|неношен|невикористан|غير (?:ال)?(?:مستعمل|مستخدم)|לא משומש|שלא נעשה|अप्रयुक्त|未使用|未开封|未開封|未拆封|未穿|미사용|미착용|사용하지 않은|ยังไม่(?:ได้)?(?:ใช้|เปิด)|ไม่ได้ใช้|chưa (?:qua )?sử dụng|belum (?:digunakan|dipakai)/iu;

/** A day on which people work is not any day. */
const workday =
  /(?:business|working|week)[ -]?days?|werktag|arbeitstag|geschäftstag|jours? ouvr|días? (?:hábil|laborabl)|dias? út(?:il|eis)|giorn[oi] (?:lavorativ|feriali)|werkdag|arbetsdag|vardag|hverdag|arbejdsdag|arbeidsdag|virkedag|arkipäiv|työpäiv|(?:dni|dzień|dnia) robocz|pracovní(?:ch|m|mi)? d|munkanap|zile? lucrăto|iş günü|рабоч|робоч|εργάσιμ|ימי עסקים|יום עסקים|ימי עבודה|أيام? عمل|يوم عمل|कार्य ?दिवस|कामकाजी|व्यावसायिक|営業日|平日|工作日|영업일|วันทำการ|ngày làm việc|hari kerja/iu;

const symbol = /\d\s?(mm|cm|dm|km|m²|m|kg|mg|g|cl|ml|dl|l|oz|lbs?|ft|kwh|w|v|mah|wh|°\s?[cf])(?![\p{L}'’])/giu;

const formed = new Map<RegExp, RegExp>();
/** Texts are compared in one form of signs, and Thai is written here in another. */
function inOneForm(pattern: RegExp): RegExp {
  const known = formed.get(pattern) ?? new RegExp(pattern.source.normalize('NFKC'), pattern.flags);
  formed.set(pattern, known);
  return known;
}

/** The names of what the figures of a text count: currencies, shares, measures, working days; sorted, each once. */
export function unitsIn(text: string): string[] {
  const found = [
    ...currencies.flatMap(([name, pattern]) => (inOneForm(pattern).test(text) ? [name] : [])),
    ...(text.match(otherCodes) ?? []),
    ...(inOneForm(percent).test(text) ? ['%'] : []),
    ...(isOfWorkdays(text) ? ['workday'] : []),
    ...[...text.matchAll(symbol)].map(([, unit = '']) => unit.toLowerCase().replace(/\s/g, '')),
  ];
  return [...new Set(found)].sort();
}

export const isOfWorkdays = (text: string): boolean => inOneForm(workday).test(text);

/** Whether a text speaks of what was not used yet, and the text without these words. */
export function unusedIn(text: string): { isUnused: boolean; rest: string } {
  const pattern = inOneForm(unused);
  return { isUnused: pattern.test(text), rest: text.replace(new RegExp(pattern.source, 'giu'), ' ') };
}
