import { expect, test } from 'vitest';
import { visitorTexts } from './catalogue.ts';

test('every key is in camel case, and every text says something without markup', () => {
  for (const [key, text] of Object.entries(visitorTexts)) {
    expect(key).toMatch(/^[a-z][A-Za-z]+$/);
    for (const form of typeof text === 'string' ? [text] : Object.values(text)) {
      expect(form.trim()).toBe(form);
      expect(form).toMatch(/^[^<>]+$/);
    }
  }
});
