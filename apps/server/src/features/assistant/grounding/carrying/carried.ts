import { type Clause, clausesOf, isAnchored, together } from './clauses.ts';
import { isDoing, swapsAgents } from './agents.ts';
import { implies, isMeasuring, keepsSense } from './implied.ts';
import { continues, furtherOf, stretchesOf } from './stretches.ts';
import { lastHeading, plainWords, type Told, type Window } from './windows.ts';
import { meaningOf, oppositeMeaning } from './word-classes.ts';

/** What may hold back what is said to be free, and must then be said too. */
const restricting = ['over', 'under', 'until', 'after', 'before', 'only', 'inside', 'upto'].map(meaningOf);
/** Words that widen or narrow all that is said with them. */
const widening = ['all', 'always', 'only', 'usually', 'free', 'both', 'most'].map(meaningOf);
/** Words that a condition may be told without. */
const loose = new Set(['item', 'inside']);
/** What is longer than this is no sentence of an answer: it stands only as it stands in the evidence. */
const mostClauses = 40;

/** Yes or no, before what is said. */
const assent = /^\s*(?:yes|no|yep|nope|sure|of course|certainly|absolutely|definitely)[,!.:]?\s+/i;
/** What may stand before a statement and says nothing. */
const opening =
  /^\s*(?:(?:i'm|i am|we're|we are) (?:very |so )?sorry,?(?: but)?|unfortunately,?|good news[:!,]|please note(?: that)?|hi(?: there)?[,!]|hello[,!]|currently,?)\s+/i;

/** What a sentence states, without the words that only open it. */
export const statementOf = (sentence: string): string =>
  sentence.replace(/[’‘]/g, "'").replace(assent, '').replace(opening, '');

/** A sentence, read once to be held against all windows. */
export interface Statement {
  plain: string;
  /** All of it, with what opens it. */
  verbatim: string;
  clauses: readonly Clause[];
  whole: Clause;
  /** It begins with yes or no. */
  assents: boolean;
}

export function readStatement(sentence: string): Statement {
  const clauses = clausesOf(statementOf(sentence));
  return {
    plain: plainWords(statementOf(sentence)),
    verbatim: plainWords(sentence),
    clauses: clauses.length > mostClauses ? [] : clauses,
    whole: together(clauses),
    assents: assent.test(sentence.replace(/[’‘]/g, "'")),
  };
}

const times = (claims: readonly string[], claim: string) => claims.filter((it) => it === claim).length;

/** Whether clauses say all that one says, as often, and the heading what they leave out. */
function holds(clause: Clause, by: readonly Clause[], { whole }: Told): boolean {
  const from = [...by, whole];
  const has = (word: string) =>
    from.some((it) => it.words.has(word)) || by.some((it) => implies(it, word, whole.words));
  const isBacked = (claim: string) => {
    const often = times(clause.claims, claim);
    return from.some((it) => it.answersFor.has(claim) && (often < 2 || times(it.claims, claim) >= often));
  };
  if (!clause.claims.every(isBacked)) return false;
  // What holds for all holds for an item.
  return [...clause.words].every((word) => has(word) || (word === 'item' && has('all')));
}

/** "Open" above a sentence that says "closed" is no ground for "open". */
function contradicts(clause: Clause, told: readonly Told[]): boolean {
  const said = (word: string) => told.some(({ whole }) => whole.words.has(word));
  return [...clause.words].some((word) => {
    const opposite = oppositeMeaning(word);
    return opposite !== undefined && said(opposite) && !said(word);
  });
}

/** "Free" of what is free "over $75" only. */
function dropsCondition(clause: Clause, by: readonly Clause[]): boolean {
  if (!clause.words.has('free')) return false;
  const isKept = (it: Clause) =>
    it.claims.some((claim) => clause.claims.includes(claim)) ||
    restricting.some((word) => it.words.has(word) && clause.words.has(word));
  return by.some(
    (it) =>
      it.words.has('free') && it.claims.length > 0 && restricting.some((word) => it.words.has(word)) && !isKept(it),
  );
}

/** What a clause says is done, and another does not say. */
const doingsBeside = ({ words }: Clause, other: Clause) =>
  [...words].filter((it) => isDoing(it) && !other.words.has(it));

/** "We ship on Fridays", of "When do you ship?" and "We roast on Fridays": what is done then is not taken from the heading. */
const swapsDoing = (clause: Clause, by: Clause, { whole }: Told): boolean =>
  doingsBeside(clause, by).length > 0 && doingsBeside(whole, clause).length > 0;

/** Whether a sentence means the opposite without what stands above it. */
export const isTurnedAbove = ({ heading }: Window, told: Told) => told.isFragment && heading.whole.isNegated;

