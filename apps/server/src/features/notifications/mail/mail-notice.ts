import { transaction } from '../../../platform/db/transaction.ts';
import type { Ctx } from '../../../world.ts';
import { toMail } from '../../members/index.ts';
import { addressOf } from '../../profile/index.ts';
import type { Notice } from '../notice.ts';
import { makeTopicToken } from './topic-token.ts';

/** At most one mail to a member about a conversation in this time; what comes meanwhile is told by one at its end. */
export const mailPauseMinutes = 10;

const keyOf = ({ shopId }: Ctx, { conversationId, member }: Notice) => ({
  shop_id: shopId,
  conversation_id: conversationId,
  member_id: member.id,
});

/** Seconds until the next mail about the conversation may go to the member; null when they were told everything. */
async function secondsUntilDue(ctx: Ctx, notice: Notice): Promise<number | null> {
  const last = await ctx.db
    .selectFrom('told_by_mail')
    .select(['seq', 'told_at'])
    .where((q) => q.and(keyOf(ctx, notice)))
    .executeTakeFirst();
  if (!last) return 0;
  if (last.seq >= notice.seq) return null;
  const due = last.told_at.getTime() + mailPauseMinutes * 60_000;
  return Math.max(0, Math.ceil((due - ctx.world.clock.now().getTime()) / 1000));
}

async function compose(ctx: Ctx, { member, title, said, shopName, path }: Notice) {
  const address = addressOf(member);
  const token = await makeTopicToken(ctx.world, { shopId: ctx.shopId, memberId: member.id, address });
  const origin = ctx.world.config.APP_URL;
  return toMail({
    to: address,
    subject: `${title} · ${shopName}`,
    paragraphs: [`${title}:`, ...(said ? [`“${said}”`] : [])],
    button: { label: 'Answer', url: `${origin}${path}` },
    unsubscribe: `${origin}/email-subscribe?token=${token}`,
  });
}

/**
 * Mails one of the team. When it is too early for another mail about this conversation, `later` comes again when it is
 * time, and looks anew.
 */
export async function mailNotice(
  ctx: Ctx,
  notice: Notice,
  later: (afterSeconds: number) => { queue: string; data: { shopId: string }; key: string },
): Promise<void> {
  const seconds = await secondsUntilDue(ctx, notice);
  if (seconds === null) return;
  if (seconds > 0) {
    return transaction(ctx, async (tx) => tx.enqueue({ ...later(seconds), afterSeconds: seconds }));
  }
  await ctx.world.mailer.send(await compose(ctx, notice));
  const told = { seq: notice.seq, told_at: ctx.world.clock.now() };
  await ctx.db
    .insertInto('told_by_mail')
    .values({ ...keyOf(ctx, notice), ...told })
    .onConflict((on) => on.columns(['shop_id', 'conversation_id', 'member_id']).doUpdateSet(told))
    .execute();
}
