import { messageChangeableMinutes } from '@chatty/contract/limits';
import type { Message } from '@chatty/contract/messages';
import { texts } from '#texts/conversations.ts';
import { transaction } from '../../../../platform/db/transaction.ts';
import { notFound, Problem } from '../../../../platform/problem.ts';
import type { MemberCtx, TxCtx } from '../../../../ctx.ts';
import { type KnownConversation, keyOf, lockConversations } from '../../conversation.store.ts';
import { messageRewritten } from '../../conversations.events.ts';
import { type MessageRow, toMessage, visitorMaySee } from '../../message.store.ts';
import { watchAsNamed } from '../../watching/watch-conversation.ts';
import { keepMentions, mentionable } from '../../mentions/mentions.ts';
import { quoteAnew } from './quote-anew.ts';
import { previewAnew } from './preview-anew.ts';
import { dropFilesJob } from './rewrite.jobs.ts';

interface Rewritten {
  message: Message;
  /** The visitor was mailed what stood there before. */
  mailed: boolean;
}

/** One's own message, held with its conversation until the transaction ends. Throws where it may not be changed. */
async function lockOwn(tx: TxCtx & MemberCtx, conversationId: string, messageId: string) {
  const key = { shopId: tx.shopId, conversationId };
  const conversation = (await lockConversations(tx.db, [key])).get(keyOf(key));
  if (!conversation) throw notFound(texts.conversation);
  const row = await tx.db
    .selectFrom('messages')
    .selectAll()
    .where('shop_id', '=', tx.shopId)
    .where('conversation_id', '=', conversationId)
    .where('id', '=', messageId)
    .where('kind', 'in', ['text', 'note'])
    .executeTakeFirst();
  if (!row) throw notFound(texts.message);
  if (row.sender !== 'admin' || row.member_id !== tx.who.memberId) throw new Problem('not_allowed', texts.onlyOwn);
  return { conversation, row };
}

function mustBeChangeable(ctx: MemberCtx, row: MessageRow): void {
  if (row.delivery !== null) throw new Problem('conflict', texts.sentOn);
  const ageMs = ctx.services.clock.now().getTime() - row.created_at.getTime();
  if (row.kind === 'text' && ageMs > messageChangeableMinutes * 60_000)
    throw new Problem('conflict', texts.tooLateToChange(messageChangeableMinutes));
}

interface Change {
  conversation: KnownConversation;
  row: MessageRow;
  change: 'edited' | 'deleted';
  newlyNamed: readonly string[];
}

/** Writes a message as it is now, and all that quotes it. */
async function keep(tx: TxCtx, { conversation, row, change, newlyNamed }: Change): Promise<Rewritten> {
  const { text, edited_at, deleted_at, reaction, helpful } = row;
  await tx.db
    .updateTable('messages')
    .set({ text, edited_at, deleted_at, reaction, helpful })
    .set({ parts: JSON.stringify(row.parts), files: JSON.stringify(row.files) })
    .set({
      reply_to: row.reply_to && JSON.stringify(row.reply_to),
      mentions: row.mentions && JSON.stringify(row.mentions),
    })
    .where('shop_id', '=', row.shop_id)
    .where('conversation_id', '=', row.conversation_id)
    .where('id', '=', row.id)
    .execute();
  await watchAsNamed(tx, conversation, newlyNamed);
  await keepMentions(tx.db, [{ ...row, mentions: [...newlyNamed] }]);
  const message = toMessage(row);
  const isNote = row.kind === 'note';
  tx.emit('message.changed', message, { team: true, contactId: visitorMaySee(row) ? conversation.contact_id : null });
  await quoteAnew(tx, message, conversation);
  if (!isNote) await previewAnew(tx, conversation);
  await tx.raise(messageRewritten, {
    conversationId: row.conversation_id,
    messageId: row.id,
    seq: row.seq,
    kind: isNote ? 'note' : 'text',
    change,
    mentions: newlyNamed,
  });
  return { message, mailed: !isNote && row.seq <= conversation.mailed_seq };
}

/**
 * A member changes the words of their own message: for a while what they wrote to the visitor, who sees that it was
 * edited, and a note at any time. Whom a note names now and did not before is told.
 */
export async function editMessage(
  ctx: MemberCtx,
  conversationId: string,
  messageId: string,
  body: { text: string; mentions: readonly string[] },
): Promise<Rewritten> {
  const text = body.text.trim();
  const named = await mentionable(ctx, body.mentions);
  return transaction(ctx, async (tx) => {
    const { conversation, row } = await lockOwn(tx, conversationId, messageId);
    if (row.deleted_at) throw new Problem('conflict', texts.alreadyDeleted);
    if (text === row.text) return { message: toMessage(row), mailed: false };
    mustBeChangeable(ctx, row);
    if (text === '' && row.files.length === 0)
      throw new Problem('bad_input', texts.saySomething, { text: texts.saySomething });
    const mentions = row.kind === 'note' && named.length > 0 ? named : null;
    const edited = { ...row, text, mentions, edited_at: ctx.services.clock.now() };
    const newlyNamed = (mentions ?? []).filter((it) => !row.mentions?.includes(it));
    return keep(tx, { conversation, row: edited, change: 'edited', newlyNamed });
  });
}

/** A member deletes their own message, in the same time; nothing of it is left but its place. Twice does no harm. */
export function deleteMessage(ctx: MemberCtx, conversationId: string, messageId: string): Promise<Rewritten> {
  return transaction(ctx, async (tx) => {
    const { conversation, row } = await lockOwn(tx, conversationId, messageId);
    if (row.deleted_at) return { message: toMessage(row), mailed: false };
    mustBeChangeable(ctx, row);
    const urls = toMessage(row).files.map((it) => it.url);
    if (urls.length > 0) tx.enqueue(dropFilesJob, { messageId, urls });
    const nothing = { text: '', parts: [], files: [], reply_to: null, mentions: null, reaction: null, helpful: null };
    const deleted = { ...row, ...nothing, deleted_at: ctx.services.clock.now() };
    return keep(tx, { conversation, row: deleted, change: 'deleted', newlyNamed: [] });
  });
}
