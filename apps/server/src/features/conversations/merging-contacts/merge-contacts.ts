import type { KeptValues } from '@chatty/contract/contact-merge';
import type { Contact } from '@chatty/contract/contacts';
import { texts } from '#texts/contacts.ts';
import type { MemberCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { Problem } from '../../../platform/problem.ts';
import { findPerson, keepMerged, toContact } from '../../contacts/index.ts';
import { findMember } from '../../team/index.ts';
import { moveAll } from '../block/block-contact.ts';

/**
 * Makes two contacts one person, for good. Whoever is blocked stays so, with all conversations of both. What their visitors
 * may see stays as it is: each of their devices has the conversations that it had. Merging again answers the person.
 * Throws `not_found`, `bad_input` and `conflict`.
 */
export function mergeContacts(
  ctx: MemberCtx,
  id: string,
  { otherId, keep }: { otherId: string; keep: KeptValues },
): Promise<Contact> {
  return transaction(ctx, async (tx) => {
    const [first, second] = [await findPerson(tx, id), await findPerson(tx, otherId)];
    if (first.id === second.id) {
      if (id === otherId) throw new Problem('bad_input', texts.mergedWithItself);
      return toContact(first);
    }
    const isBlocked = first.blocked_at !== null || second.blocked_at !== null;
    // Conversations are locked before their contact, everywhere.
    if (isBlocked) for (const it of [first, second]) await moveAll(tx, it.id, 'blocked');
    const { full_name: by } = await findMember(tx, ctx.who.memberId);
    // A value may be chosen of a contact that was merged since.
    const now = new Map([
      [id, first.id],
      [otherId, second.id],
    ]);
    const of = (kept: string) => now.get(kept) ?? kept;
    const fields = Object.fromEntries(Object.entries(keep.fields).map(([field, kept]) => [field, of(kept)]));
    const kept = { name: of(keep.name), email: of(keep.email), phone: of(keep.phone), fields };
    const contact = await keepMerged(tx, { ids: [first.id, second.id], keep: kept, by });
    if (contact === null) return toContact(await findPerson(tx, first.id));
    // A block came or went meanwhile. Conversations that are not held yet would be locked after their contacts.
    if ((contact.blockedAt !== null) !== isBlocked) throw new Problem('conflict', texts.justChanged);
    // They may have begun another since they were looked at.
    if (isBlocked) await moveAll(tx, contact.id, 'blocked');
    return contact;
  });
}
