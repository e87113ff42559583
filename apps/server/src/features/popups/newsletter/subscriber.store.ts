import { newId } from '@chatty/contract/new-id';
import type { NewsletterConsent } from '@chatty/contract/popups';
import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import type { Tables } from '../../../tables.ts';

export type SubscriberRow = Selectable<Tables['newsletter_subscribers']>;

const subscribersOf = ({ db, shopId }: Ctx) => db.selectFrom('newsletter_subscribers').where('shop_id', '=', shopId);

/** Writes a subscriber and answers their id; null where the address has subscribed already, and stays as it is. */
export async function addSubscriber(
  tx: TxCtx,
  row: Omit<Insertable<Tables['newsletter_subscribers']>, 'shop_id' | 'id'>,
): Promise<string | null> {
  const id = newId();
  const done = await tx.db
    .insertInto('newsletter_subscribers')
    .values({ ...row, shop_id: tx.shopId, id })
    .onConflict((it) => it.columns(['shop_id', 'email']).where('withdrawn_at', 'is', null).doNothing())
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

/** How an address stands now: what holds, or else what was taken back last. */
export const latestOfAddress = (ctx: Ctx, email: string): Promise<SubscriberRow | undefined> =>
  subscribersOf(ctx)
    .selectAll()
    .where('email', '=', email)
    .orderBy('withdrawn_at', (it) => it.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();

/** Whether a record still says what it said. */
export const isAsIt = (one: SubscriberRow | undefined, other: SubscriberRow | undefined): boolean =>
  one?.id === other?.id && one?.withdrawn_at?.getTime() === other?.withdrawn_at?.getTime();

/** Keeps what the store made of a record, as it was told, and with it of all that it has replaced. */
export async function setInStore(tx: TxCtx, told: SubscriberRow, in_store: SubscriberRow['in_store']): Promise<void> {
  await tx.db
    .updateTable('newsletter_subscribers')
    .set({ in_store })
    .where('shop_id', '=', tx.shopId)
    .where('email', '=', told.email)
    .where((q) =>
      q.or([
        q.and([q('id', '=', told.id), q('withdrawn_at', 'is not distinct from', told.withdrawn_at)]),
        q.and([q('id', '<>', told.id), q('withdrawn_at', 'is not', null)]),
      ]),
    )
    .execute();
  tx.emit('contact.newsletter', { id: told.contact_id }, { team: true, contactId: null });
}

/** How many there are, and how many of them the store does not know of. */
export async function countSubscribers(ctx: Ctx): Promise<{ total: number; waiting: number }> {
  const { total, waiting } = await subscribersOf(ctx)
    .select(({ fn }) => [
      fn.countAll<string>().as('total'),
      sql<string>`count(*) filter (where in_store <> 'yes')`.as('waiting'),
    ])
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { total: Number(total), waiting: Number(waiting) };
}

/** A person as subscriptions know them. */
export interface Agreeing {
  ids: readonly string[];
  email: string | null;
}

/** What a person agreed to, also from other browsers with the same address. */
export const isOf =
  ({ ids, email }: Agreeing) =>
  (q: ExpressionBuilder<Tables, 'newsletter_subscribers'>) =>
    q.or([q('contact_id', 'in', ids), ...(email ? [q('email', '=', email.toLowerCase())] : [])]);

/** All that a person ever agreed to, in the order in which they did. */
export async function consentsOf(ctx: Ctx, who: Agreeing): Promise<NewsletterConsent[]> {
  const rows = await subscribersOf(ctx).selectAll().where(isOf(who)).orderBy('consented_at').orderBy('id').execute();
  return rows.map((it) => ({
    id: it.id,
    email: it.email,
    consentedAt: it.consented_at.toISOString(),
    consentText: it.consent_text,
    page: it.page,
    withdrawn: it.withdrawn_at && {
      at: it.withdrawn_at.toISOString(),
      by: it.withdrawn_by,
      reason: it.withdrawn_reason,
    },
    inStore: it.in_store,
  }));
}
