import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { confidenceFloor } from './confidence.ts';
import { generalQuestions } from './general-questions.ts';
import { passageUnits } from '../passages/passage-units.ts';
import { createPassageIndex, type Passage } from './passage-index.ts';

const shop: Passage[] = [
  {
    id: 'returns',
    kind: 'faq',
    title: 'Can I return an item?',
    text: 'Send it back within 30 days. The refund reaches you a week later.',
    variants: ['How do I send something back?', 'I want my money back'],
  },
  {
    id: 'delivery',
    kind: 'faq',
    title: 'How long does delivery take?',
    text: 'Parcels inside the country arrive after three working days.',
    variants: ['When will my parcel arrive?', 'Shipping time'],
  },
  {
    id: 'sizes',
    kind: 'page',
    title: 'Size guide',
    text: 'Measure your chest at its widest point.\nCompare the table.',
  },
  { id: 'care', kind: 'page', title: 'Washing wool', text: 'Wash wool by hand. Dry it flat, never in a tumbler.' },
];

function indexOf(passages: readonly Passage[]) {
  const index = createPassageIndex();
  for (const passage of passages) index.put(passage);
  return index;
}

/** A stand-in for an encoder: letters counted into eight boxes. Same text, same vector. */
function countedLetters(text: string): Float32Array {
  const vector = new Float32Array(8);
  for (const character of text) {
    const box = (character.codePointAt(0) ?? 0) % 8;
    vector[box] = (vector[box] ?? 0) + 1;
  }
  return vector;
}

function passageOf(id: string): Passage {
  return { id, kind: 'faq', title: 'Return by post', text: 'Return it by post.' };
}

function withEmbeddings(passage: Passage): Passage {
  return { ...passage, embeddings: passageUnits(passage).map(countedLetters) };
}

