import { sql } from 'kysely';
import type { TxCtx } from '../../../ctx.ts';
import type { ContactRow } from '../../contacts/index.ts';

const countOf = (result: { numAffectedRows?: bigint }) => Number(result.numAffectedRows ?? 0n);

/** Ids as one pattern; they are UUIDs, and so hold nothing that a pattern reads. */
const anyOf = (ids: readonly string[]) => ids.join('|');

/**
 * Empties the log's events that name any of these ids. Their numbers stay, for those who resume by number must find no
 * gap: each becomes the word that the contact is gone.
 */
export async function blankEvents(tx: TxCtx, contactId: string, ids: readonly string[]): Promise<number> {
  return countOf(
    await sql`
      update events set type = 'contact.deleted', payload = ${JSON.stringify({ id: contactId })}::jsonb,
        for_team = true, for_contact = null
      where shop_id = ${tx.shopId}
        and (for_contact = ${contactId} or payload::text ~ ${anyOf(ids)})`.execute(tx.db),
  );
}

/** Removes jobs about any of these ids, also those that are done: an error may have been kept with them. */
export async function dropJobs(tx: TxCtx, ids: readonly string[]): Promise<number> {
  return countOf(
    await sql`
      delete from pgboss.job
      where state <> 'active' and data->>'shopId' = ${tx.shopId} and data::text ~ ${anyOf(ids)}`.execute(tx.db),
  );
}

/** Empties what Shopify delivered about the customer and was not worked on. */
export async function emptyDeliveries(tx: TxCtx, it: Pick<ContactRow, 'customer_id' | 'email'>): Promise<number> {
  if (!it.customer_id && !it.email) return 0;
  // An empty body is no JSON, and the order of conditions is the database's to choose.
  const customer = sql`case when body <> '' then body::jsonb -> 'customer' end`;
  return countOf(
    await sql`
      update webhook_deliveries set body = '', done_at = coalesce(done_at, ${tx.services.clock.now()})
      where shop_id = ${tx.shopId} and vendor = 'shopify' and topic like 'customers/%'
        and ((${customer}) ->> 'id' = ${it.customer_id} or lower((${customer}) ->> 'email') = ${it.email})`.execute(
      tx.db,
    ),
  );
}
