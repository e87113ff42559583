import { expect, it } from 'vitest';
import { parsedSettings, settingsOf } from './conversation.store.ts';

it('the settings of a thousand shops are kept parsed, however many more there are', () => {
  const widgetOf = (i: number) => JSON.stringify({ assistantName: `Assistant ${i}` });
  for (let i = 0; i < 3_000; i += 1) settingsOf({ widget: widgetOf(i) });
  expect(parsedSettings.size).toBe(1_000);
  expect(settingsOf({ widget: widgetOf(2_999) })).toBe(settingsOf({ widget: widgetOf(2_999) }));
});
