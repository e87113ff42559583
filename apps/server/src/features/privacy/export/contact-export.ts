import type { ContactExport } from '@chatty/contract/privacy';
import type { Ctx } from '../../../ctx.ts';
import { findPerson, idsOfPerson, toContact } from '../../contacts/index.ts';
import { findShop } from '../../shops/index.ts';

/** Everything that is held about one contact, by whichever feature. Throws `not_found`. */
export async function readContactExport(ctx: Ctx, contactId: string): Promise<ContactExport> {
  const contact = toContact(await findPerson(ctx, contactId));
  const { name, domain } = await findShop(ctx.db, ctx.shopId);
  const exportedAt = ctx.services.clock.now().toISOString();
  let held: ContactExport = {
    exportedAt,
    shop: { name, domain },
    contact,
    preChat: null,
    conversations: [],
    files: [],
    newsletter: [],
    notes: [],
    trail: [],
  };
  // Their own, then what they were as other contacts.
  for (const id of (await idsOfPerson(ctx, contact.id)).reverse())
    for (const it of ctx.services.traces) held = (await it.export?.(ctx, id, held)) ?? held;
  return held;
}
