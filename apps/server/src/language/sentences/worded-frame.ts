import type { Frame } from '../frames/en.ts';
import { frameOf, type Language } from '../languages.ts';
import { type SentenceKey, sentences } from './sentences.ts';

/** A sentence, or one for each plural form. */
type Form = string | Readonly<Record<string, string>>;

/** What a shop says in other words, by the keys of the sentences, in a locale. */
export interface Worded {
  locale: string;
  words: Readonly<Record<string, Form>>;
}

const names = /\{([a-zA-Z]\w{0,30})\}/g;

/** Puts the values in, all at once: what one of them says is no place for another. */
const filled = (form: string, values: Readonly<Record<string, string>>): string =>
  form.replace(names, (it, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? it) : it));

/** The form for a number, as the locale counts. */
const formFor = (form: Form, locale: string, count: number): string =>
  typeof form === 'string' ? form : (form[new Intl.PluralRules(locale).select(count)] ?? form.other ?? '');

/** A sentence as a frame has it: a text, or what makes one of facts. */
function said(
  form: Form,
  puts: readonly string[],
  locale: string,
): string | ((...facts: (string | number)[]) => string) {
  if (puts.length === 0) return formFor(form, locale, 1);
  if (puts[0] === 'count') {
    return (count) =>
      filled(formFor(form, locale, Number(count)), { count: new Intl.NumberFormat(locale).format(Number(count)) });
  }
  return (...facts) =>
    filled(formFor(form, locale, 1), Object.fromEntries(puts.map((name, at) => [name, String(facts[at] ?? '')])));
}

/** The same with something else at that path. */
function withAt(within: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown {
  if (typeof within !== 'object' || within === null) return within;
  const inner = rest.length === 0 ? value : withAt(Reflect.get(within, name), rest, value);
  return Array.isArray(within) ? Object.assign([...within], { [name]: inner }) : { ...within, [name]: inner };
}

const isSentence = (key: string): key is SentenceKey => sentences.has(key as SentenceKey);

/** What the assistant says by itself to whoever speaks this language, in the shop's words where it has some. */
export const wordedFrame = (language: Language, { locale, words }: Worded): Frame =>
  // A sentence is put only where one of the same kind stands, which a test holds.
  Object.entries(words).reduce<unknown>((frame, [key, form]) => {
    const sentence = isSentence(key) ? sentences.get(key) : undefined;
    return sentence ? withAt(frame, sentence.path.split('.'), said(form, sentence.puts, locale)) : frame;
  }, frameOf(language)) as Frame;

/** What stands at the path of a sentence. */
const at = (frame: Frame, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((it, name) => (typeof it === 'object' && it !== null ? Reflect.get(it, name) : undefined), frame);

/**
 * A sentence of a frame with `{name}` in the place of what is put in; where a number decides, as it is for each of these
 * numbers.
 */
export function sentenceOf(frame: Frame, key: SentenceKey, counts: Readonly<Record<string, number>>): Form {
  const { path = '', puts = [] } = sentences.get(key) ?? {};
  const it = at(frame, path);
  if (typeof it !== 'function') return String(it);
  if (puts[0] !== 'count') return String(it(...puts.map((name) => `{${name}}`)));
  return Object.fromEntries(Object.entries(counts).map(([rule, count]) => [rule, String(it(count))]));
}
