import type { ContactsTables } from '../../tables/contacts.ts';
import { defineTraces } from '../../traces.ts';
import { forgetInImports } from './import/import.store.ts';
import { notesOf } from './notes/contact-notes.ts';
import { stepsOf } from './trail/trail.store.ts';
import { readPreChat, together } from './pre-chat/pre-chat.store.ts';

export const contactsTraces = defineTraces<ContactsTables>({
  about: {
    contacts: 'contact',
    pre_chats: 'contact',
    contact_notes: 'contact',
    contact_purchases: 'contact',
    contact_fields: 'nobody',
    contact_segments: 'nobody',
    contact_columns: 'team',
    contact_imports: 'nobody',
    contact_import_rows: 'contact',
    trail_steps: 'contact',
  },
  async forget(tx, { contactId, email }) {
    const importRows = await forgetInImports(tx, { contactId, email });
    const answered = await tx.db
      .deleteFrom('pre_chats')
      .where('shop_id', '=', tx.shopId)
      .where('contact_id', '=', contactId)
      .executeTakeFirst();
    const noted = await tx.db
      .deleteFrom('contact_notes')
      .where('shop_id', '=', tx.shopId)
      .where('contact_id', '=', contactId)
      .executeTakeFirst();
    const walked = await tx.db
      .deleteFrom('trail_steps')
      .where('shop_id', '=', tx.shopId)
      .where('contact_id', '=', contactId)
      .executeTakeFirst();
    const done = await tx.db
      .deleteFrom('contacts')
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', contactId)
      .executeTakeFirst();
    return {
      importRows,
      contacts: Number(done.numDeletedRows),
      preChats: Number(answered.numDeletedRows),
      contactNotes: Number(noted.numDeletedRows),
      trailSteps: Number(walked.numDeletedRows),
    };
  },
  export: async (ctx, contactId, soFar) => ({
    ...soFar,
    preChat: together(soFar.preChat, await readPreChat(ctx, contactId)),
    notes: [...soFar.notes, ...(await notesOf(ctx, contactId))],
    trail: [...soFar.trail, ...(await stepsOf(ctx, [contactId]))],
  }),
});
