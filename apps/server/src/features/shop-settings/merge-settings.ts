import { isDeepStrictEqual } from 'node:util';
import type { SettingsPatch, ShopSettings } from '@chatty/contract/settings/shop-settings';

/** What is said of the settings themselves. */
type Said = Omit<SettingsPatch, 'id' | 'version' | 'suiteRunId' | 'saveAnyway'>;
type Given = Omit<Said, 'from'>;

/** Kept whole under one name, and changed part by part. */
const inParts = [
  'aiAssistantSettings',
  'inboxSettings',
  'quickReplySettings',
  'chatPageSettings',
  'faqPageSettings',
  'orderTrackingSettings',
  'contactMethod',
  'welcomePopupSetting',
  'newsletterPopupSettings',
  'productPopupSettings',
  'cartBoosterPopupSettings',
] as const;
const isInParts = (name: string): name is (typeof inParts)[number] => inParts.some((it) => it === name);

/** What is given, each field by its path: `brandColor`, `aiAssistantSettings.botName`, `contactMethod.email`. */
const fieldsOf = (given: object): [string, unknown][] =>
  Object.entries(given).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
    if (value === undefined) return [];
    if (!isInParts(name)) return [[name, value]];
    return Object.entries(value as object).map(([part, its]) => [`${name}.${part}`, its]);
  });

/** The stored settings with what is given in the place of what was there. */
export function patched(stored: Record<string, unknown>, given: Given): Record<string, unknown> {
  const said = Object.entries(given).filter(([, value]) => value !== undefined);
  const merged = said.map(([name, value]) => [
    name,
    isInParts(name) ? { ...(stored[name] as object | undefined), ...(value as object) } : value,
  ]);
  return { ...stored, ...Object.fromEntries(merged) };
}

/** The entries of what is given that say something else than what was read. */
function otherThan(read: object, given: object): [string, unknown][] {
  const was = new Map<string, unknown>(Object.entries(read));
  return Object.entries(given).filter(([name, its]) => !was.has(name) || !isDeepStrictEqual(was.get(name), its));
}

/**
 * What is given, without the fields and parts that are as they were read: whoever gives all of the settings, or a whole list
 * of parts, to change one of them says nothing about the others.
 */
export function changedIn({ from, ...given }: Said): Given {
  const changed = otherThan(from ?? {}, given).map(([name, value]) => {
    const read: unknown = from && isInParts(name) ? from[name] : undefined;
    return [name, read && value ? Object.fromEntries(otherThan(read, value)) : value];
  });
  return Object.fromEntries(changed);
}

/**
 * The fields, by their paths, that are no longer what whoever changes them read, and not what they make of them either:
 * somebody else's change would be lost.
 */
export function overtaken(current: ShopSettings, { from, ...given }: Said): string[] {
  const now = new Map(fieldsOf(current));
  const wanted = new Map(fieldsOf(given));
  return fieldsOf(from ?? {}).flatMap(([path, read]) => {
    if (!wanted.has(path) || isDeepStrictEqual(now.get(path), read)) return [];
    return isDeepStrictEqual(now.get(path), wanted.get(path)) ? [] : [path];
  });
}

/** How many fields are given by whoever does not say what stood in them. */
export function countBlind({ from, ...given }: Omit<SettingsPatch, 'id' | 'version'>): number {
  const read = new Set(fieldsOf(from ?? {}).map(([path]) => path));
  return fieldsOf(given).filter(([path]) => !read.has(path)).length;
}
