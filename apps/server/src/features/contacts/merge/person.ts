import { type RawBuilder, sql } from 'kysely';
import { texts } from '#texts/contacts.ts';
import { texts as kinds } from '#texts/conversations.ts';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import { type ContactRow, findContact } from '../contact.store.ts';

/** The contact as the team sees it: the one given, or the one that it was merged into. Throws `not_found`. */
export async function findPerson(ctx: Ctx, id: string): Promise<ContactRow> {
  const row = await findContact(ctx, id);
  return row.merged_into === null ? row : findContact(ctx, row.merged_into);
}

/** All that were merged into a contact, in the order in which they were. */
export const mergedInto = ({ db, shopId }: Pick<Ctx, 'db' | 'shopId'>, personId: string): Promise<ContactRow[]> =>
  db
    .selectFrom('contacts')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('merged_into', '=', personId)
    .orderBy('merged_at')
    .orderBy('id')
    .execute();

/** The ids under which there may be records of a person: of what was merged into them, and their own. */
export async function idsOfPerson(ctx: Pick<Ctx, 'db' | 'shopId'>, personId: string): Promise<string[]> {
  return [...(await mergedInto(ctx, personId)).map((it) => it.id), personId];
}

/** The same as SQL that answers ids. */
export const idsOfPersonSql = (shopId: string, personId: string): RawBuilder<string> => sql<string>`(
  select own.id from contacts own
  where own.shop_id = ${shopId} and (own.id = ${personId}::uuid or own.merged_into = ${personId}::uuid))`;

/**
 * Keeps people from being changed until the transaction ends: first all that was merged into them, then themselves, each
 * by id. Whoever tells the team of a merged contact takes them in the same order, so nobody waits for each other. Throws
 * `conflict` where somebody was merged into one of them meanwhile.
 */
export async function lockPeople(
  tx: TxCtx,
  ids: readonly string[],
): Promise<{ people: ContactRow[]; merged: ContactRow[] }> {
  const own = tx.db.selectFrom('contacts').selectAll().where('shop_id', '=', tx.shopId).orderBy('id').forUpdate();
  const merged = await own.where('merged_into', 'in', ids).execute();
  const people = await own.where('id', 'in', ids).execute();
  const now = await tx.db
    .selectFrom('contacts')
    .select('id')
    .where('shop_id', '=', tx.shopId)
    .where('merged_into', 'in', ids)
    .execute();
  // Waiting for one that came meanwhile would be against the order.
  const isLocked = (id: string) => ids.includes(id) || merged.some((it) => it.id === id);
  if (now.some(({ id }) => !isLocked(id))) throw new Problem('conflict', texts.justChanged);
  return { people, merged };
}

/** The person whom a contact is to the team, whatever becomes of either meanwhile; themselves where it is gone. */
export async function personIdOf({ db, shopId }: Pick<Ctx, 'db' | 'shopId'>, contactId: string): Promise<string> {
  const row = await db
    .selectFrom('contacts')
    .select('merged_into')
    .where('shop_id', '=', shopId)
    .where('id', '=', contactId)
    .executeTakeFirst();
  return row?.merged_into ?? contactId;
}

/** Keeps what was told by a visitor of a merged contact where the person has nothing of the kind. Nobody vouches for it. */
export async function learnFromMerged(tx: TxCtx, told: ContactRow & { merged_into: string }): Promise<ContactRow> {
  const { name, email, phone, subscribed_at: at } = told;
  const row = await tx.db
    .updateTable('contacts')
    .set({
      name: sql<string>`case when name = '' then ${name} else name end`,
      email: sql<string | null>`coalesce(email, ${email}::text)`,
      email_from: sql`case when email is null and ${email}::text is not null then 'visitor' else email_from end`,
      phone: sql<string | null>`coalesce(phone, ${phone}::text)`,
      // Who subscribed with one address has not subscribed with another.
      subscribed_at: sql<Date | null>`
        case when lower(coalesce(email, ${email}::text)) = lower(${email}::text)
          then coalesce(subscribed_at, ${at}::timestamptz) else subscribed_at end`,
    })
    .where('shop_id', '=', tx.shopId)
    .where('id', '=', told.merged_into)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw notFound(kinds.contact);
  return row;
}
