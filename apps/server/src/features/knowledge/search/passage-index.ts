import type { Language } from '../../../language/languages.ts';
import {
  createLexicalIndex,
  createSlots,
  createVectorIndex,
  type Field,
  grown,
  type LexicalScores,
  numberIn,
  partIn,
  type Saved,
  selectBest,
  type ShopIndex,
  type VectorScores,
} from '../../retrieval/index.ts';
import { confidenceOf, nearnessOf, type PassageEvidence, refusedShare, usualNearness } from './confidence.ts';
import { createPassageFacts } from './passage-facts.ts';

/** A piece of a shop's knowledge: an FAQ, a page's section, a custom answer. */
export interface Passage {
  id: string;
  /** What it is ("faq", "page" ...): a search may ask for some kinds only. */
  kind: string;
  /** The question or heading. */
  title: string;
  /** The answer or body. */
  text: string;
  /** That it is written in; English if not given. */
  language?: Language;
  /** Other ways to ask the same. */
  variants?: readonly string[];
  /** Embeddings of `passageUnits(passage)`, that of the whole last; may come later, by another `put`. */
  embeddings?: readonly Float32Array[];
}

export interface PassageQuery {
  text: string;
  /** That the query is in; English if not given. */
  language?: Language;
  /** The query's embedding by the same embedder; without it ranking is lexical. */
  embedding?: Float32Array;
  limit: number;
  kinds?: readonly string[];
  /** Only these. */
  ids?: ReadonlySet<string>;
}

export interface PassageHit {
  id: string;
  /** What hits are ordered by; comparable within one answer only. */
  score: number;
  /** Words and spelling in common, 0..1. */
  lexical: number;
  /** Cosine of the nearest unit, 0..1; 0 without embeddings. */
  semantic: number;
  /** Share of the query's information that occurs in the passage, 0..1. */
  coverage: number;
  /** How near it is on the scale of confidence, 0..1, whether or not it names what an answer must name. */
  confidence: number;
}

export interface PassageAnswer {
  hits: PassageHit[];
  /** How likely it is, 0..1, that the shop knows something about this: answer at or above a floor, else refuse. */
  confidence: number;
}

export interface CalibrationQuestion {
  text: string;
  embedding?: Float32Array;
}

export interface PassageIndex extends ShopIndex {
  /** Adds or replaces. Throws RangeError when an embedding's dimensions differ from those of the others. */
  put(passage: Passage): void;
  /** Forgets a passage and its vectors; an unknown id is no error. */
  remove(id: string): void;
  /** Throws RangeError when the query's embedding is not of the model that made the others. */
  search(query: PassageQuery): PassageAnswer;
  /** Forgets nothing that ranks: an index made from it answers as this one does. */
  save(): Saved;
  /** Whether the floor of confidence was found for the passages that there are now, with all that these questions know. */
  isCalibratedBy(questions: readonly CalibrationQuestion[]): boolean;
  /**
   * Finds the floor: these questions have nothing to do with any shop, and most of them must stay below it. Waits for
   * `pause` after each: in a large shop all together take seconds. Those who ask at once share one finding.
   */
  calibrate(questions: readonly CalibrationQuestion[], pause?: () => Promise<unknown>): Promise<void>;
}

const titleWeight = 2;
/** `vote` is that of all units, `whole` the cosine of the passage as a whole. */
const weights = { vote: 0.4, whole: 0.4, match: 0.3, spelling: 0.3, matters: 0.1 };
/** What words and spelling weigh together, beside which meaning weighs. */
const ofWords = weights.match + weights.spelling;

/** A passage that has many wordings of its question is found by these; its matters add little. */
const fewWordings = 4;
const mattersWeightOf = (wordings: number) => (weights.matters * fewWordings) / Math.max(fewWordings, wordings);

/** What a passage counts for that names none of the matters which an answer must name. */
const leastNamed = { score: 0.6, confidence: 0.4 };
/** What one counts for that names none of the countries and goods that others do. */
const leastPreferred = 0.88;
const withNamed = (value: number, named: number, least: number) => value * (least + (1 - least) * named);

