import type { Message, NewMessage } from '@chatty/contract/messages';
import { createBatcher } from '../../../platform/batcher.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { processState } from '../../../platform/processes/process-state.ts';
import { type Ctx, type MemberCtx, systemCtx, type VisitorCtx } from '../../../ctx.ts';
import { append } from '../append/append.ts';
import type { Appended, Entry } from '../append/entry.ts';
import { attachableFiles } from '../../files/index.ts';

/** At most this many messages share a transaction. */
const batchSize = 400;

/** Writes messages that arrive together in one transaction. The id of a message makes writing it twice safe. */
const writerOf = processState('conversations.writer', (services) =>
  createBatcher<Entry, Appended>(batchSize, async (entries) => {
    const [first] = entries;
    return first ? transaction(systemCtx(services, first.shopId), (tx) => append(tx, entries)) : [];
  }),
);

async function say(ctx: Ctx, entry: Entry): Promise<Message> {
  const outcome = await writerOf(ctx.services)(entry);
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
    channel: 'online_store',
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
