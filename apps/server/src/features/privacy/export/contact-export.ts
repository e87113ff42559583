import type { ContactExport } from '@chatty/contract/privacy';
import type { Ctx } from '../../../ctx.ts';
import { decisionsOf } from '../../assistant/index.ts';
import { findContact, toContact } from '../../contacts/index.ts';
import { toMessage } from '../../conversations/index.ts';
import { toFileRef } from '../../files/index.ts';
import { findShop } from '../../shops/index.ts';

async function conversationsOf(ctx: Ctx, contactId: string): Promise<ContactExport['conversations']> {
  const rows = await ctx.db
    .selectFrom('conversations')
    .select(['id', 'channel', 'status', 'created_at', 'last_message_at'])
    .where('shop_id', '=', ctx.shopId)
    .where('contact_id', '=', contactId)
    .orderBy('created_at')
    .execute();
  const conversations: ContactExport['conversations'] = [];
  for (const it of rows) {
    const messages = await ctx.db
      .selectFrom('messages')
      .selectAll()
      .where('shop_id', '=', ctx.shopId)
      .where('conversation_id', '=', it.id)
      .orderBy('seq')
      .execute();
    conversations.push({
      id: it.id,
      channel: it.channel,
      status: it.status,
      createdAt: it.created_at.toISOString(),
      lastMessageAt: it.last_message_at.toISOString(),
      messages: messages.map(toMessage),
      decisions: await decisionsOf(ctx, it.id),
    });
  }
  return conversations;
}

/** Everything that is held about one contact. Throws `not_found`. */
export async function readContactExport(ctx: Ctx, contactId: string): Promise<ContactExport> {
  const contact = toContact(await findContact(ctx, contactId));
  const { name, domain } = await findShop(ctx.db, ctx.shopId);
  const files = await ctx.db
    .selectFrom('files')
    .selectAll()
    .where('shop_id', '=', ctx.shopId)
    .where('owner_id', '=', contactId)
    // An earlier export is no more than this one.
    .where('expires_at', 'is', null)
    .orderBy('created_at')
    .execute();
  return {
    exportedAt: ctx.services.clock.now().toISOString(),
    shop: { name, domain },
    contact,
    conversations: await conversationsOf(ctx, contactId),
    files: files.map((it) => toFileRef(ctx.services.config.APP_URL, it)),
  };
}
