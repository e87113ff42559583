import type { Language } from '../../../../language/languages.ts';
import { cosineOf, paraphrases } from '../../../../language/paraphrases/paraphrase-model.ts';
import type { Retrieved } from '../../../knowledge/index.ts';
import { lastHeading } from '../../grounding/carrying/windows.ts';
import { sentencesOf } from '../../grounding/reading/sentences.ts';

type Hit = Pick<Retrieved['hits'][number], 'score'> & { passage: { title: string; text: string } };

/** How near a hit comes to a question in other words. */
export interface InOtherWords {
  /** As a whole, a cosine; 0 where nothing is known of it. */
  whole: number;
  /** What its score has gained by it. */
  gain: number;
}

/**
 * How much a cosine counts beside a hit's own score: that of the whole passage, and that of the nearest of its sentences.
 * Each of four shops was judged by what the three others gave (`docs/measurements.md`).
 */
const [ofWhole, ofSentence] = [0.2, 0.19];
/** A passage is read so far as a whole, and so many of its sentences. */
const wholeChars = 400;
const mostSentences = 12;

const unknown: InOtherWords = { whole: 0, gain: 0 };

function nearnessOf({ title, text }: Hit['passage'], question: Float32Array): InOtherWords {
  const own = lastHeading(title);
  const near = (said: string) => {
    const vector = paraphrases().vectorOf(`${own} ${said}`);
    return vector === null ? 0 : cosineOf(question, vector);
  };
  const whole = near(text.slice(0, wholeChars));
  const sentences = text.split('\n').flatMap(sentencesOf).slice(0, mostSentences);
  return { whole, gain: ofWhole * whole + ofSentence * Math.max(0, ...sentences.map(near)) };
}

/**
 * Hits by how near they come to a question, also in other words, the nearest first. `languages` are those of the question and of
 * the passages: the model knows English alone, and what was retold in it says too little.
 */
export function byParaphrase<Found extends Hit>(
  hits: readonly Found[],
  question: string,
  languages: readonly Language[],
): (Found & { inOtherWords: InOtherWords })[] {
  const asked = languages.every((it) => it === 'en') ? paraphrases().vectorOf(question) : null;
  return hits
    .map((hit) => {
      const inOtherWords = asked === null ? unknown : nearnessOf(hit.passage, asked);
      return { ...hit, score: hit.score + inOtherWords.gain, inOtherWords };
    })
    .toSorted((a, b) => b.score - a.score);
}
