import type { Message, Part } from '@chatty/contract/messages';
import { texts } from '#texts/scheduling.ts';
import type { Ctx, MemberCtx, Services, TxCtx } from '../../ctx.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { requestJob } from '../../platform/jobs/job.ts';
import { notFound, orNull, Problem, Refused } from '../../platform/problem.ts';
import { cardsToShow } from '../composing/index.ts';
import { append, entryOfMember, sentBefore } from '../conversations/index.ts';
import { letGoOfFiles } from '../files/index.ts';
import { mustBePending } from './move-scheduled.ts';
import {
  changeScheduled,
  findScheduled,
  lockScheduled,
  readCircumstances,
  type ScheduledRow,
} from './scheduled.store.ts';
import { afterTheDay, eraseScheduledJob, sendDueJob } from './scheduling.jobs.ts';
import { isLate, whyHeld } from './why-held.ts';

/** So many are looked for at once; the next minute has its own. */
const atOnce = 500;

const cardsOf = (ctx: Ctx, { conversation_id, products, order_id }: ScheduledRow): Promise<Part[]> =>
  cardsToShow(ctx, conversation_id, { products, orderId: order_id ?? undefined });

/** Lets it become a message, under its own id and in the transaction that ends its waiting. Throws what `append` says. */
async function become(tx: TxCtx, row: ScheduledRow, memberId: string, parts: Part[]): Promise<Message> {
  const body = { id: row.id, text: row.text, fileIds: row.file_ids, replyToId: row.reply_to_id ?? undefined };
  const place = { conversationId: row.conversation_id, memberId };
  const entry = await entryOfMember(tx, place, { ...body, note: false, mentions: [] }, parts);
  const [outcome] = await append(tx, [entry]);
  if (!outcome?.ok) throw outcome?.problem ?? notFound(texts.thisMessage);
  if (!outcome.message) throw new Error('A message of a person is always taken');
  await letGoOfFiles(tx, row.id);
  // What it said stands in the message: nothing of it is kept twice.
  const nothing = { text: '', file_ids: [], parts: [], products: [], order_id: null } satisfies Parameters<
    typeof changeScheduled
  >[2];
  await changeScheduled(tx, row, { state: 'sent', held_because: null, problem: null, ...nothing });
  tx.enqueue(eraseScheduledJob, { scheduledId: row.id }, afterTheDay);
  return outcome.message;
}

/**
 * A member sends a scheduled message now, in their own name, whatever holds it; once it is sent, again is the same message.
 * Throws `not_found`, `conflict` for what was taken away or where the contact is blocked, and what `cardsToShow` does.
 */
export async function sendNow(ctx: MemberCtx, conversationId: string, id: string): Promise<Message> {
  const row = await findScheduled(ctx, conversationId, id);
  const parts = row.state === 'sent' ? [] : await cardsOf(ctx, row);
  return transaction(ctx, async (tx) => {
    const { row: now } = await lockScheduled(tx, conversationId, id);
    const sent = now.state === 'sent' ? await sentBefore(tx, conversationId, id) : null;
    if (sent) return sent;
    mustBePending(now);
    return become(tx, now, ctx.who.memberId, parts);
  });
}

const holdRefused = (ctx: Ctx, { conversation_id, id }: ScheduledRow, { message: problem }: Error): Promise<void> =>
  transaction(ctx, async (tx) => {
    const { row } = await lockScheduled(tx, conversation_id, id);
    if (row.state === 'waiting') await changeScheduled(tx, row, { state: 'held', held_because: 'refused', problem });
  });

/** Sends what is due, unless something holds it by now. Throws `Unreachable` where the store must be asked and is away. */
async function sendDueOne(ctx: Ctx, found: ScheduledRow): Promise<void> {
  const { conversation_id, id } = found;
  try {
    // What is too late is held, whatever the store would say.
    const parts = isLate(found, ctx.services.clock.now()) ? [] : await cardsOf(ctx, found);
    await transaction(ctx, async (tx) => {
      const { conversation, row } = await lockScheduled(tx, conversation_id, id);
      // Somebody may have sent it, taken it away, or given it another time since it was looked for.
      if (row.state !== 'waiting' || row.send_at > tx.services.clock.now()) return;
      const held_because = whyHeld(row, await readCircumstances(tx, conversation, [row]));
      if (held_because) await changeScheduled(tx, row, { state: 'held', held_because });
      else await become(tx, row, row.author_id, parts);
    });
  } catch (problem) {
    if (!(problem instanceof Problem || problem instanceof Refused)) throw problem;
    // Its conversation is gone, and it with it; or what it shows cannot be shown.
    await orNull(holdRefused(ctx, found, problem));
  }
}

/** Sends the shop's messages whose time has come, those of one conversation in order. Doing it twice sends nothing twice. */
export async function sendDue(ctx: Ctx): Promise<void> {
  const rows = await ctx.db
    .selectFrom('scheduled_messages')
    .selectAll()
    .where('shop_id', '=', ctx.shopId)
    .where('state', '=', 'waiting')
    .where('send_at', '<=', ctx.services.clock.now())
    .orderBy('send_at')
    .orderBy('created_at')
    .orderBy('id')
    .limit(atOnce)
    .execute();
  for (const row of rows) {
    // One that cannot be sent now waits for the next minute, and holds up no other.
    await sendDueOne(ctx, row).catch((err: unknown) =>
      ctx.log.warn({ err }, 'A scheduled message waits for another try'),
    );
  }
}

/** Has each shop in which the time of messages has come send them. */
export async function sendDueEverywhere(services: Services): Promise<void> {
  const rows = await services.db
    .selectFrom('scheduled_messages')
    .select('shop_id')
    .distinct()
    .where('state', '=', 'waiting')
    .where('send_at', '<=', services.clock.now())
    .execute();
  const requests = rows.map((it) => requestJob(sendDueJob, it.shop_id, {}));
  if (requests.length > 0) await services.jobs.enqueue(requests, services.db);
}
