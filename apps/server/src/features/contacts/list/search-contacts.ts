import { type RawBuilder, sql } from 'kysely';

/** Values of a search, or blanks for them. */
interface Values {
  shopId: unknown;
  text: unknown;
  like: unknown;
  numbers: unknown;
}

/** Any part of it, as `like` takes it. */
export const likeText = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * The contacts `t` whose name or e-mail address holds the text. `long`: it is long enough for the index, which holds
 * pieces of three letters.
 */
export function saysOfItself({ shopId, text, like }: Omit<Values, 'numbers'>, long: boolean): RawBuilder<boolean> {
  const known = sql`lower(t.name || E'\\n' || coalesce(t.email, ''))`;
  const indexed = long ? sql`and text_grams(t.shop_id, ${known}) @> text_grams(${shopId}, lower(${text}))` : sql``;
  return sql<boolean>`
    t.shop_id = ${shopId} and (t.name <> '' or t.email is not null) ${indexed}
      and (t.name ilike ${like} or t.email ilike ${like})`;
}

/** The contacts `t` of whom nothing is known, and whom the team calls by one of the names with these numbers. */
export const isCalled = ({ shopId, numbers }: Pick<Values, 'shopId' | 'numbers'>): RawBuilder<boolean> =>
  sql<boolean>`
    t.shop_id = ${shopId} and t.name = '' and t.email is null
      and visitor_number(t.id) = any (${numbers}::integer[])`;

/** The contacts `t` whose phone number holds these digits, three at least, however it was written. */
export const hasPhone = (shopId: string, digits: string): RawBuilder<boolean> => {
  const known = sql`regexp_replace(t.phone, '\\D', '', 'g')`;
  return sql<boolean>`
    t.shop_id = ${shopId} and t.phone is not null
      and text_grams(t.shop_id, ${known}) @> text_grams(${shopId}, ${digits}) and ${known} like ${likeText(digits)}`;
};
