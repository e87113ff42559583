import { texts } from '#texts/contacts.ts';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { Problem } from '../../../platform/problem.ts';
import { type ContactRow, findContact, keepMerged, leaveGuest, lockPeople, mayBecome } from '../../contacts/index.ts';
import { giveUnsent } from '../../files/index.ts';
import { keyOf, lockConversations, toVisitorConversation } from '../conversation.store.ts';

interface Joining {
  guestId: string;
  customerId: string;
  /** Whom the team sees in the customer. */
  personId: string;
}

const ofGuest = ({ db, shopId }: Ctx, guestId: string) =>
  db.selectFrom('conversations').select('id').where('shop_id', '=', shopId).where('contact_id', '=', guestId);

/** The person has what the guest told where nothing is known of them. */
function keptOf(person: ContactRow, guestId: string) {
  const of = (value: string | null) => (value ? person.id : guestId);
  return { name: of(person.name), email: of(person.email), phone: of(person.phone), fields: {} };
}

/** What is open on the customer's other devices shows it; of more than a chat lists nobody is told. */
const mostTold = 50;

async function take(tx: TxCtx, { guestId, customerId, personId }: Joining): Promise<void> {
  // Conversations are locked before their contact, everywhere.
  await ofGuest(tx, guestId).orderBy('id').forNoKeyUpdate().execute();
  const { people, merged } = await lockPeople(tx, [personId, guestId]);
  const held = [...people, ...merged];
  const [guest, customer, person] = [guestId, customerId, personId].map((id) => held.find((it) => it.id === id));
  if (!guest || !customer || !person || person.merged_into !== null) throw new Problem('conflict', texts.justChanged);
  // Somebody was blocked, or merged with a third, meanwhile.
  if (!mayBecome(guest, customer)) return leaveGuest(tx, guestId, null);
  const keep = keptOf(person, guestId);
  if (guest.merged_into === null) await keepMerged(tx, { ids: [personId, guestId], keep, by: '', sure: 'visitor' });
  const moved = await tx.db
    .updateTable('conversations')
    .set({ contact_id: customerId })
    .where('shop_id', '=', tx.shopId)
    .where('contact_id', '=', guestId)
    .returning('id')
    .execute();
  await giveUnsent(tx, guestId, customerId);
  const keys = moved.slice(0, mostTold).map((it) => ({ shopId: tx.shopId, conversationId: it.id }));
  const now = await lockConversations(tx.db, keys);
  for (const it of keys.flatMap((key) => now.get(keyOf(key)) ?? []))
    tx.emit('visitor.conversation.changed', toVisitorConversation(it), { team: false, contactId: customerId });
}

const mostTries = 3;

/**
 * A browser that is a guest's has proved to be a customer's whom the shop knows: what the guest could read is the
 * customer's from now on, on all of their devices, and both are one person to the team. Again it moves what is left. Of who
 * is blocked, another customer, or merged with somebody else nothing moves. Answers the customer as they are now. Throws
 * `conflict` where somebody merges them with a third all the time.
 */
export async function joinGuest(ctx: Ctx, guest: ContactRow, customer: ContactRow): Promise<ContactRow> {
  if (!mayBecome(guest, customer)) return customer;
  // First this, so that nothing is begun in the guest's name behind what is moved.
  await leaveGuest(ctx, guest.id, ctx.services.clock.now());
  if (!(await ofGuest(ctx, guest.id).limit(1).executeTakeFirst())) return customer;
  for (let tries = 1; ; tries += 1) {
    const { id: customerId, merged_into } = await findContact(ctx, customer.id);
    const joining = { guestId: guest.id, customerId, personId: merged_into ?? customerId };
    try {
      await transaction(ctx, (tx) => take(tx, joining));
      return await findContact(ctx, customerId);
    } catch (problem) {
      if (!(problem instanceof Problem && problem.code === 'conflict') || tries === mostTries) throw problem;
    }
  }
}
