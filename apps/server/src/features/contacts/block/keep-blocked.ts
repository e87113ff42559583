import type { Contact } from '@chatty/contract/contacts';
import { texts as contactTexts } from '#texts/contacts.ts';
import { texts } from '#texts/conversations.ts';
import type { TxCtx } from '../../../ctx.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import { askAnew } from '../authenticate-visitor.ts';
import { told } from '../change-contact.ts';
import { lockPeople } from '../merge/person.ts';

/**
 * Keeps that a contact is blocked and why, or with null that they are not. Who is blocked already stays so since when they
 * are. Nobody opens a conversation of theirs until the transaction ends. Throws `not_found`, and
 * `conflict` where somebody has just merged them with another.
 */
export async function keepBlocked(tx: TxCtx, contactId: string, block: { reason: string } | null): Promise<Contact> {
  const { people, merged } = await lockPeople(tx, [contactId]);
  if (people.length === 0) throw notFound(texts.contact);
  if (people.some((it) => it.merged_into !== null)) throw new Problem('conflict', contactTexts.justChanged);
  const ids = [...merged.map((it) => it.id), contactId];
  const rows = await tx.db
    .updateTable('contacts')
    .set((q) =>
      block
        ? {
            blocked_at: q.fn.coalesce('blocked_at', q.val(tx.services.clock.now())),
            blocked_reason: block.reason || q.ref('blocked_reason'),
          }
        : { blocked_at: null, blocked_reason: '' },
    )
    .where('shop_id', '=', tx.shopId)
    .where('id', 'in', ids)
    .returningAll()
    .execute();
  const row = rows.find((it) => it.id === contactId);
  if (!row) throw notFound(texts.contact);
  tx.afterCommit(() => ids.forEach((id) => askAnew(tx.services, { shopId: tx.shopId, contactId: id })));
  return told(tx, row);
}
