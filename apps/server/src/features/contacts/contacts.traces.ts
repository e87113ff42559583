import type { ContactsTables } from '../../tables/contacts.ts';
import { defineTraces } from '../../traces.ts';
import { readPreChat } from './pre-chat/pre-chat.store.ts';

export const contactsTraces = defineTraces<ContactsTables>({
  about: { contacts: 'contact', pre_chats: 'contact' },
  async forget(tx, { contactId }) {
    const answered = await tx.db
      .deleteFrom('pre_chats')
      .where('shop_id', '=', tx.shopId)
      .where('contact_id', '=', contactId)
      .executeTakeFirst();
    const done = await tx.db
      .deleteFrom('contacts')
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', contactId)
      .executeTakeFirst();
    return { contacts: Number(done.numDeletedRows), preChats: Number(answered.numDeletedRows) };
  },
  export: async (ctx, contactId, soFar) => ({ ...soFar, preChat: await readPreChat(ctx, contactId) }),
});
