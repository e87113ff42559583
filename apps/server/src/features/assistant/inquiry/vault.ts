import { inPlainSigns } from '../grounding/reading/plain-text.ts';

/**
 * Keeps what identifies a visitor from the model: it sees `[email:1]`, which only our own tools can turn back. Numbers of
 * cards and accounts, and where somebody lives, nothing turns back: no tool needs them.
 */
export interface Vault {
  hide(text: string): string;
  reveal(text: string): string;
}

/** What a hidden address looks like. */
export const hiddenPattern = /\[(?:email|phone|card|account|address):\d+\]/g;

/** What addresses are made of: not of signs that other scripts write without a space beside one. */
const sign = '[\\p{sc=Latin}\\p{sc=Cyrillic}\\p{sc=Greek}\\p{Nd}_-]';
const email = new RegExp(`(?<!${sign}|[.+])(?:${sign}|[.+]){1,64}[@＠]${sign}{1,63}(?:\\.${sign}{1,63}){1,5}`, 'gu');
/** Digits of every script. */
const phone = /(?<![\w#./-])(?:\+\p{Nd}|\(\p{Nd}|\p{Nd})(?:[\s().-]{0,2}\p{Nd}){8,14}(?![\w-])/gu;
/** Signs that nobody sees within an address or a number, such as those that a page was copied with. */
const unseen = /(?<=[\w@＠.+-])[\p{Cf}\u00ad]+(?=[\w@＠.+-])/gu;
/** Long numbers after these words are not telephone numbers. */
const numbered =
  /(?:order|purchase|number|invoice|tracking|no|nr|num|#)\s{0,9}(?:is|was|no|number|id)?\s{0,9}[.:#]{0,9}\s{0,9}$/i;
const telephone = /(?:phone|mobile|cell|tel|call|whatsapp|reach)\D{0,20}$/i;

const card = /(?<![\p{Nd}#])\p{Nd}(?:[ -]?\p{Nd}){12,18}(?!\p{Nd})/gu;
const account = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}(?![\p{L}\p{N}])/gu;
/** A house in a street, as it is written in the languages of most visitors. */
const streets = [
  /(?<![\w#])\d{1,5}[a-z]? (?:\p{Lu}[\p{L}'’.-]{0,20} ){1,3}(?:[Ss]treet|St|[Aa]venue|Ave|[Rr]oad|Rd|[Ll]ane|[Dd]rive|[Bb]oulevard|Blvd|[Tt]errace|[Cc]rescent)(?!\p{L})/gu,
  /(?<!\p{L})[\p{L}-]{2,30}(?:stra(?:ß|ss)e|str\.|straat|gatan|gasse|allee) \d{1,4}[a-z]?(?![\p{L}\p{N}])/giu,
  /(?<![\w#])\d{1,4},? (?:bis |ter )?(?:rue|boulevard|chemin|impasse)(?: [\p{L}'’-]{1,20}){1,4}/giu,
  /(?<!\p{L})(?:calle|avenida|viale|corso|piazza|rua)(?: [\p{L}'’.-]{1,20}){1,4},? \d{1,4}(?!\p{N})/giu,
];

/** The check digit of cards: a number without it is none. */
function isCard(number: string): boolean {
  const digits = [...inPlainSigns(number).replace(/\D/g, '')].reverse().map(Number);
  const sum = digits.reduce((all, it, at) => {
    const own = at % 2 === 1 ? it * 2 : it;
    return all + (own > 9 ? own - 9 : own);
  }, 0);
  return sum % 10 === 0;
}

/** The check of international account numbers. */
function isAccount(written: string): boolean {
  const plain = written.replaceAll(' ', '');
  const turned = plain.slice(4) + plain.slice(0, 4);
  const digits = [...turned].map((it) => (/\d/.test(it) ? it : String(it.charCodeAt(0) - 55))).join('');
  let rest = 0;
  for (const it of digits) rest = (rest * 10 + Number(it)) % 97;
  return rest === 1;
}

type Kind = 'email' | 'phone' | 'card' | 'account' | 'address';
/** What our own tools look up by. */
const needed: ReadonlySet<Kind> = new Set(['email', 'phone']);

export function createVault(): Vault {
  const names = new Map<string, string>();
  const values = new Map<string, string>();
  const counts = { email: 0, phone: 0, card: 0, account: 0, address: 0 };
  const nameOf = (kind: Kind, value: string) => {
    const key = `${kind}/${kind === 'phone' ? inPlainSigns(value).replace(/[^\d+]/g, '') : value.toLowerCase()}`;
    const known = names.get(key);
    if (known) return known;
    counts[kind] += 1;
    const name = `[${kind}:${counts[kind]}]`;
    names.set(key, name);
    if (needed.has(kind)) values.set(name, value);
    return name;
  };
  const withoutStreets = (text: string) =>
    streets.reduce((rest, street) => rest.replace(street, (it) => nameOf('address', it)), text);
  const withoutNumbers = (text: string) =>
    text
      .replace(unseen, '')
      // A visitor may type a text that looks like one of our names; it must not reveal anything.
      .replace(hiddenPattern, (it) => it.slice(1, -1))
      .replace(email, (it) => nameOf('email', it))
      .replace(account, (it) => (isAccount(it) ? nameOf('account', it) : it))
      .replace(card, (it) => (isCard(it) ? nameOf('card', it) : it))
      .replace(phone, (number, at: number, all: string) => {
        const before = all.slice(Math.max(0, at - 40), at);
        const isNumbered = numbered.test(before) && !telephone.test(before);
        return isNumbered || /^\d{4}-\d\d-\d\d/.test(number) ? number : nameOf('phone', number);
      });
  return {
    hide: (text) => withoutStreets(withoutNumbers(text)),
    reveal: (text) => text.replace(hiddenPattern, (name) => values.get(name) ?? name),
  };
}
