import type { LikelySame } from '@chatty/contract/contact-merge';
import { sql } from 'kysely';
import type { MemberCtx } from '../../../ctx.ts';
import { toContact } from '../contact.store.ts';
import { findPerson } from './person.ts';

/** More would be a list to search in. */
const most = 5;

/** Shorter ones are no whole phone numbers: they would match strangers. */
const fewestDigits = 7;

/** Contacts that may be the same person, the surest first. It is only a hint: nobody is merged by it. Throws `not_found`. */
export async function likelySame(ctx: MemberCtx, id: string): Promise<LikelySame[]> {
  const { id: own, name, email, phone } = await findPerson(ctx, id);
  const digits = phone?.replace(/\D/g, '') ?? '';
  const ways = [
    email ? sql`when lower(email) = ${email.toLowerCase()} then 'email'` : null,
    digits.length >= fewestDigits ? sql`when regexp_replace(phone, '\\D', '', 'g') = ${digits} then 'phone'` : null,
    name.includes(' ') ? sql`when lower(name) = ${name.toLowerCase()} then 'name'` : null,
  ].filter((it) => it !== null);
  if (ways.length === 0) return [];
  const by = sql<LikelySame['by'] | null>`case ${sql.join(ways, sql` `)} end`;
  const rows = await ctx.db
    .selectFrom('contacts')
    .selectAll()
    .select(by.as('by'))
    .where('shop_id', '=', ctx.shopId)
    .where('id', '<>', own)
    .where('merged_into', 'is', null)
    .where(sql<boolean>`${by} is not null`)
    .orderBy(sql`array_position(array['email', 'phone', 'name'], ${by})`)
    .orderBy('last_seen_at', 'desc')
    .limit(most)
    .execute();
  return rows.flatMap(({ by: how, ...row }) => (how ? [{ contact: toContact(row), by: how }] : []));
}
