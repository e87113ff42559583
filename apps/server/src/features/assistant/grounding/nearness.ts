import { isTurnedAbove, type Statement } from './carrying/carried.ts';
import { isMeasuring } from './carrying/implied.ts';
import { lastHeading, type Window } from './carrying/windows.ts';
import { meaningOf } from './carrying/word-classes.ts';

/** So much of what a sentence says must stand in the words that take its place. */
const nearShare = 0.6;
/** And so much where they hold a figure of it. */
const nearWithFigure = 0.5;
/** Words that say little of what a sentence is about. */
const thin = new Set(['only', 'inside', 'all', 'usually', 'item', 'still'].map(meaningOf));
/** A figure says more than a word. */
const figureWeight = 2;
/** By so much a neighboring sentence must bring the words nearer to stand beside them. */
const worthIt = 0.12;
const mostInARow = 3;

/** Words of the shop that may take the place of others. */
export interface Near {
  words: string;
  /** How near they come, from 0 to 1. */
  near: number;
}

/** How near some sentences in a row come to one that was dropped, from 0 to 1; 0 where they are about something else. */
function nearness(run: readonly Window[], { clauses, whole }: Statement): number {
  const heading = run[0]?.heading;
  if (!heading || clauses.length === 0) return 0;
  const told = run.flatMap((it) => it.told);
  const says = (word: string) => told.some((it) => it.whole.words.has(word));
  const shareOf = (words: readonly string[], more = 0, all = words.length) => {
    const own = words.filter(says);
    const above = words.filter((it) => !says(it) && heading.whole.words.has(it));
    return {
      own: (own.length + more) / Math.max(1, all),
      share: (own.length + more + above.length) / Math.max(1, all),
    };
  };
  // A wrong figure is what the words are to put right: without any, they alone count.
  const plain = shareOf([...whole.words]);
  const byWords = plain.own > 0 && plain.share >= nearShare ? (plain.share + plain.own) / 2 : 0;
  const claims = [...new Set(whole.claims)];
  const figures = claims.filter((it) => told.some((one) => one.whole.answersFor.has(it))).length;
  if (figures === 0) return byWords;
  const words = [...whole.words].filter((it) => !isMeasuring(it) && !thin.has(it));
  const { own, share } = shareOf(words, figureWeight * figures, words.length + figureWeight * claims.length);
  const isOfAllFigures = figures === claims.length && shareOf(words).share > 0;
  const byFigures = share >= nearWithFigure || isOfAllFigures ? (share + own) / 2 : 0;
  return Math.max(byWords, byFigures);
}

const isTurned = (window: Window) => window.told.some((told) => isTurnedAbove(window, told));

/** What sentences in a row say, under their heading where they would mean the opposite without. */
function quoteOf(run: readonly Window[]): string {
  const text = run.flatMap((it) => it.told.map((told) => told.text)).join(' ');
  const [first] = run;
  return first && run.some(isTurned) ? `${lastHeading(first.heading.text)}: ${text}` : text;
}

/** The sentences of a text that come nearest to one that was dropped: one, with its neighbors where they say more of it. */
export function nearestIn(windows: readonly Window[], statement: Statement): Near | undefined {
  const sentences = windows.filter(({ told }) => told.length === 1);
  const nearOf = (from: number, to: number) => nearness(sentences.slice(from, to), statement);
  let best = { from: 0, to: 0, near: 0 };
  const take = (from: number, to: number, least: number) => {
    const near = from < 0 || to > sentences.length ? 0 : nearOf(from, to);
    if (near > least && near > best.near) best = { from, to, near };
  };
  for (let at = 0; at < sentences.length; at += 1) take(at, at + 1, 0);
  // Neither of two may be near enough alone.
  for (let at = 0; at < sentences.length; at += 1) take(at, at + 2, best.near + worthIt);
  while (best.near > 0 && best.to - best.from < mostInARow) {
    const { from, to, near } = best;
    take(from - 1, to, near + worthIt);
    take(from, to + 1, near + worthIt);
    if (best.from === from && best.to === to) break;
  }
  return best.near > 0 ? { words: quoteOf(sentences.slice(best.from, best.to)), near: best.near } : undefined;
}
