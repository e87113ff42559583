import type { Contact } from '@chatty/contract/contacts';
import type { MemberCtx, TxCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { findPerson, idsOfPersonSql, keepBlocked } from '../../contacts/index.ts';
import { append } from '../append/append.ts';

/** Moves all conversations of a person that are not there yet. Throws what one of them refuses. */
export async function moveAll(tx: MemberCtx & TxCtx, contactId: string, type: 'blocked' | 'unblocked'): Promise<void> {
  const { memberId } = tx.who;
  const rows = await tx.db
    .selectFrom('conversations')
    .select('id')
    .where('shop_id', '=', tx.shopId)
    .where('contact_id', 'in', idsOfPersonSql(tx.shopId, contactId))
    .where('status', type === 'blocked' ? '<>' : '=', 'blocked')
    .execute();
  const outcomes = await append(
    tx,
    rows.map(({ id }) => ({
      shopId: tx.shopId,
      conversationId: id,
      by: { type: 'member', memberId },
      event: () => ({ type }),
    })),
  );
  for (const it of outcomes) if (!it.ok) throw it.problem;
}

const keep = (ctx: MemberCtx, ofId: string, block: { reason: string } | null): Promise<Contact> =>
  transaction(ctx, async (tx) => {
    const type = block ? 'blocked' : 'unblocked';
    const { id: contactId } = await findPerson(tx, ofId);
    // Conversations are locked before their contact, everywhere.
    await moveAll(tx, contactId, type);
    const contact = await keepBlocked(tx, contactId, block);
    // From here on nobody opens any; what somebody opened or moved since they were looked for is moved, too.
    await moveAll(tx, contactId, type);
    return contact;
  });

/**
 * Takes nothing from a contact any more: what they send is refused, whatever way it comes, and their conversations leave
 * the inbox for the list of the blocked. The assistant drops what it was about to say. Blocking twice keeps the first time
 * and the last reason. Throws `not_found`.
 */
export const blockContact = (ctx: MemberCtx, contactId: string, reason: string) => keep(ctx, contactId, { reason });

/** Takes messages from a contact again: their conversations are what they were, and who was waiting still is. Throws `not_found`. */
export const unblockContact = (ctx: MemberCtx, contactId: string) => keep(ctx, contactId, null);
