import { describe, expect, test } from 'vitest';
import type { Language } from '../languages.ts';
import { retellInEnglish } from './retell.ts';

describe('a question retold in English', () => {
  test.each<[Language, string, RegExp]>([
    ['de', 'Wie lange dauert der Versand nach Deutschland?', /how long .*shipping.* Germany\?/],
    ['de', 'Wo ist meine Bestellung #1063?', /where is my order #1063\?/i],
    ['es', '¿Cuánto cuesta el envío?', /how much .*shipping/],
    ['fr', 'je veux parler à un conseiller', /talk.*human/],
    ['pl', 'ile kosztuje dostawa do Niemiec', /how much.*shipping.*Germany/],
    ['ja', '送料はいくらですか', /shipping.*how much/],
    ['zh', '能寄到加拿大吗？', /shipping.*Canada/],
  ])('%s: %s', (language, text, retold) => {
    expect(retellInEnglish(text, language)).toMatch(retold);
  });

  test('keeps numbers, hidden addresses and unknown names as they are', () => {
    const retold = retellInEnglish('Wo ist Bestellung #1063? [email:1] Zugspitze 30,5', 'de');
    for (const it of ['#1063', '[email:1]', 'Zugspitze', '30,5']) expect(retold).toContain(it);
  });

  test('leaves English as it is', () => {
    expect(retellInEnglish('Où est “it”?', 'en')).toBe('Où est “it”?');
  });
});
