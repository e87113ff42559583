/** Keeps a visitor's addresses from the model: it sees `[email:1]`, which only our own tools can turn back. */
export interface Vault {
  hide(text: string): string;
  reveal(text: string): string;
}

/** What a hidden address looks like. */
export const hiddenPattern = /\[(?:email|phone):\d+\]/g;

const email = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g;
const phone = /(?<![\w#./-])(?:\+\d|\(\d|\d)(?:[\s().-]{0,2}\d){8,14}(?![\w-])/g;
/** Long numbers after these words are not telephone numbers. */
const numbered =
  /(?:order|purchase|number|invoice|tracking|no|nr|num|#)\s{0,9}(?:is|was|no|number|id)?\s{0,9}[.:#]{0,9}\s{0,9}$/i;
const telephone = /(?:phone|mobile|cell|tel|call|whatsapp|reach)\D{0,20}$/i;

export function createVault(): Vault {
  const names = new Map<string, string>();
  const values = new Map<string, string>();
  const counts = { email: 0, phone: 0 };
  const nameOf = (kind: 'email' | 'phone', value: string) => {
    const key = kind === 'email' ? value.toLowerCase() : value.replace(/[^\d+]/g, '');
    const known = names.get(key);
    if (known) return known;
    counts[kind] += 1;
    const name = `[${kind}:${counts[kind]}]`;
    names.set(key, name);
    values.set(name, value);
    return name;
  };
  return {
    hide: (text) =>
      text
        // A visitor may type a text that looks like one of our names; it must not reveal anything.
        .replace(hiddenPattern, (it) => it.slice(1, -1))
        .replace(email, (it) => nameOf('email', it))
        .replace(phone, (number, at: number, all: string) => {
          const before = all.slice(Math.max(0, at - 40), at);
          const isNumbered = numbered.test(before) && !telephone.test(before);
          return isNumbered || /^\d{4}-\d\d-\d\d/.test(number) ? number : nameOf('phone', number);
        }),
    reveal: (text) => text.replace(hiddenPattern, (name) => values.get(name) ?? name),
  };
}
