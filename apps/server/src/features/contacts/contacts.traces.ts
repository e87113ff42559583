import type { ContactsTables } from '../../tables/contacts.ts';
import { defineTraces } from '../../traces.ts';

export const contactsTraces = defineTraces<ContactsTables>({
  about: { contacts: 'contact' },
  async forget(tx, { contactId }) {
    const done = await tx.db
      .deleteFrom('contacts')
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', contactId)
      .executeTakeFirst();
    return { contacts: Number(done.numDeletedRows) };
  },
});
