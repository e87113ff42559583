import type { Narrowing, SearchedThing } from '@chatty/contract/search-query';
import { momentOf } from '@chatty/contract/settings/hours/zone-clock';
import { visitorNumbersOf } from '@chatty/contract/visitor-name';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../ctx.ts';
import { blank } from '../../../platform/db/blanks.ts';
import { isCalled, likeText, saysOfItself } from '../../contacts/index.ts';
import { findShop, settingsOf } from '../../shops/index.ts';
import { tagsNamed } from '../../tags/index.ts';

/** What of an operator makes one query another than the next: everything else is a value in a blank. */
export type NarrowingShape =
  | { by: 'from'; long: boolean; given: boolean }
  | { by: 'assignee'; who: 'nobody' | 'me' | 'named' }
  | { by: 'tag' | 'before' | 'after' }
  | { by: 'has'; thing: SearchedThing };

/** The operators of a search, ready for its query: the shape of each, and what goes into its blanks. */
export interface Narrowed {
  shapes: NarrowingShape[];
  values: Record<string, unknown>;
}

/** What an operator asks beside the status. */
export type Operator = Exclude<Narrowing, { by: 'in' }>;

const nobody = /^(nobody|none|unassigned)$/i;

/** The text has an index to go by from three letters on. */
const isLong = (text: string): boolean => [...text].length >= 3;

function shapeOf(it: Operator): NarrowingShape {
  if (it.by === 'has') return { by: 'has', thing: it.value };
  if (it.by === 'from')
    return { by: 'from', long: isLong(it.value), given: isLong(it.value) && visitorNumbersOf(it.value).length > 0 };
  if (it.by !== 'assignee') return { by: it.by };
  if (nobody.test(it.value)) return { by: 'assignee', who: 'nobody' };
  return { by: 'assignee', who: /^me$/i.test(it.value) ? 'me' : 'named' };
}

/** The moment at which a day begins by the shop's clock. */
const beginOf = (day: string, timeZone: string): Date => new Date(momentOf(timeZone, Date.parse(day)));

/** Reads the operators. Only days ask the database for something: the shop's zone. */
export async function narrowedBy(ctx: Ctx, me: string, narrowings: readonly Operator[]): Promise<Narrowed> {
  const hasDays = narrowings.some(({ by }) => by === 'before' || by === 'after');
  const timeZone = hasDays ? settingsOf(await findShop(ctx.db, ctx.shopId)).timeZone : 'UTC';
  const values: Record<string, unknown> = {};
  for (const [at, { by, value }] of narrowings.entries()) {
    values[`${at} text`] = value;
    values[`${at} like`] = likeText(value);
    values[`${at} me`] = me;
    if (by === 'from') values[`${at} numbers`] = isLong(value) ? visitorNumbersOf(value) : [];
    if (by === 'before' || by === 'after') values[`${at} day`] = beginOf(value, timeZone);
  }
  return { shapes: narrowings.map(shapeOf), values };
}

/** Which messages `m` hold a thing; each has an index of its own. */
const holds: Record<Exclude<SearchedThing, 'email'>, RawBuilder<boolean>> = {
  file: sql`m.files <> '[]'`,
  image: sql`m.files <> '[]' and jsonb_path_exists(m.files, '$[*].type ? (@ starts with "image/")')`,
  note: sql`m.kind = 'note'`,
  order: sql`m.parts @> '[{"type": "order"}]'`,
  product: sql`m.parts @> '[{"type": "products"}]'`,
};

/** Looked up for one conversation after the other: most contacts of a shop may have one, and all of them are not to be read. */
const hasEmail = sql<boolean>`(
  select t.email from contacts o join contacts t on t.shop_id = o.shop_id and t.id = coalesce(o.merged_into, o.id)
  where o.shop_id = c.shop_id and o.id = c.contact_id) is not null`;

/** The conversations of contacts `t` of whom it is so, and of all that was merged into them. */
const isOf = (they: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`c.contact_id in (
  select t.id from contacts t where ${they}
  union all select o.id from contacts t join contacts o on o.shop_id = t.shop_id and o.merged_into = t.id where ${they})`;

function hasThing(thing: SearchedThing): RawBuilder<boolean> {
  const shopId = blank('shopId');
  if (thing === 'email') return hasEmail;
  return sql`c.id in (select m.conversation_id from messages m where m.shop_id = ${shopId} and ${holds[thing]})`;
}

function isFrom(at: number, { long, given }: { long: boolean; given: boolean }): RawBuilder<boolean> {
  const [shopId, text, like] = [blank('shopId'), blank(`${at} text`), blank(`${at} like`)];
  const told = saysOfItself({ shopId, text, like }, long);
  const they = given ? sql`(${told} or ${isCalled({ shopId, numbers: blank(`${at} numbers`) })})` : told;
  return isOf(sql`${they}`);
}

function isAssignedTo(at: number, who: 'nobody' | 'me' | 'named'): RawBuilder<boolean> {
  if (who === 'nobody') return sql`c.assignee_id is null`;
  if (who === 'me') return sql`c.assignee_id = ${blank(`${at} me`)}::uuid`;
  return sql`c.assignee_id in (
    select id from members where shop_id = ${blank('shopId')} and full_name ilike ${blank(`${at} like`)})`;
}

/** What an operator asks of the conversation `c`. A conversation is of a time if any of it may have been said then. */
export function inSqlOf(shape: NarrowingShape, at: number): RawBuilder<boolean> {
  switch (shape.by) {
    case 'from':
      return isFrom(at, shape);
    case 'assignee':
      return isAssignedTo(at, shape.who);
    case 'tag':
      return sql`c.tag_ids && array(${tagsNamed(blank('shopId'), blank(`${at} like`))})`;
    case 'before':
      return sql`c.created_at < ${blank(`${at} day`)}::timestamptz`;
    case 'after':
      return sql`c.last_message_at >= ${blank(`${at} day`)}::timestamptz`;
    case 'has':
      return hasThing(shape.thing);
  }
}

/** What an operator asks of a message `m` in which words were found; null where it asks nothing of it. */
export function ofMessage(shape: NarrowingShape, at: number): RawBuilder<boolean> | null {
  if (shape.by !== 'before' && shape.by !== 'after') return null;
  const day = sql`${blank(`${at} day`)}::timestamptz`;
  return shape.by === 'before' ? sql`m.created_at < ${day}` : sql`m.created_at >= ${day}`;
}
