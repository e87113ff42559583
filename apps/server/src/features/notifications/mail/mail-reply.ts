import { escapeHtml, proseToHtml } from '@chatty/prose/html';
import type { Ctx } from '../../../world.ts';
import { whereIs } from '../../contacts/index.ts';
import { findConversation } from '../../conversations/index.ts';
import { findShop } from '../../shops/index.ts';

/** Mails a visitor who has left the team's answers that they have neither read nor been mailed, if we know where to. */
export async function mailReply(ctx: Ctx, conversationId: string): Promise<void> {
  const conversation = await findConversation(ctx, conversationId);
  const to = conversation.contact_email;
  if (!to || whereIs(ctx.world, ctx.shopId, conversation.contact_id).online) return;
  const unread = await ctx.db
    .selectFrom('messages')
    .select(['id', 'seq', 'name', 'text', 'files'])
    .where('shop_id', '=', ctx.shopId)
    .where('conversation_id', '=', conversationId)
    .where('seq', '>', Math.max(conversation.visitor_read_seq, conversation.mailed_seq))
    .where('sender', '=', 'admin')
    .where('kind', '=', 'text')
    .orderBy('seq')
    .execute();
  const last = unread.at(-1);
  if (!last) return;
  const shop = await findShop(ctx.db, ctx.shopId);
  const named = (it: (typeof unread)[number]) => `${it.name || shop.name}:`;
  await ctx.world.mailer.send({
    to,
    subject: `${last.name || shop.name} answered you · ${shop.name}`,
    text: `${unread.map((it) => `${named(it)}\n${it.text}`).join('\n\n')}\n\nContinue the conversation at ${shop.storefront_url}`,
    html: `${unread.map((it) => `<p><strong>${escapeHtml(named(it))}</strong></p>${proseToHtml(it.text)}`).join('')}
<p><a href="${escapeHtml(shop.storefront_url)}">Continue the conversation</a></p>`,
    messageId: `<${last.id}@${new URL(ctx.world.config.APP_URL).hostname}>`,
  });
  await ctx.db
    .updateTable('conversations')
    .set({ mailed_seq: last.seq })
    .where('shop_id', '=', ctx.shopId)
    .where('id', '=', conversationId)
    .execute();
}
