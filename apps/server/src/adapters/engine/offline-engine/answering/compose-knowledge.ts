import { matters } from '../../../../language/concept-kinds.ts';
import type { Frame } from '../../../../language/frames/en.ts';
import { conceptsIn, meaningsIn } from '../reading/meanings.ts';
import type { Situation, ToolResult } from '../reading/read-prompt.ts';
import type { Wish } from '../reading/read-wish.ts';
import { textOf } from './found-products.ts';
import { holdsWhatIsExpected, quotePassage, speakingOfPlace } from './quote-passage.ts';
import { type FoundPassage, passagesOf } from './speaks-of.ts';
import { rowAskedFor } from './table-rows.ts';

type Say = Frame['offline'];

/** What an answer is worded from, beside the wish. */
export type Composing = Pick<Situation, 'results' | 'language' | 'shopLanguage' | 'frame'>;

/** What the shop has written to be said where this is asked: by a scenario, or in the rows of a size guide. */
export function writtenAnswer(
  { shopSays }: Say,
  knowledge: ToolResult | undefined,
  { language, shopLanguage }: Composing,
): string | null {
  const say = Object(knowledge?.output.scenario ?? knowledge?.output.size).say;
  if (!Array.isArray(say)) return null;
  return [...(language === shopLanguage ? [] : [shopSays]), ...say.map(textOf)].join('\n');
}

const mostLookedAt = 3;

/** The first passage; of a question that goes on with another one, the first that speaks of a matter it names itself. */
function nearestOf({ words, english }: Wish, passages: readonly FoundPassage[]) {
  const own = conceptsIn(words).filter((it) => matters.has(it));
  if (words === english || own.length === 0) return passages[0];
  const speaks = ({ title, text }: FoundPassage) => {
    const held = meaningsIn(`${title}\n${text}`);
    return own.some((it) => held.has(it));
  };
  return passages.slice(0, mostLookedAt).find(speaks) ?? passages[0];
}

/** A passage whose score is this share of the first one's, or more, may as well be what was asked for. */
const closeRival = 0.85;
/** Together two quotes are no longer than one reads in a chat. */
const mostOfTwo = 700;
/** A rival that says so much of the same adds nothing. */
const mostShared = 0.6;

/** What is quoted beside the first passage: a rival that came as near, or nearly, and says something else. */
function quoteBeside(asked: string, quote: string, first: FoundPassage, passages: readonly FoundPassage[]): string[] {
  const rival = passages.find(
    (it) =>
      it !== first &&
      it.product === first.product &&
      it.language === first.language &&
      it.relevance >= closeRival * first.relevance,
  );
  if (!rival) return [];
  const beside = quotePassage(asked, rival);
  const held = meaningsIn(quote);
  const said = [...meaningsIn(beside)];
  const isSame = said.filter((it) => held.has(it)).length >= mostShared * said.length;
  const isNone = isSame || !holdsWhatIsExpected(asked, beside);
  return isNone || quote.length + beside.length > mostOfTwo ? [] : [beside];
}

/**
 * Retrieval's first hit in its own words, and a close rival's below it: which of two near ones answers the visitor sees
 * sooner than any score. Marked as the shop's where the visitor speaks another language.
 */
export function knowledgeAnswer(say: Say, wish: Wish, knowledge: ToolResult, composing: Composing): string {
  const { language, shopLanguage } = composing;
  const written = writtenAnswer(say, knowledge, composing);
  if (written !== null) return written;
  const passages = passagesOf(knowledge);
  const first = nearestOf(wish, passages);
  if (!first) return say.unknown;
  // A measure that was named is what a table is for, also where a text about sizes came nearer.
  const isOfPlace = speakingOfPlace(wish.english)(first.text);
  const [row] = isOfPlace ? [] : passages.flatMap(({ text }) => rowAskedFor(wish.english, text) ?? []);
  // The shop says it in the visitor's language by itself: their own words are near to it.
  const isTheirs = first.language === language;
  const asked = isTheirs ? wish.said : wish.english;
  const quote = row ?? quotePassage(asked, first);
  const quotes = row === undefined ? [quote, ...quoteBeside(asked, quote, first, passages)] : [quote];
  const isMarked = language !== shopLanguage && !(isTheirs && row === undefined);
  return `${isMarked ? `${say.shopSays}\n` : ''}${quotes.join('\n\n')}`;
}
