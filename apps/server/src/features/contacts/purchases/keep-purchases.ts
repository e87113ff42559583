import { sql } from 'kysely';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { orNull } from '../../../platform/problem.ts';
import type { StoreCustomer } from '../../../ports/commerce.ts';
import { told } from '../change-contact.ts';
import { type ContactRow, findContact } from '../contact.store.ts';
import { idsOfPersonSql, personIdOf } from '../merge/person.ts';
import { readPurchasesJob } from './purchases.jobs.ts';

/** Who looks at a customer again within so long reads what was kept. */
const freshMs = 60 * 60_000;

/** What a person has bought as all the customers that they are. Answers the person where that changes it. */
export async function sumPurchases(tx: TxCtx, personId: string): Promise<ContactRow | undefined> {
  const { rows } = await sql<ContactRow>`
    update contacts as c set order_count = p.order_count, spent = p.spent, spent_currency = p.currency
    from (
      select sum(order_count)::integer as order_count, sum(spent) as spent, max(currency) as currency
      from contact_purchases where shop_id = ${tx.shopId} and contact_id in ${idsOfPersonSql(tx.shopId, personId)}
    ) as p
    where c.shop_id = ${tx.shopId} and c.id = ${personId}
      and (c.order_count, c.spent, c.spent_currency) is distinct from (p.order_count, p.spent, p.currency)
    returning c.*`.execute(tx.db);
  return rows[0];
}

async function keep(tx: TxCtx, contactId: string, { orderCount, spent }: StoreCustomer): Promise<void> {
  const kept = {
    order_count: orderCount,
    spent: spent.amount,
    currency: spent.currency,
    read_at: tx.services.clock.now(),
  };
  await tx.db
    .insertInto('contact_purchases')
    .values({ shop_id: tx.shopId, contact_id: contactId, ...kept })
    .onConflict((on) => on.columns(['shop_id', 'contact_id']).doUpdateSet(kept))
    .execute();
  const changed = await sumPurchases(tx, await personIdOf(tx, contactId));
  if (changed) await told(tx, changed);
}

/** Reads from the store what a customer has bought, and keeps it. Nothing follows for whoever is gone or is no customer. */
export async function readPurchases(ctx: Ctx, contactId: string): Promise<void> {
  const contact = await orNull(findContact(ctx, contactId));
  if (!contact?.customer_id) return;
  const customer = await ctx.services.commerce.readCustomer(ctx.shopId, contact.customer_id);
  if (!customer) return;
  await transaction(ctx, async (tx) => {
    // Who was deleted meanwhile takes this along.
    const held = await tx.db
      .selectFrom('contacts')
      .select('id')
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', contactId)
      .forKeyShare()
      .executeTakeFirst();
    if (held) await keep(tx, contactId, customer);
  });
}

/** The store says that a customer has bought something, or was given something back. */
export async function readPurchasesOf(tx: TxCtx, customerId: string): Promise<void> {
  const contact = await tx.db
    .selectFrom('contacts')
    .select('id')
    .where('shop_id', '=', tx.shopId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (contact) tx.enqueue(readPurchasesJob, { contactId: contact.id });
}

/** Reads anew what customers have bought, where that was long ago. */
export async function refreshPurchases(ctx: Ctx, contacts: readonly ContactRow[]): Promise<void> {
  const customers = contacts.filter((it) => it.customer_id !== null).map((it) => it.id);
  if (customers.length === 0) return;
  await transaction(ctx, async (tx) => {
    const fresh = await tx.db
      .selectFrom('contact_purchases')
      .select('contact_id')
      .where('shop_id', '=', tx.shopId)
      .where('contact_id', 'in', customers)
      .where('read_at', '>', new Date(tx.services.clock.now().getTime() - freshMs))
      .execute();
    for (const contactId of customers)
      if (!fresh.some((it) => it.contact_id === contactId)) tx.enqueue(readPurchasesJob, { contactId });
  });
}
