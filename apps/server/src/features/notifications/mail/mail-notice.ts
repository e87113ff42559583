import { texts as mailTexts } from '#texts/mails.ts';
import { texts } from '#texts/notices.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { mailNoticeJob } from '../notifications.jobs.ts';
import type { Ctx } from '../../../ctx.ts';
import { whereIs } from '../../contacts/index.ts';
import { type Block, chattyBrand, oneLine, toMail } from '../../mails/index.ts';
import { addressOf } from '../../profile/index.ts';
import { readAsked } from '../asked.ts';
import type { Notice } from '../notice.ts';
import { makeTopicToken } from './topic-token.ts';

/** At most one mail to a member about a conversation in this time; what comes meanwhile is told by one at its end. */
export const mailPauseMinutes = 10;

const keyOf = ({ shopId }: Ctx, { conversationId, member }: Notice) => ({
  shop_id: shopId,
  conversation_id: conversationId,
  member_id: member.id,
});

const pauseMs = mailPauseMinutes * 60_000;

/**
 * Takes the next mail's place, of those who come at the same time one. Only the moment is written: what the member was told
 * is known when the mail is out, so that a process that ends in between costs a pause and no mail.
 */
async function mayMailNow(ctx: Ctx, notice: Notice): Promise<boolean> {
  const told_at = ctx.services.clock.now();
  const before = new Date(told_at.getTime() - pauseMs);
  const row = await ctx.db
    .insertInto('told_by_mail')
    .values({ ...keyOf(ctx, notice), seq: 0, told_at })
    .onConflict((on) =>
      on
        .columns(['shop_id', 'conversation_id', 'member_id'])
        .doUpdateSet({ told_at })
        .where('told_by_mail.seq', '<', notice.seq)
        .where('told_by_mail.told_at', '<=', before),
    )
    .returning('seq')
    .executeTakeFirst();
  return row !== undefined;
}

const toldOf = ({ db }: Pick<Ctx, 'db'>, key: ReturnType<typeof keyOf>) =>
  db.updateTable('told_by_mail').where((q) => q.and(key));

/** Seconds until the next mail about the conversation may go to the member; null when they were told everything. */
async function secondsUntilDue(ctx: Ctx, notice: Notice): Promise<number | null> {
  const last = await ctx.db
    .selectFrom('told_by_mail')
    .select(['seq', 'told_at'])
    .where((q) => q.and(keyOf(ctx, notice)))
    .executeTakeFirstOrThrow();
  if (last.seq >= notice.seq) return null;
  return Math.max(1, Math.ceil((last.told_at.getTime() + pauseMs - ctx.services.clock.now().getTime()) / 1000));
}

/** Where the visitor is now, if their page is open. */
function pageOf(ctx: Ctx, contactId: string): Extract<Block, { type: 'quote' }>['from'] {
  const { place } = whereIs(ctx.services, ctx.shopId, contactId);
  return place ? { label: texts.page, text: oneLine(place.title, 80) || place.url, url: place.url } : undefined;
}

async function compose(ctx: Ctx, { member, topic, who, title, shopName, path, contactId, conversationId }: Notice) {
  const address = addressOf(member);
  const token = await makeTopicToken(ctx.services, { shopId: ctx.shopId, memberId: member.id, address });
  const origin = ctx.services.config.APP_URL;
  const asked = await readAsked(ctx, conversationId);
  const from = pageOf(ctx, contactId);
  const lines = asked.length > 0 ? asked : [texts.saidNothing];
  return toMail({
    to: address,
    brand: chattyBrand,
    subject: texts.subject(title, shopName),
    preview: lines.join(' '),
    title,
    blocks: [
      { type: 'text', text: texts.text[topic](shopName) },
      { type: 'quote', label: who, lines, ...(from ? { from } : {}) },
      { type: 'button', label: texts.button, url: `${origin}${path}` },
      { type: 'note', text: texts.note },
    ],
    foot: [mailTexts.fromChattyFor(shopName)],
    unsubscribe: `${origin}/email-subscribe?token=${token}`,
    thread: `<team-${conversationId}@${new URL(origin).hostname}>`,
  });
}

/** Mails one of the team. When it is too early for another mail about this conversation, the job comes again when it is time. */
export async function mailNotice(ctx: Ctx, notice: Notice): Promise<void> {
  if (!(await mayMailNow(ctx, notice))) {
    const afterSeconds = await secondsUntilDue(ctx, notice);
    if (afterSeconds === null) return;
    const { topic, conversationId, member } = notice;
    const again = { topic, conversationId, memberId: member.id };
    return transaction(ctx, async (tx) => tx.enqueue(mailNoticeJob, again, { afterSeconds }));
  }
  const told = toldOf(ctx, keyOf(ctx, notice));
  try {
    await ctx.services.mailer.send(await compose(ctx, notice));
  } catch (error) {
    // The next attempt need not wait for a mail that was none.
    await told.set({ told_at: new Date(0) }).execute();
    throw error;
  }
  await told.set({ seq: notice.seq }).execute();
}
