import { plainText } from './reading/plain-text.ts';

/** Something in a text that is true or false by itself and must therefore come from evidence. */
export interface Claim {
  kind: 'address' | 'phone' | 'date' | 'money' | 'percent' | 'measure' | 'number' | 'code';
  /** Canonical, so that two ways of writing the same are equal: `day:30`, `dollar:5.5`, `2026-11-21`. */
  value: string;
  /** As it stands in the text. */
  text: string;
}

/** The name under which a claim is compared. */
export const keyOf = ({ kind, value }: Pick<Claim, 'kind' | 'value'>) => `${kind}:${value}`;

/** Every key that a claim of evidence answers for: a day with its year for the day, a measure for its figure. */
export function keysOf(claim: Claim): string[] {
  const { kind, value } = claim;
  const keys = [keyOf(claim)];
  if (kind === 'date') keys.push(keyOf({ kind, value: value.replace(/^\d{4}-(?=\d\d-\d\d$)/, '') }));
  if (kind === 'measure') keys.push(keyOf({ kind: 'number', value: value.slice(value.indexOf(':') + 1) }));
  return keys;
}

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
/** Repetitions are bounded everywhere here, so that no text makes reading slow. */
const number = '\\d{1,30}(?:[.,]\\d{1,9}){0,5}';
const unit =
  '(?:business|working)[\\s-]{0,9}(?:days?|hours?)|seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|yrs?|' +
  'mm|cm|km|metres?|meters?|m|inch(?:es)?|ft|feet|mg|g|grams?|kg|kilos?|kilograms?|oz|ounces?|lbs?|ml|cl|litres?|liters?|l|w|watts?|v|volts?|mah|stars?|am|pm';
const currencySign = '[$€£¥₹₺₩₫₴₱]';
const currencyWord =
  '(?:us\\s?dollars?|dollars?|bucks|euros?|pounds?(?:\\ssterling)?|cents?|pence|yen|rupees?|crowns?|francs?)';
const currencyCode =
  '(?:USD|EUR|GBP|CAD|AUD|NZD|CHF|JPY|INR|SEK|NOK|DKK|PLN|CZK|HUF|RON|TRY|BRL|MXN|ZAR|VND|CNY|KRW|SGD|HKD)';

const currencies: Readonly<Record<string, string>> = {
  $: 'dollar',
  usd: 'dollar',
  dollar: 'dollar',
  buck: 'dollar',
  'us dollar': 'dollar',
  '€': 'euro',
  eur: 'euro',
  euro: 'euro',
  '£': 'pound',
  gbp: 'pound',
  pound: 'pound',
  'pound sterling': 'pound',
  '¥': 'yen',
  jpy: 'yen',
  '₹': 'rupee',
  inr: 'rupee',
};
const unitNames: Readonly<Record<string, string>> = {
  min: 'minute',
  hr: 'hour',
  yr: 'year',
  metre: 'm',
  meter: 'm',
  inche: 'inch',
  feet: 'ft',
  gram: 'g',
  kilo: 'kg',
  kilogram: 'kg',
  ounce: 'oz',
  lb: 'pound',
  litre: 'l',
  liter: 'l',
  watt: 'w',
  volt: 'v',
};

const singular = (word: string) => (word.length > 2 ? word.toLowerCase().replace(/s$/, '') : word.toLowerCase());
const currencyOf = (text: string) => {
  const name = singular(text.trim());
  return currencies[name] ?? name;
};
const unitOf = (text: string) => {
  const name = singular(text.replace(/[\s-]+/g, ' ').trim());
  if (/^(?:business|working)/.test(name)) return `work${name.replace(/^\S+?(?:ing|ness)\s?/, '')}`;
  return unitNames[name] ?? name;
};

/** "1,000" and "1000", "24.00", "24,00" and "24" are each the same number. */
export function numberOf(text: string): string {
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(text) || /^\d{1,3}(?:,\d{3})+\.\d+$/.test(text);
  const plain = grouped
    ? text.replace(/,/g, '').replace(/\.(?=\d{3}(?:\D|$))/g, '')
    : /^\d{1,3}(?:\.\d{3})+,\d+$/.test(text)
      ? text.replace(/\./g, '').replace(',', '.')
      : text.replace(',', '.');
  const value = Number(plain);
  return Number.isFinite(value) ? String(value) : plain;
}

