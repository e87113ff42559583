import type { ContactExport } from '@chatty/contract/privacy';
import type { Ctx } from '../../../ctx.ts';
import type { Contact } from '@chatty/contract/contacts';
import { findPerson, listFields, mergedInto, toContact } from '../../contacts/index.ts';
import { listTags } from '../../tags/index.ts';
import { findShop } from '../../shops/index.ts';

/** What only ids stand for in contacts, in words. */
async function inWords(ctx: Ctx, everyone: readonly Contact[]): Promise<Pick<ContactExport, 'tags' | 'fields'>> {
  const tagIds = everyone.flatMap((it) => it.tagIds);
  const tags = (await listTags(ctx)).filter((it) => tagIds.includes(it.id)).map((it) => it.name);
  const fields = (await listFields(ctx)).flatMap(({ id, name }) => {
    const values = new Set(everyone.flatMap((it) => it.fieldValues[id] ?? []));
    return [...values].map((value) => ({ name, value }));
  });
  return { tags, fields };
}

/** Everything that is held about one contact, by whichever feature. Throws `not_found`. */
export async function readContactExport(ctx: Ctx, contactId: string): Promise<ContactExport> {
  const contact = toContact(await findPerson(ctx, contactId));
  const merged = (await mergedInto(ctx, contact.id)).map(toContact);
  const { name, domain } = await findShop(ctx.db, ctx.shopId);
  const exportedAt = ctx.services.clock.now().toISOString();
  let held: ContactExport = {
    exportedAt,
    shop: { name, domain },
    contact,
    merged,
    ...(await inWords(ctx, [contact, ...merged])),
    preChat: null,
    conversations: [],
    files: [],
    newsletter: [],
    discounts: [],
    notes: [],
    trail: [],
  };
  // Their own, then what they were as other contacts.
  for (const { id } of [contact, ...merged.toReversed()])
    for (const it of ctx.services.traces) held = (await it.export?.(ctx, id, held)) ?? held;
  return held;
}
