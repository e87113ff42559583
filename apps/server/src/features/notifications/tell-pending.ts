import type { Topic } from '@chatty/contract/profile';
import type { Ctx } from '../../ctx.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { mailedSeqs, mailTogether, mayMailAt } from './mail/mail-together.ts';
import { type Notice, readNotices } from './notice.ts';
import { laterKeyOf, pushNoticeJob, tellPendingJob } from './notifications.jobs.ts';
import { dropPending, type FoundPending, keepPushed, readPending } from './pending.store.ts';
import { quietEndOf } from './quiet-end.ts';
import { unlessRefused } from './send-notices.ts';
import { browsersOf } from './tell-members.ts';

/** What is pending and still so. */
interface Due {
  pending: FoundPending;
  notice: Notice;
}

/** Who is asked for by a colleague comes first, then who waits for anybody. */
const urgency: readonly Topic[] = ['mentioned', 'waiting', 'woke', 'assigned', 'replied', 'watched'];

/** One for each conversation, the most urgent. */
function oneOfEach(due: readonly Due[]): Due[] {
  const sorted = [...due].sort((a, b) => urgency.indexOf(a.notice.topic) - urgency.indexOf(b.notice.topic));
  return [...new Map(sorted.toReversed().map((it) => [it.notice.conversationId, it])).values()].toReversed();
}

async function readDue(ctx: Ctx, memberId: string): Promise<{ found: FoundPending[]; due: Due[] }> {
  const found = await readPending(ctx, memberId);
  const notices = found.length > 0 ? await readNotices(ctx.services, ctx.db, found) : [];
  const due = found.flatMap((pending) => {
    const notice = notices.find((it) => it.conversationId === pending.conversationId && it.topic === pending.topic);
    return notice ? [{ pending, notice }] : [];
  });
  return { found, due };
}

const secondsUntil = ({ services }: Ctx, moment: Date): number =>
  Math.max(1, Math.ceil((moment.getTime() - services.clock.now().getTime()) / 1_000));

const tellLater = (ctx: Ctx, memberId: string, afterSeconds: number): Promise<void> =>
  transaction(ctx, async (tx) => tx.enqueue(tellPendingJob, { memberId }, { key: laterKeyOf(memberId), afterSeconds }));

/** What was held back in quiet hours: one message to each browser, which names one conversation and counts the others. */
async function pushTogether(ctx: Ctx, memberId: string, due: readonly Due[]): Promise<void> {
  const [first, ...others] = oneOfEach(due).map((it) => it.notice);
  if (!first) return;
  const browsers = await browsersOf(ctx.db, [first.member]);
  const { topic, conversationId } = first;
  await transaction(ctx, async (tx) => {
    for (const endpointHash of [...browsers.values()].flat())
      tx.enqueue(pushNoticeJob, { topic, conversationId, memberId, endpointHash, others: others.length });
    await keepPushed(tx, memberId);
  });
}

/** Of what is to be mailed, what the member was not mailed before. Who is there sees it; what went unheard and a colleague's mention are mailed all the same. */
async function unmailed(ctx: Ctx, memberId: string, due: readonly Due[]): Promise<Due[]> {
  const byMail = due.filter(
    ({ pending, notice }) => pending.byMail && (pending.unheard || notice.mention !== null || !notice.there),
  );
  const told = await mailedSeqs(ctx, memberId);
  return byMail.filter(({ notice }) => notice.mention !== null || notice.seq > (told.get(notice.conversationId) ?? 0));
}

/**
 * Tells a member what they are still to be told: by one mail, at most every few minutes unless a colleague asks for them, and
 * after their quiet hours by one push message too. What is so no longer is told no more. In quiet hours everything waits.
 */
export async function tellPending(ctx: Ctx, memberId: string): Promise<void> {
  const { found, due } = await readDue(ctx, memberId);
  const [one] = due;
  if (!one) return dropPending(ctx, found);
  const { member } = one.notice;
  const quietEnd = quietEndOf(ctx.services, member);
  if (quietEnd) return tellLater(ctx, memberId, secondsUntil(ctx, quietEnd));
  await pushTogether(
    ctx,
    memberId,
    due.filter((it) => it.pending.byPush),
  );
  const wanted = await unmailed(ctx, memberId, due);
  await dropPending(
    ctx,
    found.filter((it) => !wanted.some(({ pending }) => pending === it)),
  );
  if (wanted.length === 0) return;
  const isAsked = wanted.some((it) => it.notice.mention);
  const mayBegin = isAsked ? null : await mayMailAt(ctx, memberId);
  if (mayBegin) return tellLater(ctx, memberId, secondsUntil(ctx, mayBegin));
  await unlessRefused(
    ctx,
    mailTogether(
      ctx,
      member,
      oneOfEach(wanted).map((it) => it.notice),
    ),
  );
  await dropPending(
    ctx,
    wanted.map((it) => it.pending),
  );
}