const pad = (digits: string) => digits.padStart(2, '0');
const monthOf = (name: string) =>
  pad(String(months.findIndex((it) => it.startsWith(name.slice(0, 3).toLowerCase())) + 1));
const addressEnd = new Set('/?#.,;:!)]');
/** Without what stands before the host, and what ends the sentence around it. */
function addressOf(text: string): string {
  const address = text.toLowerCase().replace(/^(?:https?:)?\/\/(?:www\.)?|^www\.|^mailto:|^tel:/, '');
  let end = address.length;
  while (addressEnd.has(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}

interface Rule {
  pattern: RegExp;
  claims(found: RegExpExecArray): Omit<Claim, 'text'>[];
}

const one = (kind: Claim['kind'], value: string) => [{ kind, value }];
const dated = (year: string | undefined, monthNumber: string, day: string) =>
  one('date', `${year ? `${year}-` : ''}${monthNumber}-${pad(day)}`);
/** Both ends of a range are claims of the same kind: "3-5 business days". */
const range = `(${number})(?:\\s?(?:-|to|or|and)\\s?(${number}))?`;
const both = (kind: Claim['kind'], prefix: string, ...values: (string | undefined)[]) =>
  values.filter((it) => it !== undefined).map((it) => ({ kind, value: `${prefix}${numberOf(it)}` }));

/** The order matters: text that one rule has read is hidden from the next ones. */
const rules: Rule[] = [
  {
    pattern: /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}\b/g,
    claims: ([it]) => one('address', it.toLowerCase()),
  },
  {
    pattern: /\]\(([^)\s]*)\)?/g,
    claims: ([, it = '']) => one('address', addressOf(it)),
  },
  {
    pattern: /(?:\b[a-z][a-z+.-]{0,30}:\/\/|\/\/|\bwww\.)[^\s<>"'`)\]]{1,2000}/gi,
    claims: ([it]) => one('address', addressOf(it)),
  },
  {
    pattern: /\b(?:mailto|javascript|data|tel):\S{1,2000}/gi,
    claims: ([it]) => one('address', addressOf(it)),
  },
  {
    pattern:
      /\b(?:[a-z0-9-]{1,63}(?:\.|\s{1,3}dot\s{1,3}|\s?\[dot\]\s?|\s?\(dot\)\s?)){1,5}(?:com|net|org|io|co|shop|store|eu|de|fr|uk|us|info|biz|app|dev|me|ly|xyz|site|online|example)\b(?:\/[^\s<>"'`)\]]{0,2000})?/gi,
    claims: ([it]) => one('address', addressOf(it.replace(/\s{0,3}[[(]?dot[\])]?\s{0,3}/gi, '.'))),
  },
  {
    pattern: /(?<=^|[\s("'])\/[a-z][\w-]*(?:\/[\w.?=&%-]+)*/gi,
    claims: ([it]) => one('address', addressOf(it)),
  },
  {
    pattern: /\b(\d{4})-(\d{1,2})-(\d{1,2})(?:T[\d:.]{1,20}Z?)?\b/g,
    claims: ([, y, m = '', d = '']) => dated(y, pad(m), d),
  },
  {
    pattern: /\b(\d{1,2})[./](\d{1,2})[./](\d{4}|\d{2})\b/g,
    claims: ([it]) => one('date', it.replace(/\./g, '/')),
  },
  {
    pattern: new RegExp(
      `\\b(\\d{1,2})(?:st|nd|rd|th)?\\s{1,9}(?:of\\s{1,9})?(${month})\\b\\.?(?:,?\\s{1,9}(\\d{4}))?`,
      'gi',
    ),
    claims: ([, d = '', m = '', y]) => dated(y, monthOf(m), d),
  },
  {
    pattern: new RegExp(`\\b(${month})\\.?\\s{1,9}(\\d{1,2})(?:st|nd|rd|th)?\\b(?:,?\\s{1,9}(\\d{4}))?`, 'gi'),
    claims: ([, m = '', d = '', y]) => dated(y, monthOf(m), d),
  },
  {
    pattern: new RegExp(`\\b(${month})\\s{1,9}(\\d{4})\\b`, 'gi'),
    claims: ([, m = '', y]) => one('date', `${y}-${monthOf(m)}`),
  },
  {
    pattern: new RegExp(`\\b${weekday}\\b|\\b(?:tomorrow|tonight|today)\\b`, 'gi'),
    claims: ([it]) => one('date', singular(it)),
  },
  {
    pattern: /(?<![\w#])\+?\d(?:[\s().-]{0,2}\d){8,14}(?!\w)/g,
    claims: ([it]) => one('phone', it.replace(/\D/g, '')),
  },
  {
    pattern: new RegExp(`(${currencySign})\\s?${range}`, 'g'),
    claims: ([, sign = '', from, to]) => both('money', `${currencyOf(sign)}:`, from, to),
  },
  {
    pattern: new RegExp(`\\b(${currencyCode})\\s?${range}`, 'g'),
    claims: ([, code = '', from, to]) => both('money', `${currencyOf(code)}:`, from, to),
  },
  {
    pattern: new RegExp(`${range}\\s?(${currencySign}|${currencyCode}\\b|${currencyWord}\\b)`, 'gi'),
    claims: ([, from, to, name = '']) => both('money', `${currencyOf(name)}:`, from, to),
  },
  {
    pattern: new RegExp(`${range}\\s?-?(?:%|percent\\b|per\\s{1,9}cent\\b|pct\\b)`, 'gi'),
    claims: ([, from, to]) => both('percent', '', from, to),
  },
  {
    pattern: new RegExp(`${range}[\\s-]?(${unit})\\b`, 'gi'),
    claims: ([, from, to, name = '']) => both('measure', `${unitOf(name)}:`, from, to),
  },
  {
    pattern:
      /\b(?:codes?|coupons?|vouchers?|promo)\b(?:\s{1,3}code)?(?:\s{1,3}is|:)?\s{0,3}["'“`*]{0,4}((?=[\w-]{0,64}[A-Z])[A-Z0-9_-]{4,64}|(?=[\w-]{0,64}\d)[a-zA-Z][\w-]{2,64})/g,
    claims: ([, it = '']) => one('code', it.toUpperCase()),
  },
  {
    // What a thing withstands, and by which standard, is no code.
    pattern: /\b(?:IP[X\d]{2}|IK\d{2}|[SU]PF\d{1,3}|UV\d{3}|(?:EN|ISO|DIN|ASTM|IEC)\d{3,6}|USB\d)\b/g,
    claims: ([it]) => one('measure', `standard:${it}`),
  },
  {
    pattern: /\b(?=[A-Z0-9_-]{0,64}[A-Z])(?=[A-Z0-9_-]{0,64}\d)[A-Z0-9][A-Z0-9_-]{2,64}[A-Z0-9]\b/g,
    claims: ([it]) => one('code', it),
  },
  {
    pattern: new RegExp(number, 'g'),
    claims: ([it]) => one('number', numberOf(it)),
  },
];

/** A text whose claims are replaced by marks, `\ue000` and `\ue001` around the place in `marked`. */
export interface MarkedText {
  text: string;
  /** What each mark stands for: two claims where a range is told. */
  marked: Claim[][];
}

/** The text as claims are read from it, with a mark in the place of each. */
export function markClaims(text: string): MarkedText {
  let rest = plainText(text)
    .replace(/[\ue000\ue001]/g, '')
    .replace(/^([^\S\r\n\u2028\u2029]*)\d{1,2}[.)](?=\s)/gm, '$1');
  const marked: Claim[][] = [];
  for (const { pattern, claims: read } of rules) {
    rest = rest.replace(new RegExp(`\ue000\\d+\ue001|${pattern.source}`, pattern.flags), (...found) => {
      const groups = found.slice(
        0,
        found.findIndex((it) => typeof it === 'number'),
      ) as string[];
      const matched = groups[0] ?? '';
      if (matched.startsWith('\ue000')) return matched;
      const claims = read(groups as RegExpExecArray).map((it) => ({ ...it, text: matched.trim() }));
      return ` \ue000${marked.push(claims) - 1}\ue001 `;
    });
  }
  return { text: rest, marked };
}

/** Everything in the text that needs evidence, each place once. */
export const claimsIn = (text: string): Claim[] => markClaims(text).marked.flat();
