import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detectLanguage } from '../../../language/detect-language.ts';
import type { Language } from '../../../language/languages.ts';
import { isRephrasedOften } from './rephrasing.ts';

const inEnglish = (...texts: string[]) => texts.map((text) => ({ text, language: 'en' as const }));

/** The same question, asked in several ways, by its language. */
const same: readonly [Language, string[]][] = [
  [
    'en',
    ['How long does delivery take?', 'When will my delivery arrive?', 'delivery time??', 'how soon do you deliver'],
  ],
  [
    'en',
    ['How do I return a jacket?', 'I want to send my jacket back', 'jacket return', 'can I give the jacket back?'],
  ],
  [
    'en',
    [
      'Is the Delta Dome Tent waterproof?',
      'delta dome tent waterproof??',
      'Does the Delta Dome tent leak or is it waterproof',
    ],
  ],
  ['de', ['Wie lange dauert der Versand?', 'Wann kommt die Lieferung an?', 'Lieferzeit?']],
  ['fr', ['Comment retourner un article ?', 'Je veux renvoyer mon article', 'retour article']],
  ['es', ['¿Cómo puedo devolver un pedido?', 'Quiero devolver mi pedido', 'devolución de un pedido']],
  ['ja', ['返品したいです', '返品できますか？', '返品の方法は？']],
  ['ru', ['Как вернуть товар?', 'Хочу вернуть товар', 'возврат товара']],
];
/** Questions that no two of which are the same. */
const others = [
  'How long does delivery take?',
  'How much is delivery?',
  'Do you ship to Norway?',
  'How do I return a jacket?',
  'How do I wash a jacket?',
  'Is the Delta Dome Tent waterproof?',
  'How much is the Delta Dome Tent?',
  'Is the Delta Dome Tent in stock?',
  'Where is my order?',
  'Can I cancel my order?',
  'Where is my order #1001?  Email a@b.example',
  'Do you have gift cards?',
  'What are your opening hours?',
  'I have a discount code',
];

test.each(same)(
  'the same question in %s for the third time is noticed, in any order and whatever came before',
  (language, texts) => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(texts, { minLength: 3, maxLength: 3 }),
        fc.array(fc.constantFrom(...others), { maxLength: 3 }),
        (asked, before) => {
          const said = asked.map((text) => ({ text, language: detectLanguage(text, language) }));
          expect(isRephrasedOften([...inEnglish(...before), ...said])).toBe(true);
          expect(isRephrasedOften(said.slice(1))).toBe(false);
        },
      ),
    );
  },
);

test('what is asked in turn is not taken for one question', () => {
  const pairs = others.filter((it) => !it.startsWith('Where is my order'));
  fc.assert(
    fc.property(fc.shuffledSubarray(pairs, { minLength: 3, maxLength: 3 }), (asked) => {
      expect(isRephrasedOften(inEnglish(...asked))).toBe(false);
    }),
  );
});

test.each([
  [['Do you ship to Canada?', 'and how much is it?', 'what about returns?']],
  [['how long does standard delivery take', 'and express?', 'ok and to Alaska']],
  [['Tell me about the Delta Dome Tent', 'how heavy is it?', 'how much is the 3 person one?']],
  [['my order hasnt arrived', '#1063', 'my email is jonah.brooks@example.com']],
  [['Where is my order #1001?', 'Where is my order #1002?', 'Where is my order #1003?']],
  [['yes', 'yes', 'yes please']],
  [['thanks', 'thank you', 'thanks!']],
  [['1042', '1042', '1042']],
])('%j asks on, and not again', (texts) => {
  expect(isRephrasedOften(inEnglish(...texts))).toBe(false);
});

test('the very same words thrice are the same question, whether anything in them is known or not', () => {
  const word = fc.stringMatching(/^[a-z]{4,9}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 2, maxLength: 5 }), (words) => {
      const text = `quux ${words.join(' ')}`;
      expect(isRephrasedOften(inEnglish(text, `${text}?`, text.toUpperCase()))).toBe(true);
    }),
  );
});

test('any text is judged, and always alike', () => {
  const said = fc.record({
    text: fc.string({ unit: 'binary', maxLength: 60 }),
    language: fc.constantFrom<Language>('en', 'de', 'ja', 'th', 'ar'),
  });
  fc.assert(
    fc.property(fc.array(said, { maxLength: 5 }), (all) => {
      expect(isRephrasedOften(all)).toBe(isRephrasedOften(all));
    }),
  );
});
