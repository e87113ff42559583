import type { ShopSettings } from '../settings/shop-settings.ts';
import { visitorTexts } from './catalogue.ts';
import { withListedTexts } from './listed-texts.ts';
import type { Text } from './say-in.ts';
import { settingTexts, valueAt, withValueAt } from './setting-texts.ts';

/** What counts in a language: what the shop worded itself, and what the product says. */
export interface SaidIn {
  own: Readonly<Record<string, Text>>;
  builtIn: Readonly<Record<string, Text>>;
}

/** What a setting says there: the shop's translation, the product's own text where the merchant wrote none, else what stands there. */
export function settingIn({ own, builtIn }: SaidIn, key: string, value: string): string {
  const said = own[key] ?? (value === Reflect.get(visitorTexts, key) ? builtIn[key] : undefined);
  return typeof said === 'string' ? said : value;
}

/** The settings as they are read in a language. What is empty stays so: the merchant wants nothing there. */
export function settingsIn<Settings extends ShopSettings>(settings: Settings, words: SaidIn): Settings {
  const worded = settingTexts.reduce((all, { key, path, maxChars }) => {
    const value = valueAt(all, path);
    if (typeof value !== 'string' || value === '') return all;
    const said = settingIn(words, key, value);
    // What was kept under another limit must not make the settings of a language unreadable.
    return said === value || [...said].length > maxChars ? all : withValueAt(all, path, said);
  }, settings);
  return withListedTexts(worded, (key, source) => settingIn(words, key, source));
}
