import { visitorNumbersOf } from '@chatty/contract/visitor-name';
import { type RawBuilder, sql } from 'kysely';
import { blank } from '../../../platform/db/blanks.ts';
import { isCalled, likeText, saysOfItself } from '../../contacts/index.ts';
import { mayBeOrder, ofOrder } from './found-orders.ts';

/** One word of a text; all signs stand between words. */
export const aWord = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text, in the order in which they stand. */
export const wordsOf = (text: string): string[] => text.match(aWord) ?? [];

/** What makes addresses, paths, codes and amounts to the database, whose parts are words here. It parts at all other signs by itself. */
const signs = '-+./&<~_';

/** The words in a message, by the very expression that the index `messages_text` holds. */
const wordsIn = (text: RawBuilder<unknown>) =>
  sql`to_tsvector('simple', translate(${text}, ${sql.lit(signs)}, ${sql.lit(' '.repeat(signs.length))}))`;

/** What of a searched text there is to go by; another query for each. */
export interface SearchShape {
  /** Words that may have been said. */
  words: boolean;
  /** Long enough for the index of contacts, which holds pieces of three letters. */
  long: boolean;
  /** It stands in names that the team gives to visitors without one. */
  given: boolean;
  /** It may be the number of an order. */
  order: boolean;
  /** The words are looked for in certain conversations only: see `list-front.ts`. */
  inFront?: boolean;
}

export interface Search {
  shape: SearchShape;
  /** For the blanks of the query. */
  values: { text: string; like: string; words: string | null; numbers: number[] };
}

/** What is looked for; null for an empty text. */
export function searchFor(text: string): Search | null {
  if (text === '') return null;
  const words = wordsOf(text);
  const long = [...text].length >= 3;
  const numbers = long ? visitorNumbersOf(text) : [];
  return {
    shape: { words: words.length > 0, long, given: numbers.length > 0, order: mayBeOrder(text) },
    values: {
      text,
      like: likeText(text),
      // Every word of it, the last letters of each still to be typed.
      words: words.length > 0 ? words.map((it) => `${it}:*`).join(' & ') : null,
      numbers,
    },
  };
}

/** Who is called exactly so counts most, then whose name or e-mail holds the text, then in what it was said. */
const ranks = { exact: sql.lit(2), holds: sql.lit(1), said: sql.lit(0) };

const saysWords = (text: RawBuilder<unknown>) =>
  sql<boolean>`${wordsIn(text)} @@ to_tsquery('simple', ${blank('words')})`;

/** Where the words are looked for in certain conversations, so many messages of each are read, from the last one on. */
export const mostOfOne = 300;

const alsoAsked = (of: readonly RawBuilder<boolean>[]) =>
  of.reduce<RawBuilder<unknown>>((all, it) => sql`${all} and ${it}`, sql``);

/**
 * The latest place in one conversation where the words were said; reads its messages from the last one on. `ofMessage`:
 * what else is asked of a message `m`.
 */
export const placeSaid = (
  conversationId: RawBuilder<unknown>,
  ofMessage: readonly RawBuilder<boolean>[],
  most?: number,
): RawBuilder<unknown> =>
  sql`select s.seq from (
      select m.seq, m.text from messages m
      where m.shop_id = ${blank('shopId')} and m.conversation_id = ${conversationId} and m.kind <> 'activity' ${alsoAsked(ofMessage)}
      order by m.seq desc ${most === undefined ? sql`offset 0` : sql`limit ${sql.lit(most)}`}) as s
    where ${saysWords(sql`s.text`)} limit 1`;

/**
 * The conversations in which the words were said, with the latest place where they were, and those of contacts whose
 * name or e-mail holds the text, whom the team calls so, or whose order has this number; each with its rank. `ofMessage`:
 * what else is asked of a message.
 */
export function foundConversations(
  { words, long, given, order, inFront }: SearchShape,
  ofMessage: readonly RawBuilder<boolean>[],
): RawBuilder<unknown> {
  const [shopId, text, like] = [blank('shopId'), blank('text'), blank('like')];
  const theirs = sql`contacts t join conversations k on k.shop_id = t.shop_id and k.contact_id = t.id`;
  const ofMerged = sql`
    contacts t join contacts o on o.shop_id = t.shop_id and o.merged_into = t.id
      join conversations k on k.shop_id = o.shop_id and k.contact_id = o.id`;
  const exactly = sql`lower(${text}::text)`;
  const rank = sql`case when lower(t.name) = ${exactly} or lower(t.email) = ${exactly} then ${ranks.exact} else ${ranks.holds} end`;
  const ofContacts = (they: RawBuilder<boolean>) =>
    sql`select k.id, null::integer as seq, ${rank} as rank, null::text as order_name from ${theirs} where ${they}
      union all select k.id, null::integer, ${rank}, null from ${ofMerged} where ${they}`;
  const ways = [ofContacts(saysOfItself({ shopId, text, like }, long))];
  if (given) ways.push(ofContacts(isCalled({ shopId, numbers: blank('numbers') })));
  if (order) ways.push(...ofOrder(ranks.holds, alsoAsked(ofMessage)));
  if (inFront)
    ways.push(sql`
    select n.id, s.seq, ${ranks.said}, null from unnest(${blank('front')}::uuid[]) as n (id)
    cross join lateral (${placeSaid(sql`n.id`, ofMessage, mostOfOne)}) as s`);
  else if (words)
    ways.push(sql`
    select m.conversation_id, m.seq, ${ranks.said}, null from messages m
    where m.shop_id = ${shopId} and m.kind <> 'activity' and ${saysWords(sql`m.text`)}
      ${alsoAsked(ofMessage)}`);
  return sql`select id, max(seq) as seq, max(rank) as rank, max(order_name) as order_name from (${sql.join(ways, sql` union all `)}) as w group by id`;
}
