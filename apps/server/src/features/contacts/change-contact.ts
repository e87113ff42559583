import type { Contact, ContactDetails } from '@chatty/contract/contacts';
import { transaction } from '../../platform/db/transaction.ts';
import { notFound } from '../../platform/problem.ts';
import type { Ctx, MemberCtx, VisitorCtx } from '../../world.ts';
import { toContact } from './contact.store.ts';

/** Absent fields stay; empty ones are taken away. */
function change(ctx: Ctx, id: string, it: ContactDetails): Promise<Contact> {
  return transaction(ctx, async (tx) => {
    // Only what is named is written: somebody else may change the rest at the same time.
    const row = await tx.db
      .updateTable('contacts')
      .set((q) => ({
        name: it.name ?? q.ref('name'),
        email: it.email === undefined ? q.ref('email') : it.email.toLowerCase() || null,
        phone: it.phone === undefined ? q.ref('phone') : it.phone || null,
      }))
      .where('shop_id', '=', ctx.shopId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notFound('This contact');
    const contact = toContact(row);
    tx.emit('contact.changed', contact, { team: true, contactId: null });
    return contact;
  });
}

export const changeContact = (ctx: MemberCtx, id: string, it: ContactDetails) => change(ctx, id, it);

/** A visitor tells how to reach them. */
export const leaveContact = (ctx: VisitorCtx, it: ContactDetails) => change(ctx, ctx.who.contactId, it);