/** When more than this share of the passages has changed, the floor is found anew. */
const smallShare = 0.02;
/** However few passages there are, and whatever they say, the floor stays within these shares of the usual one. */
const [leastAtFloor, mostAtFloor] = [0.6, 1.2];

/** What a query found, best first; the evidence is to be read before the next query. */
interface Ranking {
  best: { slot: number; score: number }[];
  evidenceOf(slot: number): PassageEvidence & { match: number; named: number };
}

/** One shop's passages, in memory: the database keeps them, this ranks them. New, or one that was saved. */
export function createPassageIndex(saved?: Saved): PassageIndex {
  const passages = createSlots(saved && partIn(saved, 'passages'));
  const facts = createPassageFacts(saved && partIn(saved, 'facts'));
  const lexical = createLexicalIndex(saved && partIn(saved, 'lexical'));
  const vectors = createVectorIndex(saved && partIn(saved, 'vectors'));
  const atFloor = floorsOf(saved);
  let changes = 0;
  /** The number of changes when the floor was found, with the meaning of the questions or by their words alone. */
  let calibratedAt = typeof saved?.calibratedAt === 'number' ? saved.calibratedAt : null;
  let calibratedByWordsAt: number | null = null;
  let calibrating: Promise<void> | null = null;
  let scores = new Float32Array(0);

  function rank({ text, language = 'en', embedding, limit, kinds, ids }: PassageQuery): Ranking {
    const end = passages.end;
    const words = lexical.score(text, language);
    const meaning = embedding && vectors.size > 0 ? vectors.score(embedding, end) : undefined;
    const nearestOf = (slot: number) => {
      const nearest = meaning?.nearest[slot] ?? -1;
      return nearest > -1 ? nearest : undefined;
    };
    scores = grown(scores, end, (room) => new Float32Array(room));
    scorePassages(scores, end, words, meaning, facts.wordingsOf);
    const wanted = kinds && new Set(kinds);
    const among = ids && new Set([...ids].map((id) => passages.of(id)));
    const isAmong = (slot: number) => passages.holds(slot) && (!among || among.has(slot));
    const isWanted = (slot: number) => isAmong(slot) && (!wanted || wanted.has(facts.kindOf(slot)));
    const best = selectBest(scores, end, Math.max(1, limit), isWanted, (a, b) =>
      (passages.at(a) ?? '') < (passages.at(b) ?? '') ? -1 : 1,
    );
    const evidenceOf = (slot: number) => ({
      match: words.match[slot] ?? 0,
      spelling: words.spelling[slot] ?? 0,
      coverage: words.coverage[slot] ?? 0,
      matters: words.matters[slot] ?? 0,
      told: words.told[slot] ?? 0,
      named: words.named[slot] ?? 1,
      nearest: nearestOf(slot),
      whole: Math.max(0, meaning?.last[slot] ?? 0),
    });
    return { best, evidenceOf };
  }

  async function findFloor(questions: readonly CalibrationQuestion[], pause?: () => Promise<unknown>): Promise<void> {
    const shown: PassageEvidence[] = [];
    const changesBefore = changes;
    for (const question of questions) {
      const { best, evidenceOf } = rank({ ...question, limit: 1 });
      if (best[0]) shown.push(evidenceOf(best[0].slot));
      if (pause) await pause();
    }
    for (const mode of ['withMeaning', 'wordsAlone'] as const) {
      const near = shown.filter((it) => modeOf(it) === mode).map(nearnessOf);
      if (near.length >= questions.length / 2) atFloor[mode] = floorOf(near, usualNearness[mode]);
    }
    if (haveMeaning(questions)) calibratedAt = changesBefore;
    else calibratedByWordsAt = changesBefore;
  }
  const isFresh = (at: number | null) => at !== null && changes - at <= passages.size * smallShare;

  return {
    get size() {
      return passages.size;
    },
    get bytes() {
      return passages.bytes + facts.bytes + lexical.bytes + vectors.bytes + scores.byteLength;
    },
    has: (id) => passages.of(id) !== undefined,
    ids: passages.ids,
    put({ id, kind, title, text, language = 'en', variants = [], embeddings = [] }) {
      vectors.check(embeddings);
      changes += 1;
      const slot = passages.put(id);
      // Mostly it is embeddings that come later: the words are not read again for them.
      if (facts.put(slot, kind, [title, text, variants, language])) {
        lexical.put(slot, fieldsOf(title, text, variants), language);
      }
      vectors.put(slot, embeddings);
    },
    remove(id) {
      const slot = passages.remove(id);
      if (slot === undefined) return;
      changes += 1;
      facts.remove(slot);
      lexical.remove(slot);
      vectors.remove(slot);
    },
    search(query) {
      const { best, evidenceOf } = rank(query);
      const confidenceAt = (shown: PassageEvidence) => confidenceOf(nearnessOf(shown), atFloor[modeOf(shown)]);
      const first = best[0] && evidenceOf(best[0].slot);
      return {
        hits: best.slice(0, query.limit).map(({ slot, score }) => {
          const shown = evidenceOf(slot);
          const { match, spelling, coverage, nearest } = shown;
          return {
            id: passages.at(slot) ?? '',
            score,
            lexical: Math.min(1, (match + spelling) / 2),
            semantic: Math.min(1, Math.max(0, nearest ?? 0)),
            coverage: Math.min(1, coverage),
            confidence: confidenceAt(shown),
          };
        }),
        confidence: first ? withNamed(confidenceAt(first), first.named, leastNamed.confidence) : 0,
      };
    },
    isCalibratedBy: (questions) => isFresh(calibratedAt) || (!haveMeaning(questions) && isFresh(calibratedByWordsAt)),
    calibrate(questions, pause) {
      calibrating ??= findFloor(questions, pause).finally(() => {
        calibrating = null;
      });
      return calibrating;
    },
    save: () => ({
      passages: passages.save(),
      facts: facts.save(),
      lexical: lexical.save(),
      vectors: vectors.save(),
      ...atFloor,
      calibratedAt: calibratedAt === null ? null : calibratedAt - changes,
    }),
  };
}

