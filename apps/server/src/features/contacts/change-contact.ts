import type { Contact, ContactDetails } from '@chatty/contract/contacts';
import { transaction } from '../../platform/db/transaction.ts';
import type { Ctx, MemberCtx, VisitorCtx } from '../../world.ts';
import { findContact, toContact } from './contact.store.ts';

/** Absent fields stay; empty ones are taken away. */
function change(ctx: Ctx, id: string, it: ContactDetails): Promise<Contact> {
  return transaction(ctx, async (tx) => {
    const before = await findContact(tx, id);
    const row = {
      ...before,
      name: it.name ?? before.name,
      email: it.email === undefined ? before.email : it.email.toLowerCase() || null,
      phone: it.phone === undefined ? before.phone : it.phone || null,
    };
    await tx.db
      .updateTable('contacts')
      .set({ name: row.name, email: row.email, phone: row.phone })
      .where('shop_id', '=', ctx.shopId)
      .where('id', '=', id)
      .execute();
    const contact = toContact(row);
    tx.emit('contact.changed', contact, { team: true, contactId: null });
    return contact;
  });
}

export const changeContact = (ctx: MemberCtx, id: string, it: ContactDetails) => change(ctx, id, it);

/** A visitor tells how to reach them. */
export const leaveContact = (ctx: VisitorCtx, it: ContactDetails) => change(ctx, ctx.who.contactId, it);
