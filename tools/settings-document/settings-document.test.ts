import { expect, test } from 'vitest';
import { settingsDocument, settingsTold } from './settings-document.ts';

const told = settingsTold();

test('every setting has a page', () => {
  expect(told.filter((it) => it.pages.length === 0).map((it) => it.field)).toEqual([]);
});

test('every setting is said to do something, and a test sets it', () => {
  const silent = told.filter((it) => it.effect === '' || it.tests.length === 0);
  expect(silent.map((it) => it.field)).toEqual([]);
});

test('the document says what is so', async () => {
  await expect(settingsDocument(told)).toMatchFileSnapshot('../../docs/settings.md');
});
