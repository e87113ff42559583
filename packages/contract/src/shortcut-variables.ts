/** What a shortcut may leave open, to be filled in for the conversation in which it is used. Without Zod. */
export const shortcutVariables = [
  'customer.name',
  'customer.first_name',
  'customer.email',
  'agent.name',
  'shop.name',
  'order.number',
] as const;
export type ShortcutVariable = (typeof shortcutVariables)[number];

/** What is known of them; what is not known is left out or empty. */
export type VariableValues = Partial<Record<ShortcutVariable, string>>;

/** A place of a text that still waits for a value: from its first brace to behind its last. */
export interface Gap {
  variable: ShortcutVariable;
  from: number;
  to: number;
}

/** `{{name}}`, or `{{name|what stands there without a value}}`. */
const place = /\{\{([^{}|]*)(?:\|([^{}]*))?\}\}/g;
const mostValueChars = 200;

const variableOf = (name: string): ShortcutVariable | undefined =>
  shortcutVariables.find((it) => it === name.trim().toLowerCase());

/** A value stands on one line, and can't pass for a place that waits for another one. */
const asWords = (value: string) =>
  value
    .replace(/[\s{}]+/g, ' ')
    .trim()
    .slice(0, mostValueChars);

/** Puts the values in. Where there is none the fallback stands; without a fallback the place stays, as a gap. */
export const fillIn = (text: string, values: VariableValues): string =>
  text.replace(place, (whole, name: string, fallback: string | undefined) => {
    const variable = variableOf(name);
    if (!variable) return whole;
    const value = asWords(values[variable] ?? '');
    if (value) return value;
    return fallback?.trim() ? fallback.trim() : `{{${variable}}}`;
  });

/** The places that still wait for a value. */
export function gapsIn(text: string): Gap[] {
  const gaps: Gap[] = [];
  for (const found of text.matchAll(place)) {
    const variable = variableOf(found[1] ?? '');
    if (variable) gaps.push({ variable, from: found.index, to: found.index + found[0].length });
  }
  return gaps;
}

/** The first name in double braces that is no variable; null where all are. */
export function unknownVariable(text: string): string | null {
  for (const [, name = ''] of text.matchAll(place)) if (!variableOf(name)) return name.trim();
  return null;
}
