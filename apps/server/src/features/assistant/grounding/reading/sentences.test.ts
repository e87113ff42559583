import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sentenceGate, takeSentences } from './sentences.ts';

const cut = (text: string) => {
  const { whole, rest } = takeSentences(text);
  return [...whole, rest].map((it) => it.trim()).filter(Boolean);
};

test('sentences end where a reader would end them', () => {
  expect(cut('Yes. It takes 3.5 days, e.g. to Oslo. Mr. Berg knows!')).toEqual([
    'Yes.',
    'It takes 3.5 days, e.g. to Oslo.',
    'Mr. Berg knows!',
  ]);
  expect(cut('Here:\n- {{product:1}} at {{price:1.2}}\n- the other one')).toEqual([
    'Here:',
    '- {{product:1}} at {{price:1.2}}',
    '- the other one',
  ]);
  expect(cut('1. Open it. 2. Close it.')).toEqual(['1. Open it.', '2. Close it.']);
  expect(cut('**Free returns.** Really?')).toEqual(['**Free returns.**', 'Really?']);
  expect(cut('これは本です。それはペンです。')).toEqual(['これは本です。', 'それはペンです。']);
});

const prose = fc
  .array(
    fc.constantFrom(
      'Yes',
      'no',
      '.',
      '. ',
      '! ',
      '?',
      '\n',
      ' ',
      'e.g.',
      '3.5',
      '1.',
      '{{price:1.2}}',
      'Ünïcode',
      '。',
      '"',
      '**',
    ),
  )
  .map((it) => it.join(''));

test('nothing is lost, and how the text is cut does not matter', () => {
  fc.assert(
    fc.property(prose, fc.array(fc.integer({ min: 1, max: 5 })), (text, sizes) => {
      const { whole, rest } = takeSentences(text);
      expect([...whole, rest].join('')).toBe(text);
      const heard: string[] = [];
      const gate = sentenceGate((it) => heard.push(it));
      let at = 0;
      for (const size of sizes) {
        gate.push(text.slice(at, at + size));
        at += size;
      }
      gate.push(text.slice(at));
      gate.end();
      expect(heard).toEqual([...whole, rest].filter((it) => it.trim() !== ''));
    }),
  );
});
