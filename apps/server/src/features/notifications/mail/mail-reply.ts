import { proseToPlain } from '@chatty/prose/html';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { findContact, whereIs } from '../../contacts/index.ts';
import { findConversation, keepMailed, type MessageAppended, unreadReplies } from '../../conversations/index.ts';
import { type Block, brandOf, toMail } from '../../mails/index.ts';
import { colorsOf } from '@chatty/contract/settings/options';
import { findShop, settingsOf } from '../../shops/index.ts';
import { linkDays, makeConversationLink } from '../../widget/index.ts';
import { speakTo } from '../../wording/index.ts';
import { readAsked } from '../asked.ts';
import { mailReplyJob } from '../notifications.jobs.ts';

/** Mail programs cut a long mail off; the conversation has the rest. */
const mostMailed = 10;
/** So long the visitor may still read it in the chat. */
const waitSeconds = 60;

/** Looks later whether a person's answer is to be mailed. In the chat alone: any other channel brings its answers itself. */
export function mailReplyLater(tx: TxCtx, { by, kind, channel, conversationId }: MessageAppended): void {
  if (by !== 'member' || kind !== 'text' || channel !== 'online_store') return;
  mailUnread(tx, conversationId);
}

/** Looks later whether the visitor is to be mailed what they have not read there. */
export const mailUnread = (tx: TxCtx, conversationId: string): void =>
  tx.enqueue(mailReplyJob, { conversationId }, { afterSeconds: waitSeconds });

/** Mails a visitor who has left the team's answers that they have neither read nor been mailed, if we know where to. */
export async function mailReply(ctx: Ctx, conversationId: string): Promise<void> {
  const conversation = await findConversation(ctx, conversationId);
  const to = conversation.contact_email;
  if (conversation.status === 'blocked') return;
  if (!to || whereIs(ctx.services, ctx.shopId, conversation.contact_id).online) return;
  const unread = await unreadReplies(ctx, conversation, mostMailed);
  const [first, last] = [unread[0], unread.at(-1)];
  if (!first || !last) return;
  const { services } = ctx;
  const shop = await findShop(ctx.db, ctx.shopId);
  const brand = brandOf(shop, colorsOf(settingsOf(shop)));
  const asked = await readAsked(ctx, conversationId, first.seq);
  const named = { shopId: ctx.shopId, conversationId, contactId: conversation.contact_id, email: to };
  const host = new URL(services.config.APP_URL).hostname;
  const { locale } = await findContact(ctx, conversation.contact_id);
  const spoken = await speakTo(ctx, shop, locale);
  const { say } = spoken;
  const shopName = brand.name;
  const title =
    last.name && last.name !== shopName
      ? say('liveChatMailPersonReplied', { name: last.name, shop: shopName })
      : say('liveChatMailShopReplied', { shop: shopName });
  const question: Block[] = asked.length > 0 ? [{ type: 'quote', label: say('liveChatMailAsked'), lines: asked }] : [];
  await services.mailer.send(
    toMail({
      to,
      brand,
      spoken,
      subject: say('liveChatMailSubject', { shop: brand.name }),
      preview: proseToPlain(last.text) || title,
      title,
      blocks: [
        ...question,
        ...unread.map((it) => ({ type: 'message' as const, said: { ...it, name: it.name || brand.name } })),
        {
          type: 'button',
          label: say('liveChatMailButton'),
          url: await makeConversationLink(services, shop.storefront_url, named),
        },
        { type: 'note', text: say('liveChatMailNote', { count: linkDays }) },
      ],
      foot: [say('liveChatMailWhy', { shop: brand.name, email: to })],
      origin: shop.storefront_url,
      messageId: `<${last.id}@${host}>`,
      thread: `<${conversationId}@${host}>`,
    }),
  );
  await keepMailed(ctx, conversationId, last.seq);
}
