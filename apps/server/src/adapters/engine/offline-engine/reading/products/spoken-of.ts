import { goods, productFacts, things } from '../../../../../language/concept-kinds.ts';
import type { Concept } from '../../../../../language/lexicon/concepts.ts';
import { isFollowUp } from '../follow-up.ts';
import { conceptsIn, isOfShop } from '../meanings.ts';
import { namesMatter, type Route } from '../route-message.ts';
import { termsOf, wordsOf } from '../words.ts';
import { listedIn } from './listed.ts';

/** What was said before of products of the shop. */
export interface SpokenOf {
  /** The products of each answer that named any, the latest first. */
  lists: string[][];
  /** An answer with products is so many answers ago; the last one is 0. */
  ago: number;
  /** The visitor had asked for the cheapest or dearest: the first of the latest list is the one. */
  isRanked: boolean;
}

/** Which products a question goes on about. */
export interface Meant {
  names: string[];
  /** It points at them, or names them: nothing else can be meant. */
  isSure: boolean;
}

const linked = /\[([^[\]]{1,300})\]\(/g;
const priced = /[$€£¥]\s?\d|\d\s?[$€£¥]|\bsold out\b/i;
const mostCompared = 3;

/** The products that an answer named: those of its list, or those in lines that tell a price. */
function productsIn(answer: string): string[] {
  const listed = listedIn(answer).filter((it) => !Number.isNaN(it.price) && answer.includes('\n- '));
  const inLines = answer
    .split('\n')
    .filter((line) => priced.test(line))
    .flatMap((line) => [...line.matchAll(linked)].map(([, name = '']) => name));
  return [...new Set([...inLines, ...listed.map((it) => it.name)])];
}

/** What was spoken of, by all that was said before, oldest first. */
export function spokenOf(earlier: readonly { by: 'visitor' | 'shop'; text: string }[]): SpokenOf {
  const answers = earlier.flatMap(({ by, text }, at) => (by === 'shop' ? [{ at, names: productsIn(text) }] : []));
  const naming = answers.filter(({ names }) => names.length > 0).toReversed();
  const [latest] = naming;
  const asked = earlier.slice(0, latest?.at ?? 0).findLast((it) => it.by === 'visitor')?.text ?? '';
  return {
    lists: naming.map(({ names }) => names),
    ago: latest ? answers.filter(({ at }) => at > latest.at).length : Number.POSITIVE_INFINITY,
    isRanked: isRanking(conceptsIn(asked)),
  };
}

const isOwnName = (word: string) => /^\p{L}{3,}$/u.test(word) && conceptsIn(word).length === 0;
const thingsIn = (text: string) => conceptsIn(text).filter((it) => things.has(it));

/** The one product among those that were spoken of whose own name is said: "the drift one", "I like the heath more". */
function calledByName(words: string, lists: readonly (readonly string[])[]): string | null {
  const said = new Set(termsOf(words));
  const wanted = thingsIn(words);
  for (const names of lists) {
    const called = names.filter(
      (name) =>
        wordsOf(name).some((it) => isOwnName(it) && termsOf(it).some((term) => said.has(term))) &&
        wanted.every((it) => conceptsIn(name).includes(it)),
    );
    if (called.length === 1) return called[0] ?? null;
    if (called.length > 1) return null;
  }
  return null;
}

const pointing = /\b(?:it|its|that|those|these|them|they|this|this one|that one|the \w{1,20} one|one)\b/i;
const seeking =
  /\b(?:do (?:you|u|they) (?:have|sell|stock|carry|offer)|have (?:you|u) got|looking for|searching for|(?:got|sell) any|show me|recommend|suggest|other|others|another|else|different|similar|cheaper|instead)\b/i;
/** So much may be said of what was spoken of without naming it. */
const mostTerms = 7;
/** After so many answers about something else nothing is known of what "it" is. */
const longestAgo = 2;
const mute: readonly Route[] = ['human', 'order', 'discount', 'greeting', 'thanks', 'farewell', 'banter'];

const isRanking = (named: readonly Concept[]) => named.some((it) => it === 'cheapest' || it === 'dearest');

/**
 * Which of the products that were spoken of a question goes on about; null where it asks for something else. Of several
 * each is meant, unless they were ranked: then it is the first.
 */
export function meantOf(words: string, route: Route, { lists, ago, isRanked }: SpokenOf): Meant | null {
  const [latest = []] = lists;
  if (latest.length === 0 || mute.includes(route)) return null;
  const named = conceptsIn(words);
  if (isOfShop(named) || namesMatter(words)) return null;
  const called = calledByName(words, lists);
  if (called) return { names: [called], isSure: true };
  if (ago > longestAgo || termsOf(words).length > mostTerms) return null;
  const isPointing = pointing.test(words);
  if (seeking.test(words) && !isPointing) return null;
  const others = named.filter((it) => things.has(it) && !latest.every((name) => conceptsIn(name).includes(it)));
  if (others.length > 0 || (named.some((it) => things.has(it)) && isRanking(named))) return null;
  const names = isRanked ? latest.slice(0, 1) : latest.slice(0, mostCompared);
  const asksFact = named.some((it) => productFacts.has(it) || (goods.has(it) && !things.has(it)));
  if (names.length > 1 && !(isPointing && asksFact)) return null;
  if (ago > 0 && !isPointing && !isFollowUp(words) && !asksFact) return null;
  return { names, isSure: isPointing };
}
