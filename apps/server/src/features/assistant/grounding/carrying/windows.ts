import { sentencesOf } from '../reading/sentences.ts';
import { type Clause, clausesOf, isAnchored, together } from './clauses.ts';
import { stretchesOf } from './stretches.ts';

/** A sentence of evidence: what it says of all, and what it says of each. */
export interface Told {
  /** As it stands there, without the mark of a list. */
  text: string;
  plain: string;
  /** "Candles that have been lit, and gift cards": what it says of them stands above it. */
  isFragment: boolean;
  /** Its clauses, each with what holds for all: what stands before the first name or figure. */
  clauses: readonly Clause[];
  /** All that it says. */
  whole: Clause;
}

/** One or two neighboring sentences of one text, with what stands above them. */
export interface Window {
  heading: Told;
  told: readonly Told[];
}

/** Such a piece between commas goes on with a list of names: "Portland, Maine". */
const mostOfAName = 3;
const goesOn = ({ words, claims }: Clause) => words.size + claims.length <= mostOfAName && claims.length <= 1;

/** Clauses without a name or figure of their own go on with the one before them. */
function joined(clauses: readonly Clause[]): Clause[][] {
  const groups: Clause[][] = [];
  for (const clause of clauses) {
    const isNameOnly = goesOn(clause) && clause.names.size > 0 && [...clause.words].every((it) => clause.names.has(it));
    const last = groups.at(-1);
    if (last && !clause.isNext && (!isAnchored(clause) || isNameOnly)) last.push(clause);
    else groups.push([clause]);
  }
  return groups;
}

const listMark = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/;
/** What makes a sentence of its own: it begins with who does something, or says that something is, can or must be. */
const finite =
  /^(?:we|you|i|it|they|this|these|those|there|please)\b|(?<!\b(?:that|which|who|have|has|had)\s{1,3})\b(?:is|are|was|were|am|must|can|cannot|may|might|will|should|shall|do|does|did|has|have|needs?|costs?|takes?)\b/i;

export const plainWords = (text: string) =>
  text.normalize('NFKC').replace(/[*_`]/g, '').replace(/\s+/g, ' ').trim().toLowerCase();

export function readTold(text: string): Told {
  const clauses = clausesOf(text);
  const figure = clauses.findIndex((it) => it.claims.length > 0);
  const first = figure >= 0 ? figure : clauses.findIndex(isAnchored);
  const lead = clauses.slice(0, Math.max(0, first));
  const said = text.replace(listMark, '').trim();
  return {
    text: said,
    plain: plainWords(said),
    isFragment: !finite.test(said),
    clauses: stretchesOf(joined(clauses.slice(lead.length)).map(together)).map((group) =>
      together([...lead, ...group]),
    ),
    whole: together(clauses),
  };
}

/** The last of the headings that a title names. */
export const lastHeading = (title: string) => title.slice(title.lastIndexOf('›') + 1).trim();

/** "Do you deliver abroad?" asks about delivery. */
const ofDelivery = ['ship', 'deliver'];
function withTopic(heading: Told): Told {
  const { whole } = heading;
  if (!ofDelivery.some((it) => whole.words.has(it))) return heading;
  return { ...heading, whole: { ...whole, words: new Set([...whole.words, 'delivery']) } };
}

/** All windows of a text. A heading that turns around turns the fragments below it. */
export function windowsOf({ title, text, url }: { title: string; text: string; url: string | null }): Window[] {
  const heading = { ...withTopic(readTold(`${title} ${url ?? ''}`)), text: title, plain: plainWords(title) };
  const sentences = text.split('\n').flatMap(sentencesOf);
  const told = sentences.filter((it) => it.trim() !== '').map(readTold);
  return told.flatMap((one, at) => {
    const next = told[at + 1];
    return [{ heading, told: [one] }, ...(next ? [{ heading, told: [one, next] }] : [])];
  });
}
