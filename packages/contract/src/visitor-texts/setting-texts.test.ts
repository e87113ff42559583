import { describe, expect, test } from 'vitest';
import { ShopSettings } from '../settings/shop-settings.ts';
import { settingsIn } from './settings-in.ts';
import { settingTexts, valueAt, withValueAt } from './setting-texts.ts';

const defaults = ShopSettings.parse({});
const isTaken = (path: string, text: string) => ShopSettings.safeParse(withValueAt(defaults, path, text)).success;

describe.each(settingTexts)('$path', ({ key, path, maxChars }) => {
  test('may be as long in every language as it is in the shop’s own, and no longer', () => {
    // Some must hold what is put in.
    const put = /\{\w+\}/.exec(String(valueAt(defaults, path)))?.[0] ?? '';
    const text = put.padEnd(maxChars, 'x');
    expect(isTaken(path, text)).toBe(true);
    expect(isTaken(path, `${text}x`)).toBe(false);
  });

  test('stays in the shop’s own language where a translation was kept that is too long', () => {
    const settings = withValueAt(defaults, path, 'As it is');
    const read = settingsIn(settings, { own: { [key]: 'x'.repeat(maxChars + 1) }, builtIn: {} });
    expect(valueAt(read, path)).toBe('As it is');
  });
});
