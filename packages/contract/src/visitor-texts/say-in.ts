import { directionOf } from './direction.ts';

/** A text, or where a number (`count`) decides, one for each of its plural forms. `{name}` stands for a value. */
export type Text = string | PluralForms;
export type PluralForms = { readonly other: string } & { readonly [Rule in Intl.LDMLPluralRule]?: string };

/** What stands in place of `{name}`: a list is written as the locale writes it, and so is a number. */
export type TextValue = string | number | readonly string[];

type PlaceholdersOf<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never;

type Values<T> = T extends string
  ? { [Name in PlaceholdersOf<T>]: TextValue }
  : { [Name in Exclude<PlaceholdersOf<T[keyof T] & string>, 'count'>]: TextValue } & { count: number };

/** The values that a text needs; none where it has no placeholder. */
export type ValuesFor<T> = keyof Values<T> extends never ? [] : [values: Values<T>];

/** Says the text of a key, with these values in it. */
export type Say<Texts> = <Key extends keyof Texts & string>(key: Key, ...values: ValuesFor<Texts[Key]>) => string;

/** Every `{name}` of a text, as a translation may hold it. Single braces of any other kind mean themselves. */
export const placeholder = /\{([a-zA-Z]\w{0,30})\}/g;

/**
 * Puts text among others of a locale, whichever way it is written itself: into text from right to left it goes isolated
 * (Unicode's FSI and PDI), which else would turn “#1001” into “1001#”.
 */
export const isolatedIn = (locale: string): ((text: string) => string) =>
  directionOf(locale) === 'rtl' ? (text) => `\u2068${text}\u2069` : (text) => text;

/**
 * Says texts in a locale: chooses the plural form, and writes numbers and lists as the locale does. What comes out is plain
 * text, never HTML. A placeholder that has no value stays as it stands, so that no translation can break the chat.
 * `own` counts before `english`, in which nothing is missing.
 */
export function sayIn<Texts extends Readonly<Record<string, Text>>>(
  english: Texts,
  locale: string,
  own: Readonly<Record<string, Text>> = {},
): Say<Texts> {
  const isolated = isolatedIn(locale);
  const write = (value: TextValue): string =>
    typeof value === 'string'
      ? isolated(value)
      : typeof value === 'number'
        ? new Intl.NumberFormat(locale).format(value)
        : new Intl.ListFormat(locale).format(value.map(isolated));
  return (key, ...[values = {}]: [values?: Readonly<Record<string, TextValue>>]) => {
    const text: Text = own[key] ?? english[key] ?? key;
    const form =
      typeof text === 'string'
        ? text
        : (text[new Intl.PluralRules(own[key] ? locale : 'en').select(Number(values.count))] ?? text.other);
    return form.replace(placeholder, (it, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      return value === undefined ? it : write(value);
    });
  };
}
