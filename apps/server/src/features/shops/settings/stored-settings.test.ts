import { expect, it } from 'vitest';
import { parsedSettings, storedSettings } from './stored-settings.ts';

it('the settings of a thousand shops are kept parsed, however many more there are', () => {
  const jsonOf = (i: number) => JSON.stringify({ welcomeText: `Hello ${i}` });
  for (let i = 0; i < 3_000; i += 1) storedSettings(jsonOf(i));
  expect(parsedSettings.size).toBe(1_000);
  expect(storedSettings(jsonOf(2_999))).toBe(storedSettings(jsonOf(2_999)));
});
