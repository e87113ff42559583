import type { Message, NewMemberMessage, NewMessage, Part } from '@chatty/contract/messages';
import type { NewVisitorMessage } from '@chatty/contract/visitor-messages';
import { createBatcher } from '../../../platform/pace/batcher.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { processState } from '../../../platform/processes/process-state.ts';
import { type Ctx, type MemberCtx, systemCtx, type VisitorCtx } from '../../../ctx.ts';
import { append } from '../append/append.ts';
import type { Appended, Entry } from '../append/entry.ts';
import { attachableFiles } from '../../files/index.ts';
import { toMessage } from '../message.store.ts';
import { answeredGreeting } from './answered-greeting.ts';
import { mentionable } from '../mentions/mentions.ts';

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

const contentOf = async (ctx: Ctx, sender: { ownerId: string; isMember: boolean }, body: NewMessage) => ({
  id: body.id,
  text: body.text.trim(),
  parts: [],
  files: await attachableFiles(ctx, sender, body.fileIds),
  replyToId: body.replyToId,
});

/** The visitor says something. The same id again is the same message. The first message opens the conversation. */
export async function sendAsVisitor(
  ctx: VisitorCtx,
  conversationId: string,
  body: NewVisitorMessage,
): Promise<Message> {
  const { contactId } = ctx.who;
  return say(ctx, {
    shopId: ctx.shopId,
    conversationId,
    by: ctx.who,
    channel: 'online_store',
    event: ({ at, assistantOn }) => ({ type: 'visitor_spoke', at, assistantOn }),
    asks: { questionId: body.questionId },
    message: {
      kind: 'text',
      ...(await contentOf(ctx, { ownerId: contactId, isMember: false }, body)),
      parts: await answeredGreeting(ctx, body.greeting),
    },
  });
}

/** The message of that id, where it was sent before; null where it was not. */
export async function sentBefore(ctx: Ctx, conversationId: string, messageId: string): Promise<Message | null> {
  const row = await ctx.db
    .selectFrom('messages')
    .selectAll()
    .where('shop_id', '=', ctx.shopId)
    .where('conversation_id', '=', conversationId)
    .where('id', '=', messageId)
    .executeTakeFirst();
  return row ? toMessage(row) : null;
}

/**
 * A member answers, with cards beside the words where there are any, which takes the conversation over; or leaves a note,
 * which changes nothing and no visitor sees.
 */
export async function sendAsMember(
  ctx: MemberCtx,
  conversationId: string,
  body: NewMemberMessage,
  parts: Part[] = [],
): Promise<Message> {
  const mentions = body.note ? await mentionable(ctx, body.mentions) : [];
  return say(
    ctx,
    await entryOfMember(ctx, { conversationId, memberId: ctx.who.memberId }, { ...body, mentions }, parts),
  );
}

/** What a member says, as `append` takes it; whom it names was looked at before. Throws `not_found` for a file. */
export async function entryOfMember(
  ctx: Ctx,
  { conversationId, memberId }: { conversationId: string; memberId: string },
  body: NewMemberMessage,
  parts: Part[],
): Promise<Entry> {
  const { note, mentions, seenSeq } = body;
  return {
    shopId: ctx.shopId,
    conversationId,
    by: { type: 'member', memberId },
    assigneeId: memberId,
    ...(note ? {} : { seenSeq }),
    draftIds: body.draftIds,
    event: () => (note ? null : { type: 'member_replied', memberId }),
    message: {
      kind: note ? 'note' : 'text',
      ...(await contentOf(ctx, { ownerId: memberId, isMember: true }, body)),
      parts,
      ...(mentions.length > 0 ? { mentions } : {}),
    },
  };
}
