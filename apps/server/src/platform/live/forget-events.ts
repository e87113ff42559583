import { eventsKeptDays } from '@chatty/contract/limits';
import { sql } from 'kysely';
import type { Services, TxCtx } from '../../ctx.ts';

/** Forgets what the event log need not keep; a socket that asks for it is told to read anew. */
export async function forgetOldEvents(services: Services): Promise<void> {
  const before = new Date(services.clock.now().getTime() - eventsKeptDays * 86_400_000);
  await services.db.deleteFrom('events').where('created_at', '<', before).execute();
}

/**
 * Empties the log's events that name any of these ids, which are UUIDs. Their numbers stay, for those who resume by number
 * must find no gap: each becomes the word that the contact is gone.
 */
export async function blankEvents(tx: TxCtx, contactId: string, ids: readonly string[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update events set type = 'contact.deleted', payload = ${JSON.stringify({ id: contactId })}::jsonb,
      for_team = true, for_contact = null
    where shop_id = ${tx.shopId}
      and (for_contact = ${contactId} or payload::text ~ ${ids.join('|')})`.execute(tx.db);
  return Number(numAffectedRows);
}
