import type { Claim } from '../claims.ts';
import { meaningOf } from './word-classes.ts';

/** That a figure is a price, … */
const costing = meaningOf('cost');
/** … or a time that something takes. */
const lasting = 'timetaken';

/** Words that say what a figure beside them is, and nothing of what it is the figure of. */
export const isMeasuring = (word: string): boolean => word === costing || word === lasting;

/** What a sum is, where it is no price: the least that is spent, what is saved, what is given back. */
const ofSums = new Set(
  (
    'free spend save off discount credit voucher reward return refund worth minimum over under from above upto more least limit deduct keep ' +
    'value between less reduce difference bonus prize win earn cover until least cheaper reach'
  )
    .split(' ')
    .map(meaningOf),
);
const sensesIn = (words: ReadonlySet<string>) => [...words].filter((it) => ofSums.has(it));

/** What a time is, where it is not how long something takes. */
const ofTimes = new Set(
  (
    'inside after before until every least hold keep have warranty guarantee old last return leave open notice ago between during since age cover ' +
    'valid expire skip window period exchange cancel trial late early over under upto more'
  )
    .split(' ')
    .map(meaningOf),
);
/** What takes its time. */
const ofProcesses = new Set(
  'delivery deliver ship course class workshop lesson transit process inspection production express'
    .split(' ')
    .map(meaningOf),
);

const times = /^(?:work)?(?:second|minute|hour|day|week|month):/;
const isTime = ({ kind, value }: Claim) => kind === 'measure' && times.test(value);
const isMoney = ({ kind }: Claim) => kind === 'money';
const some = (claims: readonly Claim[] | undefined, is: (claim: Claim) => boolean) => claims?.some(is) ?? false;

/** "Takes 3 days" in a word of its own: "we take PayPal" is something else. */
export const withTimesTaken = (text: string, marked: readonly Claim[][]): string =>
  text.replace(
    /\b(?:takes?|took|taking)(\s{1,3}(?:(?:about|around|usually|only|just|another|a|the)\s{1,3}){0,2}\ue000(\d{1,6})\ue001)/g,
    (all: string, rest: string, at: string) => (some(marked[Number(at)], isTime) ? ` ${lasting}${rest}` : all),
  );

/** Before a figure that tells what something is. */
const placing = new Set(['', 'is', 'are', 'for', 'in', 'flat', 'just', 'another', 'and', 'a']);
const placed = /(?:(\p{L}{1,30})[^\S\n]{1,9}|^\s{0,9})\ue000(\d{1,6})\ue001/gu;

/** What the place of its figures says of a clause of evidence: "Express is $9" that it costs this, "Express, 3 days" that it takes these. */
export function impliedBy(piece: string, words: ReadonlySet<string>, marked: readonly Claim[][]): Set<string> {
  const implied = new Set<string>();
  for (const [, before = '', at] of piece.matchAll(placed)) {
    const claims = marked[Number(at)];
    const isPlaced = placing.has(before);
    if (isPlaced && some(claims, isMoney)) implied.add(costing);
    if ((isPlaced || ofProcesses.has(meaningOf(before))) && some(claims, isTime)) implied.add(lasting);
  }
  for (const it of words) {
    if (ofSums.has(it)) implied.delete(costing);
    if (ofTimes.has(it)) implied.delete(lasting);
  }
  return implied;
}

interface Read {
  words: ReadonlySet<string>;
  claims: readonly string[];
  implied: ReadonlySet<string>;
}

/** Whether a clause says this word of its figures without saying it. */
export function implies({ words, implied }: Read, word: string, above: ReadonlySet<string>): boolean {
  if (!implied.has(word)) return false;
  if (word === costing) return sensesIn(words).length === 0;
  const isProcess = [...words, ...above].some((it) => ofProcesses.has(it));
  return isProcess && ![...words].some((it) => ofTimes.has(it));
}

/** "Shipping is $75", taken from "free over $75": a sum that is no price is not told as one. */
export function keepsSense(clause: Read, by: readonly Read[]): boolean {
  if (!clause.claims.some((it) => it.startsWith('money:'))) return true;
  const senses = by.flatMap((it) => sensesIn(it.words));
  return senses.length === 0 || senses.some((it) => clause.words.has(it)) || by.some((it) => it.words.has(costing));
}
