import { escapeHtml } from '@chatty/prose/html';
import type { Ctx } from '../../world.ts';
import { findConversation } from '../conversations/index.ts';
import { isSomebodyThere } from '../members/index.ts';
import { findShop } from '../shops/index.ts';

/**
 * A visitor asks for a person. Whoever is signed in sees it live; when nobody is, the active team is told by mail.
 * Said once: a conversation that somebody has taken meanwhile needs no mail.
 */
export async function tellTeam(ctx: Ctx, conversationId: string): Promise<void> {
  const conversation = await findConversation(ctx, conversationId);
  if (conversation.handler !== 'waiting' || (await isSomebodyThere(ctx))) return;
  const shop = await findShop(ctx.db, ctx.shopId);
  const team = await ctx.db
    .selectFrom('members')
    .select('email')
    .where('shop_id', '=', ctx.shopId)
    .where((q) => q.or([q('active', '=', true), q('role', '=', 'admin')]))
    .execute();
  const who = conversation.contact_name || conversation.contact_email || 'A visitor';
  const link = `${ctx.world.config.APP_URL}/inbox/${conversationId}`;
  const said = conversation.preview;
  await Promise.all(
    team.map(({ email }) =>
      ctx.world.mailer.send({
        to: email,
        subject: `${who} is waiting for a person · ${shop.name}`,
        text: `${who} asked for a person:\n\n${said}\n\nAnswer: ${link}`,
        html: `<p>${escapeHtml(who)} asked for a person:</p><blockquote>${escapeHtml(said)}</blockquote><p><a href="${link}">Answer</a></p>`,
      }),
    ),
  );
}
