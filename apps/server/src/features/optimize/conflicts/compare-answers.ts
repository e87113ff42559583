import type { Conflict } from '@chatty/contract/optimize';
import { foldedWords } from '../../../language/fold.ts';
import {
  claimsIn,
  inOneWording,
  isFraming,
  isNegating,
  meaningOf,
  oppositeMeaning,
  sentencesOf,
} from '../../assistant/index.ts';

type Compared = Pick<Conflict, 'kind' | 'differs'>;
type Difference = Conflict['differs'][number];

/** So much of what the shorter answer says must be in the longer one, to be the same said twice. */
const saidTwice = 0.6;
/** So much must two sentences share to be about one thing. */
const sameThing = 0.5;
/** An answer of fewer words of its own says too little to be compared by its words. */
const leastWords = 3;

interface Sentence {
  text: string;
  /** What it names, whatever it says of that. */
  meanings: ReadonlySet<string>;
  isNegated: boolean;
}

function readSentences(text: string): Sentence[] {
  return sentencesOf(text).map((sentence) => {
    const words = foldedWords(inOneWording(sentence));
    const own = words.filter((it) => !isFraming(it) && !isNegating(it) && !/\d/.test(it));
    return {
      text: sentence.trim(),
      meanings: new Set(own.map(meaningOf)),
      isNegated: words.some((it) => isNegating(it)),
    };
  });
}

const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].filter((it) => b.has(it)).length;
/** Of all that two name, how much both do. */
const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size + b.size === 0 ? 0 : shared(a, b) / (a.size + b.size - shared(a, b));

/** Times of the day and figures of one unit are compared with each other, and with no others. */
function figuresOf(text: string): Map<string, Map<string, string>> {
  const families = new Map<string, Map<string, string>>();
  const add = (family: string, value: string, told: string) =>
    families.set(family, (families.get(family) ?? new Map<string, string>()).set(value, told));
  for (const [time] of text.matchAll(/\b\d{1,2}:\d\d\b/g)) add('time', time, time);
  for (const { kind, value, text: told } of claimsIn(text)) {
    if (kind === 'measure' || kind === 'money') add(`${kind}:${value.split(':')[0] ?? ''}`, value, told);
    if (kind === 'percent' || kind === 'date') add(kind, value, told);
  }
  return families;
}

/** What one says in figures and the other says in none that is the same. */
function otherFigures(one: string, other: string): Difference[] {
  const theirs = figuresOf(other);
  return [...figuresOf(one)].flatMap(([family, values]) => {
    const those = theirs.get(family);
    if (!those || [...values.keys()].some((it) => those.has(it))) return [];
    return [{ one: [...new Set(values.values())].join(', '), other: [...new Set(those.values())].join(', ') }];
  });
}

const yes = new Set(['yes', 'ja', 'oui', 'si', 'sim', 'tak', 'ano', 'da']);
const no = new Set(['no', 'nein', 'non', 'nao', 'nej', 'nei', 'nie', 'ne', 'nu']);

function saysYes(text: string): boolean | null {
  const [first = ''] = foldedWords(text.slice(0, 40));
  return yes.has(first) ? true : no.has(first) ? false : null;
}

const isOpposite = (a: Sentence, b: Sentence) =>
  [...a.meanings].some((it) => {
    const opposite = oppositeMeaning(it);
    return opposite !== undefined && b.meanings.has(opposite) && !b.meanings.has(it);
  });

/** A sentence about the same thing that says it is not so. */
function deniedIn(one: readonly Sentence[], other: readonly Sentence[]): Difference[] {
  for (const a of one) {
    if (a.meanings.size === 0) continue;
    for (const b of other) {
      if (overlap(a.meanings, b.meanings) < sameThing) continue;
      if (a.isNegated !== b.isNegated || isOpposite(a, b)) return [{ one: a.text, other: b.text }];
    }
  }
  return [];
}

/**
 * How two answers to one question stand to each other: they contradict each other in figures or in yes and no, they say
 * the same twice, or neither: null.
 */
export function compareAnswers(one: string, other: string): Compared | null {
  const figures = otherFigures(one, other);
  if (figures.length > 0) return { kind: 'contradiction', differs: figures };
  const [a, b] = [saysYes(one), saysYes(other)];
  if (a !== null && b !== null && a !== b)
    return { kind: 'contradiction', differs: [{ one: firstOf(one), other: firstOf(other) }] };
  const [ours, theirs] = [readSentences(one), readSentences(other)];
  const denied = deniedIn(ours, theirs);
  if (denied.length > 0) return { kind: 'contradiction', differs: denied };
  const all = (sentences: readonly Sentence[]) => new Set(sentences.flatMap((it) => [...it.meanings]));
  const [said, heard] = [all(ours), all(theirs)];
  const least = Math.min(said.size, heard.size);
  const isTwice = least >= leastWords && shared(said, heard) >= saidTwice * least;
  return isTwice || foldedWords(one).join(' ') === foldedWords(other).join(' ')
    ? { kind: 'duplicate', differs: [] }
    : null;
}

const firstOf = (text: string) => (sentencesOf(text)[0] ?? '').trim();
