import type { ContactFilter } from '@chatty/contract/contact-list';
import { visitorNumbersOf } from '@chatty/contract/visitor-name';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../ctx.ts';
import { onlineContacts } from '../visitor-presence.ts';
import { hasPhone, isCalled, likeText, saysOfItself } from './search-contacts.ts';

/**
 * What one of the shop's own fields says: anything, nothing, or a certain value, whichever letters are small. The marks
 * are what the index of the values holds.
 */
function ofField(field: string, { fieldHas, fieldValue }: ContactFilter): RawBuilder<boolean> {
  if (fieldHas === 'no') return sql`not jsonb_exists(c.field_values, ${field})`;
  const mark =
    fieldValue === undefined ? sql`${field}::text` : sql`${field}::text || '=' || md5(lower(${fieldValue}::text))`;
  return sql`contact_field_marks(c.field_values) @> array[${mark}]`;
}

/** As the indexes have it: whoever never was a customer comes last. */
export const ordersOf = sql<number>`coalesce(c.order_count, -1)`;
export const spentOf = sql<string>`coalesce(c.spent, -1)`;

const dayMs = 24 * 60 * 60_000;

const kinds = {
  customer: sql<boolean>`c.customer_id is not null`,
  lead: sql<boolean>`c.customer_id is null and c.email is not null`,
  anonymous: sql<boolean>`c.customer_id is null and c.email is null`,
};

const isThere = (column: string, wanted: 'yes' | 'no') =>
  wanted === 'yes' ? sql<boolean>`${sql.ref(column)} is not null` : sql<boolean>`${sql.ref(column)} is null`;

/** What must be so of the contacts `c` of the shop that a filter means. */
export function conditionsOf(ctx: Ctx, filter: ContactFilter): RawBuilder<boolean>[] {
  const { kind, online, email, blocked, subscribed, seenDays, locale, tag, field, ordersFrom, spentFrom } = filter;
  const conditions: RawBuilder<boolean>[] = [];
  if (kind) conditions.push(kinds[kind]);
  if (email) conditions.push(isThere('c.email', email));
  if (blocked) conditions.push(isThere('c.blocked_at', blocked));
  if (subscribed) conditions.push(isThere('c.subscribed_at', subscribed));
  if (locale) conditions.push(sql`c.locale = ${locale}`);
  if (tag) conditions.push(sql`c.tag_ids @> array[${tag}::uuid]`);
  if (ordersFrom) conditions.push(sql`${ordersOf} >= ${ordersFrom}`);
  if (spentFrom) conditions.push(sql`${spentOf} >= ${spentFrom}`);
  if (field) conditions.push(ofField(field.toLowerCase(), filter));
  const here = () => JSON.stringify(onlineContacts(ctx.services, ctx.shopId));
  const isHere = () => sql<boolean>`c.id in (select i::uuid from jsonb_array_elements_text(${here()}::jsonb) as i)`;
  if (online) conditions.push(isHere());
  if (seenDays) {
    const since = new Date(ctx.services.clock.now().getTime() - seenDays * dayMs);
    // Who is there now is seen now; what is kept is when they came.
    conditions.push(sql`(c.last_seen_at >= ${since} or ${isHere()})`);
  }
  return conditions;
}

/** Fewer say too little, and are in no index. */
const fewestLetters = 3;

/** The ids of the shop's contacts that hold a text in name, e-mail address or phone number, or are called so. */
export function foundContacts({ shopId }: Pick<Ctx, 'shopId'>, text: string): RawBuilder<unknown> {
  const long = [...text].length >= fewestLetters;
  const ways = [saysOfItself({ shopId, text, like: likeText(text) }, long)];
  const numbers = long ? visitorNumbersOf(text) : [];
  if (numbers.length > 0) ways.push(isCalled({ shopId, numbers }));
  const digits = text.replace(/\D/g, '');
  // Words with a number in them are no phone number.
  if (digits.length >= fewestLetters && /^[\d\s()+./-]+$/.test(text)) ways.push(hasPhone(shopId, digits));
  const found = ways.map((it) => sql`select t.id from contacts t where ${it}`);
  return sql`(${sql.join(found, sql` union `)})`;
}
