import { expect, test } from 'vitest';
import { localRecord } from '../ui/browser/local-record.ts';
import { firstWidgetPage, type WidgetPage, widgetPageOf } from './widget-page.ts';

const day = 86_400_000;
const wide = { innerWidth: 1280, hash: '' };

/** What a browser kept: `value`, written `days` ago. */
function keptFor(days: number, value: unknown) {
  const texts = new Map([['chatty widget page', JSON.stringify({ at: 0, value })]]);
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  const record = localRecord<WidgetPage>('widget page', {
    days: 30,
    parse: widgetPageOf,
    now: () => days * day,
    storage: () => storage as Storage,
  });
  return { record, texts };
}

test('the page that was open last is shown again for 30 days', () => {
  expect(firstWidgetPage(wide, keptFor(29.9, 'advanced').record)).toBe('advanced');
  expect(firstWidgetPage(wide, keptFor(30, 'advanced').record)).toBe('home');
});

test('a narrow screen begins at home unless a hash is set', () => {
  const { record } = keptFor(1, 'appearance');
  expect(firstWidgetPage({ innerWidth: 767, hash: '' }, record)).toBe('home');
  expect(firstWidgetPage({ innerWidth: 767, hash: '#' }, record)).toBe('home');
  expect(firstWidgetPage({ innerWidth: 767, hash: '#launcher' }, record)).toBe('appearance');
  expect(firstWidgetPage({ innerWidth: 768, hash: '' }, record)).toBe('appearance');
});

test('what is no page of the settings means home, and is cleared', () => {
  for (const value of ['checkout', 7, null, { page: 'advanced' }]) {
    const { record, texts } = keptFor(1, value);
    expect(firstWidgetPage(wide, record)).toBe('home');
    expect(texts.size).toBe(0);
  }
});
