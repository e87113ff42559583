import { keyOf, keysOf, markClaims } from '../claims.ts';
import { agentsIn, nextDoing } from './agents.ts';
import { impliedBy, withTimesTaken } from './implied.ts';
import { inOneWording, isFraming, isNegating, meaningOf } from './word-classes.ts';

/** A part of a sentence, as it is compared. */
export interface Clause {
  /** The meanings of its words, each once. */
  words: ReadonlySet<string>;
  /** The keys of its figures and addresses, … */
  claims: readonly string[];
  /** … and all that they answer for. */
  answersFor: ReadonlySet<string>;
  /** Words that are written like names. */
  names: ReadonlySet<string>;
  isNegated: boolean;
  /** What the place of its figures says without a word: that they are what it costs, or how long it takes. */
  implied: ReadonlySet<string>;
  /** Who does what for whom. */
  agents: readonly string[];
  /** It begins with something else that is done, behind an "and". */
  isNext: boolean;
}

/** Where one clause ends and another begins. */
const clauseEnd = /[;:()\n]|,(?!\d)|\s[-–—]+\s|\s(?:but|whereas|although|though)\s/;
/** Between two figures, "and" parts what each is said of. */
const betweenFigures = /\s(?:and|or)\s/;
const mark = /\ue000(\d+)\ue001/g;
const token = /\ue000\d+\ue001|[\p{L}\p{N}]+(?:'\p{L}+)?/gu;
const holdsMark = (text: string) => /\ue000\d/.test(text);

/** Names and figures: what a clause says of one thing may not be said of another. */
export const isAnchored = ({ claims, names }: Clause) => claims.length > 0 || names.size > 0;

/** What several clauses say together. */
export const together = (clauses: readonly Clause[]): Clause => ({
  words: new Set(clauses.flatMap((it) => [...it.words])),
  claims: clauses.flatMap((it) => it.claims),
  answersFor: new Set(clauses.flatMap((it) => [...it.answersFor])),
  names: new Set(clauses.flatMap((it) => [...it.names])),
  isNegated: clauses.some((it) => it.isNegated),
  implied: new Set(clauses.flatMap((it) => [...it.implied])),
  agents: clauses.flatMap((it) => it.agents),
  isNext: clauses[0]?.isNext ?? false,
});

/** "$5 to Norway and $9 to Chile" are two clauses; "Norway and Chile" are one. */
function partFigures(piece: string): string[] {
  const parts: string[] = [];
  for (const part of piece.split(betweenFigures)) {
    const last = parts.at(-1);
    if (last !== undefined && !(holdsMark(last) && holdsMark(part))) parts[parts.length - 1] = `${last} ${part}`;
    else parts.push(part);
  }
  return parts;
}

/** Words that begin with a capital letter where no sentence begins. */
function namesIn(text: string): Set<string> {
  const names = new Set<string>();
  let isFirst = true;
  for (const { 0: word, index } of text.matchAll(token)) {
    const before =
      text
        .slice(Math.max(0, index - 3), index)
        .trimEnd()
        .at(-1) ?? '';
    if (!isFirst && /^\p{Lu}/u.test(word) && !'.!?:'.includes(before || ' ')) names.add(word.toLowerCase());
    isFirst = false;
  }
  return names;
}

/** The clauses of one sentence, with what each says. Emphasis and marks of lists say nothing. */
export function clausesOf(sentence: string): Clause[] {
  const { text, marked } = markClaims(sentence.replace(/[*_`#>[\]|]/g, ' '));
  const names = namesIn(text);
  return withTimesTaken(inOneWording(text), marked)
    .split(clauseEnd)
    .flatMap((piece) =>
      piece
        .split(nextDoing)
        .flatMap((part, at) => partFigures(part).map((it, i) => ({ piece: it, isNext: at > 0 && i === 0 }))),
    )
    .map(({ piece, isNext }): Clause => {
      const tokens = piece.match(token) ?? [];
      const claims = [...piece.matchAll(mark)].flatMap(([, at]) => marked[Number(at)] ?? []);
      const said = tokens.filter((it) => !it.startsWith('\ue000') && !isFraming(it));
      const words = new Set(said.filter((it) => !isNegating(it)).map(meaningOf));
      return {
        words,
        claims: claims.map(keyOf),
        answersFor: new Set(claims.flatMap(keysOf)),
        names: new Set(said.filter((it) => names.has(it)).map(meaningOf)),
        isNegated: said.some(isNegating),
        implied: impliedBy(piece, words, marked),
        agents: agentsIn(piece),
        isNext,
      };
    })
    .filter((it) => it.words.size > 0 || it.claims.length > 0 || it.isNegated);
}
