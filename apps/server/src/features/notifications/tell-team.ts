import { escapeHtml } from '@chatty/prose/html';
import { transaction } from '../../platform/db/transaction.ts';
import type { Ctx } from '../../world.ts';
import { findConversation } from '../conversations/index.ts';
import { isSomebodyThere } from '../members/index.ts';
import { findShop } from '../shops/index.ts';

/** The conversation, as long as it waits and nobody is there to see that it does. */
async function findUnseen(ctx: Ctx, conversationId: string) {
  const conversation = await findConversation(ctx, conversationId);
  return conversation.handler !== 'waiting' || (await isSomebodyThere(ctx)) ? null : conversation;
}

const teamOf = (ctx: Ctx) =>
  ctx.db
    .selectFrom('members')
    .where('shop_id', '=', ctx.shopId)
    .where((q) => q.or([q('active', '=', true), q('role', '=', 'admin')]));

/**
 * A visitor asks for a person. Whoever is signed in sees it live; when nobody is, the active team is told by mail.
 * Each mail is a job of its own: one that fails and is tried again does not repeat the others.
 */
export async function tellTeam(ctx: Ctx, conversationId: string): Promise<void> {
  if (!(await findUnseen(ctx, conversationId))) return;
  await transaction(ctx, async (tx) => {
    for (const { id } of await teamOf(tx).select('id').execute()) {
      tx.enqueue({
        queue: 'notifications.waiting-by-mail',
        data: { shopId: ctx.shopId, conversationId, memberId: id },
        key: `${conversationId}/${id}`,
      });
    }
  });
}

/** Mails one of the team that a visitor waits. A conversation that somebody has taken meanwhile needs no mail. */
export async function mailWaiting(ctx: Ctx, conversationId: string, memberId: string): Promise<void> {
  const conversation = await findUnseen(ctx, conversationId);
  const member = await teamOf(ctx).select('email').where('id', '=', memberId).executeTakeFirst();
  if (!conversation || !member) return;
  const shop = await findShop(ctx.db, ctx.shopId);
  const who = conversation.contact_name || conversation.contact_email || 'A visitor';
  const link = `${ctx.world.config.APP_URL}/inbox/${conversationId}`;
  const said = conversation.preview;
  await ctx.world.mailer.send({
    to: member.email,
    subject: `${who} is waiting for a person · ${shop.name}`,
    text: `${who} asked for a person:\n\n${said}\n\nAnswer: ${link}`,
    html: `<p>${escapeHtml(who)} asked for a person:</p><blockquote>${escapeHtml(said)}</blockquote><p><a href="${link}">Answer</a></p>`,
  });
}
