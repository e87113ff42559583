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

test('whole sentences stay whole after what looks like an end', () => {
  expect(cut('(approx. Two) "e.g. Two" No. 3 fits. size M. 1.) Two')).toEqual([
    '(approx. Two) "e.g.',
    'Two" No. 3 fits. size M.',
    '1.)',
    'Two',
  ]);
  expect(cut('本。」次。 "a」b. 𝐚𝐛 goes on. 𝐀 does not')).toEqual([
    '本。」',
    '次。',
    '"a」b. 𝐚𝐛 goes on.',
    '𝐀 does not',
  ]);
});

const prose = fc
  .array(
    fc.constantFrom(
      ...['Yes', 'no', '.', '. ', '! ', '?', '…', '\n', '\r\n', ' ', '\u00a0', 'e.g.', '(approx.', '3.5', '1.', '12. '],
      ...['{{price:1.2}}', 'Ünïcode', '。', '！', '"', '’', '」', '）', ')', '(', '*', '**', '_', '𝐚', '𝐀'],
    ),
  )
  .map((it) => it.join(''));

/** The sentences of a text that comes in pieces of these sizes, and then at once. */
function heard(text: string, sizes: readonly number[]): string[] {
  const sentences: string[] = [];
  const gate = sentenceGate((sentence) => sentences.push(sentence));
  let at = 0;
  for (const size of sizes) {
    gate.push(text.slice(at, at + size));
    at += size;
  }
  gate.push(text.slice(at));
  gate.end();
  return sentences;
}

test('nothing is lost, and how the text is cut does not matter', () => {
  fc.assert(
    fc.property(prose, fc.array(fc.integer({ min: 1, max: 5 })), (text, sizes) => {
      const { whole, rest } = takeSentences(text);
      expect([...whole, rest].join('')).toBe(text);
      expect(heard(text, sizes)).toEqual([...whole, rest].filter((it) => it.trim() !== ''));
    }),
  );
});

test('what was given up is told once, and the next sentence begins anew', () => {
  const sentences: string[] = [];
  const gate = sentenceGate((sentence) => sentences.push(sentence));
  gate.push('One. Two is n');
  expect(gate.giveUp()).toBe('Two is n');
  gate.push('Three.');
  gate.end();
  expect(sentences).toEqual(['One. ', 'Three.']);
});
