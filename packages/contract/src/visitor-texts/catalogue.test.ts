import { expect, test } from 'vitest';
import { visitorTexts } from './catalogue.ts';
import { textTabs } from './text-tabs.ts';

const inTabs = textTabs.flatMap((tab) => tab.categories.flatMap((it) => Object.keys(it.texts)));

test('merchants find every text in one tab, and no key stands twice', () => {
  expect(inTabs.toSorted()).toEqual(Object.keys(visitorTexts).toSorted());
});

test('every key is in camel case, and every text says something without markup', () => {
  for (const [key, text] of Object.entries(visitorTexts)) {
    expect(key).toMatch(/^[a-z][A-Za-z]+$/);
    for (const form of typeof text === 'string' ? [text] : Object.values(text)) {
      expect(form.trim()).toBe(form);
      expect(form).toMatch(/^[^<>]+$/);
    }
  }
});

test('a category has one name in its tab', () => {
  for (const { categories } of textTabs) {
    expect(new Set(categories.map((it) => it.id)).size).toBe(categories.length);
  }
});
