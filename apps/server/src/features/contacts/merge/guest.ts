import type { Ctx } from '../../../ctx.ts';
import { askAnew } from '../authenticate-visitor.ts';
import type { ContactRow } from '../contact.store.ts';

/** Whether what a guest's browser may read may become a customer's, whom the same browser proved to be. */
export function mayBecome(guest: ContactRow, customer: ContactRow): boolean {
  const person = customer.merged_into ?? customer.id;
  const isGuest = guest.customer_id === null && (guest.merged_into === null || guest.merged_into === person);
  return isGuest && guest.blocked_at === null && customer.blocked_at === null;
}

/**
 * Nothing is begun in a guest's name from now on, in any process: whoever still holds their token begins anew. A conversation
 * that is being opened is there before this ends, or is not opened. `null` takes it back.
 */
export async function leaveGuest({ db, services, shopId }: Ctx, contactId: string, at: Date | null): Promise<void> {
  await db
    .updateTable('contacts')
    .set({ signed_in_at: at })
    .where('shop_id', '=', shopId)
    .where('id', '=', contactId)
    .where('customer_id', 'is', null)
    .where('signed_in_at', at === null ? 'is not' : 'is', null)
    .execute();
  askAnew(services, { shopId, contactId });
}

/** Whether a contact is a guest whose browser has gone on as a customer. */
export async function hasLeft({ db, shopId }: Pick<Ctx, 'db' | 'shopId'>, contactId: string): Promise<boolean> {
  const row = await db
    .selectFrom('contacts')
    .select('signed_in_at')
    .where('shop_id', '=', shopId)
    .where('id', '=', contactId)
    .executeTakeFirst();
  return row ? row.signed_in_at !== null : false;
}
