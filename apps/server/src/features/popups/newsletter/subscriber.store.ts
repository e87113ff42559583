import { newId } from '@chatty/contract/new-id';
import { type Selectable, sql } from 'kysely';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import type { Tables } from '../../../tables.ts';

export type SubscriberRow = Selectable<Tables['newsletter_subscribers']>;

const subscribersOf = ({ db, shopId }: Ctx) => db.selectFrom('newsletter_subscribers').where('shop_id', '=', shopId);

/** Writes a subscriber and answers their id; null where the address has subscribed before, and stays as it is. */
export async function addSubscriber(
  tx: TxCtx,
  row: Omit<SubscriberRow, 'shop_id' | 'id' | 'in_store'>,
): Promise<string | null> {
  const id = newId();
  const done = await tx.db
    .insertInto('newsletter_subscribers')
    .values({ ...row, shop_id: tx.shopId, id })
    .onConflict((it) => it.columns(['shop_id', 'email']).doNothing())
    .executeTakeFirst();
  return Number(done.numInsertedOrUpdatedRows ?? 0) > 0 ? id : null;
}

export const findSubscriber = (ctx: Ctx, id: string): Promise<SubscriberRow | undefined> =>
  subscribersOf(ctx).selectAll().where('id', '=', id).executeTakeFirst();

/** Those of whom the store knows nothing because it did not let us tell it. */
export async function withheldFromStore(tx: TxCtx): Promise<string[]> {
  const rows = await subscribersOf(tx).select('id').where('in_store', '=', 'no_scope').execute();
  return rows.map((it) => it.id);
}

export async function setInStore(ctx: Ctx, id: string, in_store: SubscriberRow['in_store']): Promise<void> {
  await ctx.db
    .updateTable('newsletter_subscribers')
    .set({ in_store })
    .where('shop_id', '=', ctx.shopId)
    .where('id', '=', id)
    .execute();
}

/** How many there are, and how many of them the store does not know of. */
export async function countSubscribers(ctx: Ctx): Promise<{ total: number; waiting: number }> {
  const { total, waiting } = await subscribersOf(ctx)
    .select(({ fn }) => [
      fn.countAll<string>().as('total'),
      sql<string>`count(*) filter (where in_store <> 'yes')`.as('waiting'),
    ])
    .executeTakeFirstOrThrow();
  return { total: Number(total), waiting: Number(waiting) };
}

/** What a contact agreed to, also from other browsers with the same address. */
export async function consentsOf(
  { db, shopId }: Ctx,
  { ids, email }: { ids: readonly string[]; email: string | null },
) {
  const rows = await db
    .selectFrom('newsletter_subscribers')
    .select(['email', 'consented_at', 'consent_text', 'page'])
    .where('shop_id', '=', shopId)
    .where((q) => q.or([q('contact_id', 'in', ids), ...(email ? [q('email', '=', email.toLowerCase())] : [])]))
    .orderBy('consented_at')
    .execute();
  return rows.map((it) => ({
    email: it.email,
    consentedAt: it.consented_at.toISOString(),
    consentText: it.consent_text,
    page: it.page,
  }));
}
