import { expect, test } from 'vitest';
import { wordsOf } from './words-for.ts';

const german = { primary_locale: 'de', store_locales: ['de'], added_locales: [] };
const row = (locale: string, key: string, value: string) => ({ locale, key, value });
const rows = [row('de', 'launcherClose', 'Schließen'), row('de', 'setting.welcomeText', 'Moin')];

test('what a shop words otherwise in its primary language is read in that language, and where the product says nothing', () => {
  expect(wordsOf(german, rows, 'de-AT').own).toEqual({ launcherClose: 'Schließen', 'setting.welcomeText': 'Moin' });
  expect(wordsOf(german, rows, 'th').own).toEqual({ launcherClose: 'Schließen' });
});

test.each(['en', 'en-GB', 'EN_us', 'fr', 'pt'])(
  'a visitor who reads %s, as the product does, is told nothing of it',
  (asked) => {
    expect(wordsOf(german, rows, asked).own).toEqual({});
  },
);

test('what a shop words otherwise in English is told to those who read that', () => {
  const both = { ...german, added_locales: ['en'] };
  expect(wordsOf(both, [...rows, row('en', 'launcherClose', 'Shut')], 'en-GB').own).toEqual({ launcherClose: 'Shut' });
});
