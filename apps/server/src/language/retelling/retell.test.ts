import { describe, expect, test } from 'vitest';
import type { Language } from '../languages.ts';
import { retellInEnglish } from './retell.ts';

describe('a question retold in English', () => {
  test.each<[Language, string, string]>([
    ['de', 'Wie lange dauert der Versand nach Deutschland?', 'how long does shipping to Germany take?'],
    ['es', '¿Cuánto cuesta el envío?', 'how much is shipping?'],
    ['fr', 'je veux parler à un conseiller', 'can i talk to a person?'],
    ['pl', 'ile kosztuje dostawa do Niemiec', 'how much is shipping to Germany?'],
    ['ja', '送料はいくらですか', 'how much is shipping?'],
    ['zh', '能寄到加拿大吗？', 'do you ship to Canada?'],
    ['hu', 'hol van a boltjuk', 'where is your shop?'],
    ['fi', 'onko teillä myös lauantaisin auki?', 'what are your opening hours on weekends?'],
    ['ru', 'можно оплатить наличными?', 'can i pay with cash?'],
    ['cs', 'jak prát bavlněné tričko', 'how do i wash the cotton shirt?'],
  ])('%s: "%s" is the sentence in which English asks it', (language, text, retold) => {
    expect(retellInEnglish(text, language)).toBe(retold);
  });

  test('is told word by word, in the order of English, where its sentence would leave something out', () => {
    expect(retellInEnglish('Wo ist meine Bestellung #1063?', 'de')).toMatch(/^where is my order #1063\?/i);
    expect(retellInEnglish('Wie lange dauert der Versand nach Springfield?', 'de')).toBe(
      'how long shipping Springfield?',
    );
    expect(retellInEnglish('zelt Zugspitze su geçirmez mi nerede', 'tr')).toMatch(/^where .*Zugspitze/);
  });

  test.each<[Language, string, string]>([
    ['de', 'Versandkosten', 'how much is shipping?'],
    ['de', 'Winterjacken', 'winter jacket'],
    ['sv', 'leveranstid?', 'how long does shipping take?'],
    ['ko', '배송되나요', 'can i shipping'],
  ])('%s: both matters of "%s" are told', (language, text, retold) => {
    expect(retellInEnglish(text, language)).toBe(retold);
  });

  test.each<[Language, string, RegExp]>([
    ['de', 'reparirt ihr auch Rucksäcke', /repair .*backpack/],
    ['fr', 'remboursment', /refund/],
    ['ru', 'как отследить посылуку', /track/],
  ])('%s: a slip of the hand in "%s" is understood', (language, text, retold) => {
    expect(retellInEnglish(text, language)).toMatch(retold);
  });

  test('small words are no things, though they look like them without their accents', () => {
    // "Skål" is a bowl; "ware" are goods.
    expect(retellInEnglish('hvor meget skal jeg betale', 'da')).not.toMatch(/plate/);
    expect(retellInEnglish('wäre das möglich', 'de')).not.toMatch(/product/);
  });

  test.each<[Language, string, string]>([
    ['ko', '독일로도 배송되나요?', 'do you ship to Germany?'],
    ['ar', 'هل تشحنون إلى السعودية؟', 'do you ship to Saudi Arabia?'],
    ['nl', 'Leveren jullie in Nederland?', 'do you ship to Netherlands?'],
  ])('%s: "%s" names a country, whatever is written as one with it', (language, text, retold) => {
    expect(retellInEnglish(text, language)).toBe(retold);
  });

  test('keeps numbers, hidden addresses and unknown names as they are', () => {
    const retold = retellInEnglish('Wo ist Bestellung #1063? [email:1] Zugspitze 30,5', 'de');
    for (const it of ['#1063', '[email:1]', 'Zugspitze', '30,5']) expect(retold).toContain(it);
  });

  test('leaves English as it is', () => {
    expect(retellInEnglish('Où est “it”?', 'en')).toBe('Où est “it”?');
  });
});
