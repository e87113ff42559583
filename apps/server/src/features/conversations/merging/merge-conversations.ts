import { newId } from '@chatty/contract/new-id';
import type { Conversation } from '@chatty/contract/conversations';
import { texts } from '#texts/conversations.ts';
import type { MemberCtx, TxCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import { findMember } from '../../team/index.ts';
import {
  type KnownConversation,
  keyOf,
  lockConversations,
  saveConversations,
  toConversation,
  toVisitorConversation,
} from '../conversation.store.ts';
import {
  assistantOvertaken,
  type ConversationsMerged,
  conversationsMerged,
  visitorLeftToAssistant,
  waitingMoved,
} from '../conversations.events.ts';
import { append } from '../append/append.ts';
import { countsShifted } from '../list/push-counts.ts';
import { insertMessages } from '../message.store.ts';
import { keepMailed } from '../messages/unread-replies.ts';
import { join, seqShiftInto } from './join.ts';
import {
  findMerged,
  holdBoth,
  leadOver,
  type Moving,
  moveDrafts,
  moveMentions,
  moveMessages,
  unreadByVisitor,
} from './merged.store.ts';

/** Throws `conflict` where what is said in the one would reach another reader than what was said in the other. */
function mustBeOfOne(into: KnownConversation, from: KnownConversation): void {
  if (into.person_id !== from.person_id) throw new Problem('conflict', texts.mergedOfTwo);
  // Whoever holds a device's token reads what stands in its conversations, and nothing of another one's.
  if (into.contact_id !== from.contact_id) throw new Problem('conflict', texts.mergedOfTwoDevices);
  if (into.channel !== from.channel) throw new Problem('conflict', texts.mergedOfTwoChannels);
  const both = [into.status, from.status];
  if (both.includes('blocked')) throw new Problem('conflict', texts.blocked);
  if (both.includes('spam')) throw new Problem('conflict', texts.mergedSpam);
}

/** Both as they stand, held until the transaction ends; null where the first is in the other already. */
async function takeBoth(tx: TxCtx, fromId: string, intoId: string) {
  if (fromId === intoId) throw new Problem('bad_input', texts.mergedWithItself);
  await holdBoth(tx, [fromId, intoId]);
  const keys = [fromId, intoId].map((conversationId) => ({ shopId: tx.shopId, conversationId }));
  const held = await lockConversations(tx.db, keys);
  const [from, into] = keys.map((it) => held.get(keyOf(it)));
  if (!into) throw notFound(texts.conversation);
  if (from) return { from, into };
  if ((await findMerged(tx, fromId))?.id !== intoId) throw notFound(texts.conversation);
  return { from: null, into };
}

/** The grey line before what is moved: who did it, and how many lines follow. */
async function addLine(tx: TxCtx, into: KnownConversation, from: KnownConversation, memberId: string): Promise<void> {
  const { full_name: name, avatar } = await findMember(tx, memberId);
  const line = {
    ...{ shop_id: into.shop_id, conversation_id: into.id, id: newId(), seq: seqShiftInto(into) },
    ...{ kind: 'activity' as const, activity: 'merged', sender: 'system', member_id: memberId, name, avatar },
    ...{ text: String(from.last_seq), parts: [], files: [], created_at: tx.services.clock.now() },
    ...{ channel: null, delivery: null, failed_because: null, reply_to: null, mentions: null },
    ...{ reaction: null, helpful: null, edited_at: null, deleted_at: null },
  };
  await insertMessages(tx.db, [line]);
}

const assistantAnswers = ({ handler, status, waiting_since }: KnownConversation) =>
  handler === 'assistant' && (status === 'open' || status === 'snoozed') && waiting_since !== null;

/** What an answer that is being written, and what waits for a person, become. */
async function raiseTurns(tx: TxCtx, into: KnownConversation, from: KnownConversation, joined: KnownConversation) {
  const isNew = joined.turn !== into.turn;
  if (assistantAnswers(from)) await tx.raise(assistantOvertaken, { conversationId: from.id, turn: from.turn });
  if (isNew && assistantAnswers(into)) await tx.raise(assistantOvertaken, { conversationId: into.id, turn: into.turn });
  if (isNew && assistantAnswers(joined))
    await tx.raise(visitorLeftToAssistant, { conversationId: into.id, turn: joined.turn, channel: into.channel });
  if (joined.handler === 'waiting' && joined.status === 'open') await tx.raise(waitingMoved, {});
}

/** Rows first, then what other features keep of them: when the one is deleted, nothing hangs on it any more. */
async function moveAll(tx: TxCtx, moving: ConversationsMerged): Promise<void> {
  await moveMessages(tx, moving);
  await moveDrafts(tx, moving);
  await moveMentions(tx, moving);
  await tx.raise(conversationsMerged, moving);
  await leadOver(tx, moving);
}

/** Those who are there: the team reads the thread again, and so does the visitor. */
function tell(tx: TxCtx, moving: Moving, joined: KnownConversation, memberId: string): void {
  const { fromId: conversationId, seqShift } = moving;
  const [toTeam, toVisitor] = [
    { team: true, contactId: null },
    { team: false, contactId: joined.contact_id },
  ];
  tx.emit('conversation.merged', { conversationId, into: toConversation(joined), memberId, seqShift }, toTeam);
  tx.emit('visitor.conversation.merged', { conversationId, into: toVisitorConversation(joined) }, toVisitor);
  countsShifted(tx);
  // Who came by a mailed link to the one comes back and hears of the other.
  tx.afterCommit(() => tx.services.hub.dismiss(tx.shopId, conversationId));
}

/** A reminder of the one that was put off stands in the thread where the other one is not. */
async function reminded(tx: TxCtx, joined: KnownConversation): Promise<KnownConversation> {
  const { shop_id: shopId, id: conversationId, reminder, status } = joined;
  if (!reminder || status === 'snoozed') return joined;
  const [outcome] = await append(tx, [{ shopId, conversationId, by: { type: 'system' }, event: () => null }]);
  return outcome?.ok ? outcome.conversation : joined;
}

/**
 * Merges a conversation into another one of the same visitor, for good: its messages stand behind those of the other, and
 * whoever asks for it is led there. Merging again answers the same. Throws `not_found`, `bad_input`, and `conflict` where
 * they are not of one visitor on one channel.
 */
export const mergeConversations = (ctx: MemberCtx, fromId: string, intoId: string): Promise<Conversation> =>
  transaction(ctx, async (tx) => {
    const { memberId } = ctx.who;
    const { from, into } = await takeBoth(tx, fromId, intoId);
    if (!from) return toConversation(into);
    mustBeOfOne(into, from);
    const unread = await unreadByVisitor(tx, into);
    const read = { byVisitor: unread.answer === 0 };
    const joined = join(into, from, { at: tx.services.clock.now(), read });
    const places = { seqShift: seqShiftInto(into), formerSeq: into.last_seq, lastSeq: joined.last_seq };
    const moving = { fromId, intoId, ...places, isUnread: !from.is_read };
    await addLine(tx, into, from, memberId);
    await saveConversations(tx.db, [joined]);
    // What was mailed of the one is not mailed again, unless something of the other still is to be.
    if (unread.ofTeam <= into.mailed_seq && from.mailed_seq > 0)
      await keepMailed(tx, intoId, moving.seqShift + from.mailed_seq);
    await moveAll(tx, moving);
    await raiseTurns(tx, into, from, joined);
    tell(tx, moving, joined, memberId);
    return toConversation(await reminded(tx, joined));
  });
