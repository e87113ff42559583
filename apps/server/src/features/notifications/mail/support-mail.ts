import { texts as mailTexts } from '#texts/mails.ts';
import { texts } from '#texts/notices.ts';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { Problem } from '../../../platform/problem.ts';
import { findConversation } from '../../conversations/index.ts';
import { chattyBrand, sendMail, toMail } from '../../mails/index.ts';
import { findShop, settingsOf } from '../../shops/index.ts';
import { readAsked } from '../asked.ts';
import { supportMailJob } from '../notifications.jobs.ts';

/** The assistant passed a visitor on: each address of the shop's support is mailed of it. */
export function tellSupport(
  tx: TxCtx,
  { conversationId, turn, supportEmails }: { conversationId: string; turn: number; supportEmails: readonly string[] },
): void {
  for (const to of supportEmails) tx.enqueue(supportMailJob, { conversationId, turn, to });
}

/** It may have been merged or erased meanwhile. */
function unlessGone(problem: unknown): null {
  if (problem instanceof Problem && problem.code === 'not_found') return null;
  throw problem;
}

/** Mails one address of the shop's support, unless it was taken off the list meanwhile. Throws `Unreachable`. */
export async function mailSupport(
  ctx: Ctx,
  { conversationId, to }: { conversationId: string; to: string },
): Promise<void> {
  const shop = await findShop(ctx.db, ctx.shopId);
  if (!settingsOf(shop).aiAssistantSettings.supportEmails.includes(to)) return;
  const conversation = await findConversation(ctx, conversationId).catch(unlessGone);
  if (!conversation) return;
  const { contact_name: name, contact_email: email } = conversation;
  const who = name || email || texts.support.aVisitor;
  const asked = await readAsked(ctx, conversationId);
  const origin = ctx.services.config.APP_URL;
  const title = texts.support.title(who);
  const mail = toMail({
    to,
    brand: chattyBrand,
    foot: [mailTexts.fromChattyFor(shop.name), texts.support.why],
    subject: texts.subject(title, shop.name),
    preview: asked.join(' '),
    title,
    blocks: [
      { type: 'text', text: texts.support.text(shop.name) },
      { type: 'quote', label: who, lines: asked.length > 0 ? asked : [texts.saidNothing] },
      { type: 'button', label: texts.button, url: `${origin}/inbox/${conversationId}` },
    ],
    thread: `<support-${conversationId}@${new URL(origin).hostname}>`,
  });
  await sendMail(ctx.services, mail);
}
