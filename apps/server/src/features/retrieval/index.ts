export { createLexicalIndex, type Field, rarity } from './lexical-index.ts';
export { selectBest } from './select-best.ts';
export { createShopIndexes } from './shop-indexes.ts';
export { createSlots } from './slots.ts';
export { countTerms, createTermPostings, type TermPostings } from './term-postings.ts';
export { goodsTermsOf } from './concept-terms.ts';
export { characterGrams, stemWord, termsOf, wordsOf } from './text-analysis.ts';
export { createVectorIndex } from './vector-index.ts';
export { bytesOf, embedEach, embedQuery, vectorsOf } from './vectors.ts';
