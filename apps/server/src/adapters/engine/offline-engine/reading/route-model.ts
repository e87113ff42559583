import { readFileSync } from 'node:fs';
import { wordsOf } from './words.ts';

/** What a message is about, as coarse as it can be learned from examples. */
export const kinds = ['product', 'support', 'smalltalk', 'oos', 'human'] as const;
export type Kind = (typeof kinds)[number];

/** Features share this many slots by their hash; a power of two. */
export const slotCount = 1 << 14;
const longestText = 300;
/** How much the patterns' own verdict counts beside a word. */
const patternShare = 3;
/** The length of the vector of all features of a text. */
const norm = 3;

const sentenceWords = new Set(
  'what whats which how when where who why is are can do does i my me you your the a to it'.split(' '),
);

function slotOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  // The low bits of a product of odd numbers mix badly.
  return ((hash >>> 16) ^ hash) & (slotCount - 1);
}

/** Words, pairs and triples of them, pieces of three to five letters (so that slips of typing count for little), and form. */
function featuresOf(text: string): string[] {
  const words = wordsOf(text.slice(0, longestText)).map((it) => (/^\d+$/.test(it) ? '#' : it));
  const framed = ['^', ...words, '$'];
  const features = ['all', `length ${Math.min(words.length, 12)}`];
  for (const [at, word] of framed.entries()) {
    features.push(`word ${word}`);
    if (at > 0) features.push(`pair ${framed[at - 1]} ${word}`);
    if (at > 1) features.push(`triple ${framed[at - 2]} ${framed[at - 1]} ${word}`);
  }
  for (const word of words) {
    const bounded = `<${word}>`;
    for (let size = 3; size <= 5; size += 1)
      for (let at = 0; at + size <= bounded.length; at += 1) features.push(`piece ${bounded.slice(at, at + size)}`);
  }
  features.push(`opening ${words.slice(0, 4).filter((it) => sentenceWords.has(it)).length}`);
  if (!words.some((it) => sentenceWords.has(it))) features.push('no sentence');
  if (text.includes('?')) features.push('asks');
  return features;
}

/** A text as the model sees it: its slots and how much each counts. `pattern` is what the patterns take it for. */
export function vectorOf(text: string, pattern: string): Map<number, number> {
  const counts = new Map<number, number>([[slotOf(`pattern ${pattern}`), patternShare]]);
  for (const feature of featuresOf(text)) {
    const slot = slotOf(feature);
    counts.set(slot, (counts.get(slot) ?? 0) + 1);
  }
  const total = [...counts.values()].reduce((sum, it) => sum + it, 0);
  return new Map([...counts].map(([slot, count]) => [slot, norm * Math.sqrt(count / total)]));
}

/** How likely each kind is, by weights of `slotCount` × kinds. */
export function sharesOf(vector: ReadonlyMap<number, number>, weights: ArrayLike<number>, scale = 1): number[] {
  const scores = kinds.map(() => 0);
  for (const [slot, value] of vector) {
    for (let kind = 0; kind < kinds.length; kind += 1)
      scores[kind] = (scores[kind] ?? 0) + value * scale * (weights[slot * kinds.length + kind] ?? 0);
  }
  const highest = Math.max(...scores);
  const powers = scores.map((it) => Math.exp(it - highest));
  const sum = powers.reduce((all, it) => all + it, 0);
  return powers.map((it) => it / sum);
}

export interface TrainedRoutes {
  /** The weights' unit. */
  scale: number;
  /** `slotCount` × kinds numbers of one byte each, in base64. */
  weights: string;
}

const trained = JSON.parse(readFileSync(new URL('route-weights.json', import.meta.url), 'utf8')) as TrainedRoutes;
const weights = new Int8Array(Buffer.from(trained.weights, 'base64'));

/** The likeliest kind, and how sure that is, from 0 to 1. */
export interface Likely {
  kind: Kind;
  share: number;
}

export function likeliest(shares: readonly number[]): Likely {
  const share = Math.max(...shares);
  return { kind: kinds[shares.indexOf(share)] ?? 'oos', share };
}

/** What was learned by `npm run bench -- routing`. */
export const likelyKind = (text: string, pattern: string): Likely =>
  likeliest(sharesOf(vectorOf(text, pattern), weights, trained.scale));
