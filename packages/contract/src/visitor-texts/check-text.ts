import { placeholder, type Text } from './say-in.ts';

/** What is wrong with a translation; `name` says of which placeholder or plural form. */
export type TextProblem = 'unknown placeholder' | 'missing placeholder' | 'missing form' | 'forms' | 'empty';

const formsOf = (text: Text): [rule: string, form: string][] =>
  typeof text === 'string' ? [['', text]] : Object.entries(text).filter(([, form]) => form !== undefined);

/** The placeholders of a text, each once. */
export const placeholdersOf = (text: Text): string[] => [
  ...new Set(formsOf(text).flatMap(([, form]) => [...form.matchAll(placeholder)].map((it) => it[1] ?? ''))),
];

/** The plural forms of a locale, in the order of grammar. */
export function pluralRulesOf(locale: string): Intl.LDMLPluralRule[] {
  const order: Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];
  const has = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return order.filter((it) => has.includes(it));
}

/** A whole number that takes this plural form, for an example; null where none does. */
export function exampleOf(locale: string, rule: Intl.LDMLPluralRule): number | null {
  const rules = new Intl.PluralRules(locale);
  const counts = [...Array.from({ length: 200 }, (_, at) => at + 1), 0, 1_000_000];
  return counts.find((count) => rules.select(count) === rule) ?? null;
}

/**
 * What keeps a translation from being shown, with the placeholder or plural form that it is about; null where it is fine. It
 * names what the original names; the number may stand in words in forms that one number alone takes.
 */
export function problemOf(
  original: Text,
  text: Text,
  locale: string,
): { problem: TextProblem; name: string; rule: string } | null {
  if (typeof original === 'string' ? typeof text !== 'string' : typeof text === 'string') {
    return { problem: 'forms', name: '', rule: '' };
  }
  if (typeof text !== 'string') {
    const rule = pluralRulesOf(locale).find((it) => text[it] === undefined);
    if (rule) return { problem: 'missing form', name: rule, rule };
  }
  const wanted = placeholdersOf(original);
  for (const [rule, form] of formsOf(text)) {
    if (form.trim() === '') return { problem: 'empty', name: '', rule };
    const named = placeholdersOf(form);
    const unknown = named.find((it) => !wanted.includes(it) && !(typeof original !== 'string' && it === 'count'));
    if (unknown !== undefined) return { problem: 'unknown placeholder', name: unknown, rule };
    const missing = wanted.find((it) => !named.includes(it) && !(rule !== '' && it === 'count'));
    if (missing !== undefined) return { problem: 'missing placeholder', name: missing, rule };
  }
  return null;
}

/** Whether a merchant wrote what is translated under this key: it has no placeholders then, and braces mean themselves. */
export const isMerchants = (key: string): boolean => /^(?:setting|question|faq|faqCategory|faqBlock)\./.test(key);
