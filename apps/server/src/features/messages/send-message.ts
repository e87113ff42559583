import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { Message, NewMessage } from '@chatty/contract/messages';
import { isDatabaseAway, throughDrops } from '../../platform/db/database-away.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { Ctx, MemberCtx, VisitorCtx, Services } from '../../services.ts';
import { type Appended, append, type Entry } from '../conversations/index.ts';
import { attachableFiles } from '../files/index.ts';

/** At most this many messages share a transaction. */
const batchSize = 400;

interface Waiting {
  entry: Entry;
  ctx: Ctx;
  resolve(it: Appended): void;
  reject(error: unknown): void;
}

interface Writer {
  waiting: Waiting[];
  running: boolean;
}

const writers = new WeakMap<Services, Writer>();

/**
 * A batch that fails is halved until only the entries at fault fail. One whose connection drops is written again, which
 * the messages' ids make harmless; where the database stays away all are told.
 */
async function writeBatch(batch: Waiting[]): Promise<void> {
  const [first] = batch;
  if (!first) return;
  try {
    const entries = batch.map((it) => it.entry);
    const outcomes = await throughDrops(() => transaction(first.ctx, (tx) => append(tx, entries)));
    batch.forEach((it, i) => {
      const outcome = outcomes[i];
      if (outcome) it.resolve(outcome);
    });
  } catch (error) {
    if (batch.length === 1 || isDatabaseAway(error)) {
      for (const it of batch) it.reject(error);
      return;
    }
    const half = Math.ceil(batch.length / 2);
    await writeBatch(batch.slice(0, half));
    await writeBatch(batch.slice(half));
  }
}

async function drain(writer: Writer): Promise<void> {
  if (writer.running) return;
  writer.running = true;
  while (writer.waiting.length > 0) {
    // The embedded database answers without ever giving the event loop a turn: without one here the next messages could
    // not gather, and each would get a transaction of its own.
    await turnOfTheLoop();
    await writeBatch(writer.waiting.splice(0, batchSize));
  }
  writer.running = false;
}

/**
 * Natural batching: while one transaction is under way the next messages gather, and an idle server writes at once.
 * Costs nothing when idle and is worth several times the throughput under load (docs/measurements.md).
 */
function write(ctx: Ctx, entry: Entry): Promise<Appended> {
  const writer = writers.get(ctx.services) ?? { waiting: [], running: false };
  writers.set(ctx.services, writer);
  return new Promise((resolve, reject) => {
    writer.waiting.push({ entry, ctx: { ...ctx, db: ctx.services.db }, resolve, reject });
    void drain(writer);
  });
}

async function say(ctx: Ctx, entry: Entry): Promise<Message> {
  const outcome = await write(ctx, entry);
  if (!outcome.ok) throw outcome.problem;
  if (!outcome.message) throw new Error('A message of a person is always taken');
  return outcome.message;
}

const contentOf = async (ctx: Ctx, ownerId: string, body: NewMessage) => ({
  id: body.id,
  text: body.text.trim(),
  parts: [],
  files: await attachableFiles(ctx, ownerId, body.fileIds),
});

/** The visitor says something. The same id again is the same message. The first message opens the conversation. */
export async function sendAsVisitor(ctx: VisitorCtx, conversationId: string, body: NewMessage): Promise<Message> {
  const { contactId } = ctx.who;
  return say(ctx, {
    shopId: ctx.shopId,
    conversationId,
    by: ctx.who,
    event: ({ at, assistantOn }) => ({ type: 'visitor_spoke', at, assistantOn }),
    message: { kind: 'text', ...(await contentOf(ctx, contactId, body)) },
  });
}

/** A member answers, which takes the conversation over, or leaves a note, which changes nothing and no visitor sees. */
export async function sendAsMember(
  ctx: MemberCtx,
  conversationId: string,
  body: NewMessage & { note: boolean },
): Promise<Message> {
  const { memberId } = ctx.who;
  return say(ctx, {
    shopId: ctx.shopId,
    conversationId,
    by: { type: 'member', memberId },
    assigneeId: memberId,
    event: () => (body.note ? null : { type: 'member_replied', memberId }),
    message: { kind: body.note ? 'note' : 'text', ...(await contentOf(ctx, memberId, body)) },
  });
}
