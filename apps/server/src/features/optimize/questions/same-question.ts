import { type Language, languageOfLocale } from '../../../language/languages.ts';
import { retellInEnglish } from '../../../language/retelling/retell.ts';
import { type Asked, asksOtherThings, asksTheSame, readAsked } from '../../assistant/index.ts';

/** From this cosine on two questions mean the same, unless they name other things. */
const alike = 0.6;
/** From this one on they do where their matters agree as well. Both were chosen on 800 labelled questions of the sets bitext and banking77. */
const akin = 0.4;
/** So many wordings make a question's center; further ones would hardly move it. */
export const mostCentered = 16;

/** A question as it is compared. */
export interface Compared {
  asked: Asked;
  /** Null where the embedder refused it. */
  vector: Float32Array | null;
}

/** What the embedder is given: questions of all languages in English as far as their words are known. */
export const toEmbed = (question: string, language: Language): string =>
  language === 'en' ? question : retellInEnglish(question, language);

export const readKept = (question: string, language: string): Asked =>
  readAsked(question, languageOfLocale(language) ?? 'en');

function cosine(a: Float32Array, b: Float32Array): number {
  let [dot, aa, bb] = [0, 0, 0];
  for (const [at, x] of a.entries()) {
    const y = b[at] ?? 0;
    dot += x * y;
    aa += x * x;
    bb += y * y;
  }
  return aa === 0 || bb === 0 ? 0 : dot / Math.sqrt(aa * bb);
}

/** Of something that the embedder refused nothing is known. */
export const likeness = (a: Float32Array | null, b: Float32Array | null): number => (a && b ? cosine(a, b) : 0);

/**
 * How much two questions mean the same, 0..1; zero where they do not. What the embedder has not read is compared by the
 * matters that it names alone.
 */
export function sameness(a: Compared, b: () => Asked, center: Float32Array | null): number {
  if (!a.vector || !center) return asksTheSame(a.asked, b()) ? akin : 0;
  const near = cosine(a.vector, center);
  if (near < akin) return 0;
  const other = b();
  const isSame = near >= alike ? !asksOtherThings(a.asked, other) : asksTheSame(a.asked, other);
  return isSame ? near : 0;
}

/** The mean of a center, which stands for `of` wordings, and one more. */
export function movedCenter(center: Float32Array | null, of: number, vector: Float32Array): Float32Array {
  if (!center) return vector;
  return center.map((x, at) => (x * of + (vector[at] ?? 0)) / (of + 1));
}