describe('the passage index', () => {
  test.each([
    ['can i return this', 'returns'],
    ['wen wil my parcle arive', 'delivery'],
    ['REFUNDS??', 'returns'],
    ['how to wash a wool jumper', 'care'],
  ])('"%s" finds %s without embeddings', (text, id) => {
    expect(indexOf(shop).search({ text, limit: 3 }).hits[0]?.id).toBe(id);
  });

  test('a question about something else is less confident than one that the shop can answer', () => {
    const index = indexOf(shop);
    const known = index.search({ text: 'how long does delivery take', limit: 3 }).confidence;
    expect(known).toBeGreaterThan(0.8);
    expect(index.search({ text: 'who won the olympics in 1936', limit: 3 }).confidence).toBeLessThan(0.3);
    expect(index.search({ text: 'zzzz', limit: 3 })).toEqual({ hits: [], confidence: 0 });
  });

  test.each([
    ['de', 'Wie lange dauert die Lieferung?', 'delivery'],
    ['fr', 'puis-je avoir un remboursement', 'returns'],
    ['ja', '返品できますか', 'returns'],
    ['en', 'can i swap it, it came torn', 'exchanges'],
  ] as const)('a matter is found whatever it is called (%s: %s)', (language, text, id) => {
    const more = { id: 'exchanges', kind: 'faq', title: 'Exchanges', text: 'A damaged item is exchanged at once.' };
    expect(indexOf([...shop, more]).search({ text, language, limit: 1 }).hits[0]?.id).toBe(id);
  });

  test('what an answer must name counts: the price of one thing is not that of its rental', () => {
    const index = indexOf([{ id: 'tents', kind: 'faq', title: 'How much is a tent?', text: 'A tent costs $200.' }]);
    const { confidence } = index.search({ text: 'how much is a tent', limit: 1 });
    expect(index.search({ text: 'how much is a tent rental', limit: 1 }).confidence).toBeLessThan(confidence / 2);
  });

  test('of questions that have nothing to do with it, few are above the floor that a shop has found', async () => {
    const index = indexOf(shop);
    const [asked, others] = [0, 1].map((rest) => generalQuestions.filter((_, at) => at % 2 === rest));
    const questions = (asked ?? []).map((text) => ({ text, embedding: countedLetters(text) }));
    expect(index.isCalibratedBy(questions)).toBe(false);
    await index.calibrate(questions);
    expect(index.isCalibratedBy(questions)).toBe(true);
    const above = (others ?? []).filter((text) => index.search({ text, limit: 1 }).confidence >= confidenceFloor);
    expect(above.length / (others ?? []).length).toBeLessThan(0.25);
    for (const { title } of shop) {
      expect(index.search({ text: title, limit: 1 }).confidence).toBeGreaterThan(confidenceFloor);
    }
    index.remove('care');
    expect(index.isCalibratedBy(questions)).toBe(false);
  });

  test('while the encoder is away the floor is found once, and again when it is there', async () => {
    const index = indexOf(shop);
    const plain = generalQuestions.map((text) => ({ text }));
    const embedded = plain.map(({ text }) => ({ text, embedding: countedLetters(text) }));
    await index.calibrate(plain);
    expect(index.isCalibratedBy(plain)).toBe(true);
    expect(index.isCalibratedBy(embedded)).toBe(false);
    await index.calibrate(embedded);
    expect([plain, embedded].map(index.isCalibratedBy)).toEqual([true, true]);
  });

  test('meaning finds what no word does, once the embeddings came', () => {
    const index = indexOf(shop);
    const toward = (x: number) => Float32Array.of(x, 1 - x);
    expect(index.search({ text: 'xyzzy', embedding: toward(1), limit: 1 }).hits).toEqual([]);
    for (const passage of shop) index.put({ ...passage, embeddings: [toward(passage.id === 'care' ? 1 : 0)] });
    const [best] = index.search({ text: 'xyzzy', embedding: toward(1), limit: 1 }).hits;
    expect(best).toMatchObject({ id: 'care', lexical: 0 });
    expect(best?.semantic).toBeCloseTo(1, 2);
  });

  test('a passage not embedded yet still wins by its words', () => {
    const index = indexOf(shop);
    for (const passage of shop) if (passage.id !== 'care') index.put(withEmbeddings(passage));
    const text = 'washing wool';
    expect(index.search({ text, embedding: countedLetters(text), limit: 1 }).hits[0]).toMatchObject({
      id: 'care',
      semantic: 0,
    });
  });

  test('an embedding of another model is refused and changes nothing', () => {
    const index = indexOf(shop.map(withEmbeddings));
    const query = { text: 'return', embedding: countedLetters('return'), limit: 5 };
    const before = index.search(query);
    expect(() => index.put({ ...passageOf('new'), embeddings: [Float32Array.of(1)] })).toThrow(RangeError);
    expect(() => index.search({ ...query, embedding: Float32Array.of(1) })).toThrow(RangeError);
    expect(index.has('new')).toBe(false);
    expect(index.search(query)).toEqual(before);
  });

  test('a search for some kinds returns no other', () => {
    const { hits } = indexOf(shop).search({ text: 'wash return delivery size', limit: 10, kinds: ['page'] });
    expect(hits.map((hit) => hit.id).sort()).toEqual(['care', 'sizes']);
  });

  test('a removed passage is never found again, whatever was put in its place', () => {
    const index = indexOf(shop);
    index.remove('returns');
    index.remove('never was there');
    index.put({ id: 'gifts', kind: 'faq', title: 'Gift wrapping', text: 'We wrap for free.' });
    expect(index.search({ text: 'return money back refund', limit: 10 }).hits.map((hit) => hit.id)).not.toContain(
      'returns',
    );
    expect(index.has('returns')).toBe(false);
    expect(index.size).toBe(4);
  });

  test('units are the title, each variant and each sentence, once, and the whole', () => {
    expect(passageUnits({ title: 'A?', text: 'One. Two!\nA?', variants: ['B', ' '] })).toEqual([
      'A?',
      'B',
      'One.',
      'Two!',
      'A?. One. Two!\nA?',
    ]);
    const long = passageUnits({ title: 'T', text: Array.from({ length: 40 }, (_, i) => `Sentence ${i}.`).join(' ') });
    expect(long).toHaveLength(14);
    expect(long.at(-2)).toMatch(/^Sentence 11\..*Sentence 39\.$/);
    expect(long.at(-1)).toMatch(/^T\. Sentence 0\..*Sentence 39\.$/);
  });

  const said = fc.string({ unit: fc.constantFrom('a', 'e', 'r', 't', 's', 'n', ' ', ' ', '.'), maxLength: 30 });
  const passage: fc.Arbitrary<Passage> = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    kind: fc.constantFrom('faq', 'page'),
    title: said,
    text: said,
    variants: fc.array(said, { maxLength: 3 }),
  });
  const step = fc.oneof(fc.record({ put: passage }), fc.record({ remove: fc.constantFrom('a', 'b', 'c', 'd', 'e') }));

  test('putting and removing leaves what building anew gives', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), said, (steps, text) => {
        const lived = createPassageIndex();
        const left = new Map<string, Passage>();
        for (const done of steps) {
          if ('put' in done) {
            const embedded = withEmbeddings(done.put);
            lived.put(embedded);
            left.set(embedded.id, embedded);
          } else {
            lived.remove(done.remove);
            left.delete(done.remove);
          }
        }
        const query = { text, embedding: countedLetters(text), limit: 10 };
        const [a, b] = [lived.search(query), indexOf([...left.values()]).search(query)];
        expect(a.confidence).toBeCloseTo(b.confidence, 5);
        const scores = (answer: typeof a) => answer.hits.map(({ id, score }) => [id, score] as const).sort();
        expect(scores(a).map(([id]) => id)).toEqual(scores(b).map(([id]) => id));
        scores(a).forEach(([, score], i) => expect(score).toBeCloseTo(scores(b)[i]?.[1] ?? -1, 5));
      }),
    );
  });

  test.each([true, false])('an index that was saved answers as before (calibrated: %s)', async (isCalibrated) => {
    const index = indexOf(shop.map(withEmbeddings));
    index.remove('sizes');
    const questions = generalQuestions.map((text) => ({ text, embedding: countedLetters(text) }));
    if (isCalibrated) await index.calibrate(questions);
    const restored = createPassageIndex(structuredClone(index.save()));
    expect(restored.isCalibratedBy(questions)).toBe(isCalibrated);
    for (const text of ['can i return this', 'wash wool', 'zzzz']) {
      const query = { text, embedding: countedLetters(text), limit: 5, kinds: ['faq', 'page'] };
      expect(restored.search(query)).toEqual(index.search(query));
    }
    for (const it of [index, restored]) it.put(withEmbeddings({ ...passageOf('new'), kind: 'custom_answer' }));
    expect(restored.search({ text: 'post', limit: 9 })).toEqual(index.search({ text: 'post', limit: 9 }));
  });

  test('embeddings that come later are there, and the words are as they were', () => {
    const [plain, embedded] = [indexOf(shop), indexOf(shop.map(withEmbeddings))];
    for (const passage of shop) plain.put(withEmbeddings(passage));
    const query = { text: 'send it back', embedding: countedLetters('send it back'), limit: 5 };
    expect(plain.search(query)).toEqual(embedded.search(query));
  });

  test('any text is answered: in order, in range, twice alike', () => {
    const index = indexOf(shop.map(withEmbeddings));
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.nat(5), (text, limit) => {
        const query = { text, embedding: countedLetters(text), limit };
        const { hits, confidence } = index.search(query);
        expect(index.search(query)).toEqual({ hits, confidence });
        expect(hits.length).toBeLessThanOrEqual(limit);
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(1);
        hits.forEach((hit, i) => {
          expect(hit.score).toBeLessThanOrEqual(hits[i - 1]?.score ?? Infinity);
          expect(hit.score).toBeGreaterThan(0);
          for (const share of [hit.lexical, hit.semantic, hit.coverage]) {
            expect(share).toBeGreaterThanOrEqual(0);
            expect(share).toBeLessThanOrEqual(1);
          }
        });
      }),
    );
  });
});
