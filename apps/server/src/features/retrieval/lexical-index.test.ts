import fc from 'fast-check';
import { expect, test } from 'vitest';
import { conceptTermsOf, countryTermsOf, demandedTermsOf, tellingTermsOf, wantedTermsOf } from './concept-terms.ts';
import { createLexicalIndex, type LexicalScores, rarity } from './lexical-index.ts';
import { characterGrams, termsOf, wordsOf } from './text-analysis.ts';

interface Document {
  title: string;
  text: string;
}

const titleWeight = 2;
const count = (terms: readonly string[], weight = 1, into = new Map<string, number>()) => {
  for (const term of terms) into.set(term, (into.get(term) ?? 0) + weight);
  return into;
};
const gramsOf = (text: string) => characterGrams(wordsOf(text), 3, 4);
const damped = (n: number) => 1 + Math.log(n);
const sum = (numbers: Iterable<number>) => [...numbers].reduce((a, b) => a + b, 0);
const named = (held: ReadonlyMap<string, number>, terms: readonly string[], none: number) =>
  terms.length === 0 ? none : terms.filter((it) => held.has(it)).length / terms.length;

/** Every document's scores, straight from what the words mean: no index, no packing, each document by itself. */
function plainScores(documents: ReadonlyMap<number, Document>, asked: string) {
  const all = [...documents].map(([slot, { title, text }]) => ({
    slot,
    words: count(termsOf(text), 1, count(termsOf(title), titleWeight)),
    matters: count(
      [...countryTermsOf(title, 'en'), ...countryTermsOf(text, 'en')],
      1,
      count(conceptTermsOf(text, 'en'), 1, count(conceptTermsOf(title, 'en'), titleWeight)),
    ),
    grams: count(gramsOf(text), 1, count(gramsOf(title))),
  }));
  const spread = (of: 'words' | 'matters' | 'grams', term: string) => all.filter((it) => it[of].has(term)).length;
  const average = sum(all.map((it) => sum(it.words.values()))) / Math.max(1, all.length) || 1;
  const terms = [...new Set(termsOf(asked))];
  const matters = [...new Set(conceptTermsOf(asked, 'en'))];
  const idf = (of: 'words' | 'matters', term: string) => rarity(all.length, spread(of, term));
  const shares = (of: 'words' | 'matters', list: readonly string[]) => {
    const mass = sum(list.map((it) => idf(of, it))) || 1;
    return list.map((term) => ({ term, share: idf(of, term) / mass }));
  };
  const weights = [...count(gramsOf(asked))].map(([gram, n]) => ({
    gram,
    weight: damped(n) * (1 + Math.log((1 + all.length) / (1 + spread('grams', gram)))),
  }));
  const length = Math.sqrt(sum(weights.map(({ weight }) => weight ** 2)));
  const wanted = wantedTermsOf(asked, 'en').filter((it) => spread('matters', it) > 0);
  return all.map((it) => {
    const penalty = 0.25 + (0.75 * sum(it.words.values())) / average;
    const norm = Math.sqrt(sum([...it.grams.values()].map((n) => damped(n) ** 2))) || 1;
    const ofWords = shares('words', terms).filter(({ term }) => it.words.has(term));
    return {
      slot: it.slot,
      match: sum(
        ofWords.map(({ term, share }) => {
          const n = it.words.get(term) ?? 0;
          return (share * n) / (n + 1.2 * penalty);
        }),
      ),
      coverage: sum(ofWords.map(({ share }) => share)),
      spelling: sum(
        weights.map(({ gram, weight }) => {
          const n = it.grams.get(gram);
          return n ? ((weight / length) * damped(n)) / norm : 0;
        }),
      ),
      matters: sum(
        shares('matters', matters).map(({ term, share }) => {
          const n = it.matters.get(term) ?? 0;
          return (share * n) / (n + 0.5);
        }),
      ),
      named: named(it.matters, demandedTermsOf(asked, 'en'), 1),
      preferred: named(it.matters, wanted, 1),
      told: named(it.matters, tellingTermsOf(asked, 'en'), 0),
    };
  });
}

const said = fc
  .array(
    fc.constantFrom(
      ...['return', 'returns', 'a refund', 'shipping', 'to Germany', 'jacket', 'wash', 'how much', 'rental', 'parcel'],
      ...['late', 'lte', 'größe', 'size', 'xs', 'the', 'is', '返品', 'warranty', 'warranty', 'warranty'],
    ),
    { maxLength: 8 },
  )
  .map((words) => words.join(' '));
const step = fc.record({ slot: fc.nat(12), document: fc.option(fc.record({ title: said, text: said })) });

test('the packed index scores every document as one does that packs nothing, whatever came and left', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), said, (steps, asked) => {
      const index = createLexicalIndex();
      const documents = new Map<number, Document>();
      for (const { slot, document } of steps) {
        index.remove(slot);
        documents.delete(slot);
        if (!document) continue;
        index.put(
          slot,
          [
            { text: document.title, weight: titleWeight },
            { text: document.text, weight: 1 },
          ],
          'en',
        );
        documents.set(slot, document);
      }
      const scores: LexicalScores = index.score(asked, 'en');
      for (const { slot, ...expected } of plainScores(documents, asked)) {
        for (const name of ['match', 'coverage', 'spelling', 'matters', 'named', 'preferred', 'told'] as const) {
          expect(scores[name][slot], name).toBeCloseTo(expected[name], 5);
        }
      }
    }),
  );
});
