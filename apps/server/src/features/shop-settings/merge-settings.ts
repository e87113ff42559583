import { isDeepStrictEqual } from 'node:util';
import type { SettingsPatch, ShopSettings } from '@chatty/contract/settings/shop-settings';

type Given = Omit<SettingsPatch, 'id' | 'from'>;

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

/**
 * What is given, without the parts that are as they were read: whoever gives a whole list of parts to change one of them
 * says nothing about the others.
 */
export function changedIn({ from, ...given }: Omit<SettingsPatch, 'id'>): Given {
  const all = Object.entries(given).map(([name, value]) => {
    const read: unknown = from && isInParts(name) ? from[name] : undefined;
    if (!read || !value) return [name, value];
    const was = new Map(Object.entries(read));
    const changed = Object.entries(value).filter(
      ([part, its]) => !was.has(part) || !isDeepStrictEqual(was.get(part), its),
    );
    return [name, Object.fromEntries(changed)];
  });
  return Object.fromEntries(all);
}

/**
 * The fields, by their paths, that are no longer what whoever changes them read, and not what they make of them either:
 * somebody else's change would be lost.
 */
export function overtaken(current: ShopSettings, { from, ...given }: Omit<SettingsPatch, 'id'>): string[] {
  const now = new Map(fieldsOf(current));
  const wanted = new Map(fieldsOf(given));
  return fieldsOf(from ?? {}).flatMap(([path, read]) => {
    if (!wanted.has(path) || isDeepStrictEqual(now.get(path), read)) return [];
    return isDeepStrictEqual(now.get(path), wanted.get(path)) ? [] : [path];
  });
}
