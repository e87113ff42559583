import { type ConversationStatus, type Handler, Priority } from '@chatty/contract/conversations';
import { tagsAfter } from '@chatty/contract/tag-lists';
import type { KnownConversation } from '../conversation.store.ts';
import { timedTogether } from '../due/run-clock.ts';

/** What is known of how far the visitor has read the conversation that stays. */
export interface ReadSoFar {
  /** The visitor has read every answer there. */
  byVisitor: boolean;
}

/** From what is over to what must be seen to. */
const liveliness: readonly ConversationStatus[] = ['blocked', 'spam', 'resolved', 'snoozed', 'open'];
/** Whom a visitor rather has: a person stays one. */
const claims: readonly Handler[] = ['assistant', 'waiting', 'person'];

/** Whose turn it is goes on: of the livelier one, else of the one nearer to a person, else of the one that stays. */
function leads(into: KnownConversation, from: KnownConversation): KnownConversation {
  const byStatus = liveliness.indexOf(from.status) - liveliness.indexOf(into.status);
  if (byStatus !== 0) return byStatus > 0 ? from : into;
  return claims.indexOf(from.handler) > claims.indexOf(into.handler) ? from : into;
}

const earliest = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((first, it) => (it && (!first || it < first) ? it : first), null);

const isOver = ({ status }: KnownConversation) => status === 'resolved';

/** Up to which place something was seen: what had not been seen before stays so, and with it what stands behind it. */
const seenOf = (hasSeenAll: boolean, seen: number, next: number) => (hasSeenAll ? next : seen);

/** Who watched either watches both, and has seen of it what they had seen. */
function watchersOf(into: KnownConversation, from: KnownConversation, seqShift: number): Record<string, number> {
  const last = seqShift + from.last_seq;
  const seen = ([memberId, own]: [string, number]) => {
    const there = from.watchers[memberId];
    return [memberId, seenOf(own >= into.last_seq, own, there === undefined ? last : seqShift + there)] as const;
  };
  const fresh = Object.entries(from.watchers).filter(([memberId]) => !(memberId in into.watchers));
  return {
    ...Object.fromEntries(Object.entries(into.watchers).map(seen)),
    ...Object.fromEntries(fresh.map(([memberId, own]) => [memberId, seqShift + own])),
  };
}

/** The words that a row quotes are the latest. */
function quoteOf(into: KnownConversation, from: KnownConversation) {
  const isLater = from.preview_by !== null && from.last_message_at >= into.last_message_at;
  const { preview, preview_by, preview_member_id, preview_of, asked } = isLater ? from : into;
  const last_message_at = isLater ? from.last_message_at : into.last_message_at;
  return {
    preview,
    preview_by,
    preview_member_id,
    preview_of,
    asked: asked || into.asked || from.asked,
    last_message_at,
  };
}

/** What both were to remind of: in the name of whoever left that of the one that leads. */
function reminderOf({ reminder: one }: KnownConversation, { reminder: other }: KnownConversation) {
  return one && other ? { ...one, text: `${one.text} · ${other.text}` } : (one ?? other);
}

/** Where the messages of a conversation come to stand in another one: behind the line that says so. */
export const seqShiftInto = (into: KnownConversation): number => into.last_seq + 1;

/**
 * What becomes of a conversation into which another one is merged: nothing that anybody waits for, has marked or not read is
 * lost by it. Pure.
 */
export function join(
  into: KnownConversation,
  from: KnownConversation,
  { at, read }: { at: Date; read: ReadSoFar },
): KnownConversation {
  const seqShift = seqShiftInto(into);
  const lead = leads(into, from);
  const both = [into, from];
  const live = both.filter((it) => !isOver(it));
  const until = both.filter((it) => it.status === 'snoozed').map((it) => it.snoozed_until);
  // An answer that the assistant is writing goes on where nothing else is to be answered.
  const isNewTurn = lead === from || from.waiting_since !== null;
  const readByTeam = ({ is_read, last_seq, member_read_seq }: KnownConversation) =>
    is_read ? last_seq : member_read_seq;
  const joined: KnownConversation = {
    ...into,
    status: lead.status,
    snoozed_until: lead.status === 'snoozed' ? earliest(until) : null,
    put_back: null,
    reminder: reminderOf(lead, lead === into ? from : into),
    handler: lead.handler,
    handed_off: into.handed_off || from.handed_off,
    assistant_off: into.assistant_off || from.assistant_off,
    assignee_id: lead.assignee_id,
    assignee_name: lead.assignee_name,
    assignee_avatar: lead.assignee_avatar,
    turn: isNewTurn ? into.turn + 1 : into.turn,
    is_read: into.is_read && from.is_read,
    waiting_since: earliest((live.length > 0 ? live : both).map((it) => it.waiting_since)),
    last_seq: seqShift + from.last_seq,
    visitor_read_seq: seenOf(read.byVisitor, into.visitor_read_seq, seqShift + from.visitor_read_seq),
    member_read_seq: seenOf(into.is_read, into.member_read_seq, seqShift + readByTeam(from)),
    tag_ids: tagsAfter(into.tag_ids, { add: from.tag_ids, remove: [] }),
    watchers: watchersOf(into, from, seqShift),
    priority: both
      .map((it) => it.priority)
      .reduce((a, b) => (Priority.options.indexOf(b) > Priority.options.indexOf(a) ? b : a)),
    by_link: into.by_link || from.by_link,
    moved_at: at,
    ...quoteOf(into, from),
  };
  return { ...joined, ...timedTogether(into, from, joined) };
}