/** What passages are ordered by, all of them together. */
function scorePassages(
  scores: Float32Array,
  end: number,
  { match, spelling, matters, named, preferred }: LexicalScores,
  meaning: VectorScores | undefined,
  wordingsOf: (slot: number) => number,
): void {
  // The last of a passage's vectors is that of the whole.
  const { nearest, vote, last: whole } = meaning ?? {};
  const ofMeaning = weights.vote + weights.whole;
  for (let slot = 0; slot < end; slot += 1) {
    const said =
      weights.match * (match[slot] ?? 0) +
      weights.spelling * (spelling[slot] ?? 0) +
      mattersWeightOf(wordingsOf(slot)) * (matters[slot] ?? 0);
    // A passage not embedded yet competes with others as if its meaning were as near as its words are.
    const isEmbedded = nearest !== undefined && (nearest[slot] ?? -1) > -1;
    const meant = isEmbedded
      ? weights.vote * Math.max(0, vote?.[slot] ?? 0) + weights.whole * Math.max(0, whole?.[slot] ?? 0)
      : (said * ofMeaning) / ofWords;
    scores[slot] =
      withNamed(said + meant, named[slot] ?? 1, leastNamed.score) * withNamed(1, preferred[slot] ?? 1, leastPreferred);
  }
}

const floorsOf = (saved?: Saved) => ({
  withMeaning: saved ? numberIn(saved, 'withMeaning') : usualNearness.withMeaning,
  wordsAlone: saved ? numberIn(saved, 'wordsAlone') : usualNearness.wordsAlone,
});

/** How near the highest of those comes that must be refused, within the bounds of the usual floor. */
function floorOf(near: readonly number[], usual: number): number {
  const found = near.toSorted((a, b) => a - b)[Math.ceil(near.length * refusedShare) - 1] ?? 0;
  return Math.min(usual * mostAtFloor, Math.max(usual * leastAtFloor, found));
}

const haveMeaning = (questions: readonly CalibrationQuestion[]) => questions.every((it) => it.embedding);
const modeOf = ({ nearest }: PassageEvidence) => (nearest === undefined ? 'wordsAlone' : 'withMeaning');

function fieldsOf(title: string, text: string, variants: readonly string[] = []): Field[] {
  return [
    { text: title, weight: titleWeight },
    { text, weight: 1 },
    ...variants.map((variant) => ({ text: variant, weight: 1 })),
  ];
}