/** A clause with a name or figure needs one clause of evidence that says it all; another may take from its neighbors. */
export function carriesClause(window: Window, clause: Clause): boolean {
  const { heading, told } = window;
  // "We do not": of what, no other sentence can say.
  if (clause.words.size === 0 && clause.isNegated) return false;
  if (contradicts(clause, told)) return false;
  if (swapsAgents(clause.agents, new Set(told.flatMap(({ whole }) => whole.agents)))) return false;
  const aboveTurns = told.some((it) => isTurnedAbove(window, it));
  const isSaidBy = (by: readonly Clause[]) =>
    by.every((it) => clause.isNegated === (aboveTurns || it.isNegated)) &&
    holds(clause, by, heading) &&
    keepsSense(clause, by) &&
    !dropsCondition(clause, by);
  const isSaidIn = (it: Told) => it.clauses.some((one) => !swapsDoing(clause, one, it) && isSaidBy([one]));
  if (told.some(isSaidIn)) return true;
  if (isAnchored(clause)) return false;
  const taken = told
    .flatMap(({ clauses }) => clauses)
    .filter((it) => [...clause.words].some((word) => it.words.has(word)) && doingsBeside(it, clause).length === 0);
  return taken.length > 0 && isSaidBy(taken);
}

/** Whether a sentence says of all only what is said of all, with every condition that stands there. */
function keepsConditions({ clauses }: Told, said: Clause): boolean {
  const concerned = clauses.filter((it) => it.claims.every((claim) => said.answersFor.has(claim)));
  return concerned.every(({ words }) => [...words].every((it) => said.words.has(it) || loose.has(it)));
}

/** "Always", taken from a neighbor that says it of something else; "anything", without the conditions that it is told with. */
function widens({ told }: Window, said: Clause): boolean {
  const shared = ({ whole }: Told) => [...said.words].filter((it) => whole.words.has(it)).length;
  return widening.some((word) => {
    const by = said.words.has(word) ? told.filter(({ whole }) => whole.words.has(word)) : [];
    const isOfSame = (it: Told) => 2 * shared(it) >= said.words.size && (word !== 'all' || keepsConditions(it, said));
    return by.length > 0 && !by.some(isOfSame);
  });
}

/** Adverbs that make no other thing of what they stand with. */
const thin = new Set(['usually', 'only', 'order', 'item'].map(meaningOf));

/** "Standard costs $5 and takes 2 days": what goes on about a thing is told of that thing, and not of another beside it. */
function isOfOne(window: Window, stretch: readonly Clause[], said: Clause): boolean {
  const further = furtherOf(stretch);
  if (further.length === 0 || carriesClause(window, together(stretch))) return true;
  const known = (word: string) =>
    said.words.has(word) || window.heading.whole.words.has(word) || isMeasuring(word) || thin.has(word);
  // "It takes 2 days" stands for itself; what else is told beside another thing may be of that one.
  const alone = window.told.filter((it) => [...it.whole.words].every(known));
  return further.every((it) => carriesClause({ heading: window.heading, told: alone }, it));
}

const kindOf = (claim: string) => claim.slice(0, claim.indexOf(':'));

/** Prices of one sentence beside those of another: figures of one kind are told by one sentence, or they may not belong together. */
function mixes({ heading, told }: Window, clauses: readonly Clause[]): boolean {
  const kinds = new Set(clauses.flatMap((it) => it.claims.map(kindOf)));
  return [...kinds].some((kind) => {
    const ofKind = clauses.filter((it) => it.claims.some((claim) => kindOf(claim) === kind));
    const byOne = told.some((one) => ofKind.every((it) => carriesClause({ heading, told: [one] }, it)));
    return ofKind.length > 1 && !byOne;
  });
}

/** Whether a "yes" or "no" is about what the window speaks of. */
const isAbout = ({ heading, told }: Window, asked: ReadonlySet<string>) =>
  [...asked].every((word) => [heading, ...told].some(({ whole }) => whole.words.has(word)));

/**
 * Whether a window says all that a sentence says, of the same things, and turns none of it around. A "yes" or "no" before
 * it answers what was asked: that must be about what the window speaks of.
 */
export function carries(
  window: Window,
  { plain, verbatim, clauses, whole, assents }: Statement,
  asked: ReadonlySet<string>,
): boolean {
  const text = window.told.map((it) => it.plain).join(' ');
  const needsHeading = window.told.some((it) => isTurnedAbove(window, it));
  // "No softener: it blocks the membrane" is no answer "no" where it stands so.
  const isQuoted = verbatim !== '' && verbatim === text && !needsHeading;
  if (isQuoted) return true;
  if (assents && !isAbout(window, asked)) return false;
  if (plain !== '' && plain === (needsHeading ? `${lastHeading(window.heading.plain)}: ${text}` : text)) return true;
  if (clauses.length === 0 || !clauses.every((it) => carriesClause(window, it))) return false;
  if (!stretchesOf(clauses, continues).every((it) => isOfOne(window, it, whole))) return false;
  return !widens(window, whole) && !mixes(window, clauses);
}
