import { visitorNumbersOf } from '@chatty/contract/visitor-name';
import { type RawBuilder, sql } from 'kysely';
import { blank } from '../../../platform/db/blanks.ts';

const likeText = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The words of a text, in the order in which they stand. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}_]+/gu) ?? [];

/** What of a searched text there is to go by; another query for each. */
export interface SearchShape {
  /** Words that may have been said. */
  words: boolean;
  /** Long enough for the index of contacts, which holds pieces of three letters. */
  long: boolean;
  /** It stands in names that the team gives to visitors without one. */
  given: boolean;
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
    shape: { words: words.length > 0, long, given: numbers.length > 0 },
    values: {
      text,
      like: likeText(text),
      // Every word of it, the last letters of each still to be typed.
      words: words.length > 0 ? words.map((it) => `${it}:*`).join(' & ') : null,
      numbers,
    },
  };
}

/**
 * The conversations in which the words were said, with the latest place where they were, and those of contacts whose
 * name or e-mail holds the text, or whom the team calls so.
 */
export function foundConversations({ words, long, given }: SearchShape): RawBuilder<unknown> {
  const [shopId, text, like] = [blank('shopId'), blank('text'), blank('like')];
  const known = sql`lower(t.name || E'\\n' || coalesce(t.email, ''))`;
  const indexed = long ? sql`and text_grams(t.shop_id, ${known}) @> text_grams(${shopId}, lower(${text}))` : sql``;
  const theirs = sql`contacts t join conversations k on k.shop_id = t.shop_id and k.contact_id = t.id`;
  const ways = [
    sql`
    select k.id, null::integer as seq from ${theirs}
    where t.shop_id = ${shopId} and (t.name <> '' or t.email is not null) ${indexed}
      and (t.name ilike ${like} or t.email ilike ${like})`,
  ];
  if (given)
    ways.push(sql`
    select k.id, null::integer as seq from ${theirs}
    where t.shop_id = ${shopId} and t.name = '' and t.email is null
      and visitor_number(t.id) = any (${blank('numbers')}::integer[])`);
  if (words)
    ways.push(sql`
    select m.conversation_id as id, m.seq from messages m
    where m.shop_id = ${shopId} and m.kind <> 'activity'
      and to_tsvector('simple', m.text) @@ to_tsquery('simple', ${blank('words')})`);
  return sql`select id, max(seq) as seq from (${sql.join(ways, sql` union all `)}) as w group by id`;
}
