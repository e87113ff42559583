import type { Activity, Message } from '@chatty/contract/messages';
import { texts } from '#texts/conversations.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import { answersAt, isSwitchedOn, storedSettings } from '../../shops/index.ts';
import { type KnownConversation, keyOf, ownershipOf, silentSince } from '../conversation.store.ts';
import { messageKeyOf, type MessageRow, toMessage } from '../message.store.ts';
import { mayCount, mustNotBeBarred } from './barred.ts';
import type { Actor, Appended, Entry } from './entry.ts';
import { type Raised, whatFollows } from './follow.ts';
import { type Ownership, transition } from './hand-off.ts';
import { audienceOf, countsOf, type OutgoingEvent, tellOf } from './live/tell-of.ts';
import { putMark } from './mark.ts';
import { type Reply, whyOvertaken } from './overtaken.ts';
import { namedBy, previewOf, wordlessOf } from './preview.ts';
import { quickAnswerOf } from '../messages/said/quick-answer.ts';
import { quoteFor } from './quote.ts';
import { timedAfter } from '../due/run-clock.ts';
import { putBackAfter } from '../snooze/put-back.ts';
import { remind } from '../snooze/remind.ts';
import { seenBy, watchedBy } from '../watching/watched.ts';
import { senderOf, type Speaker, speakerOf } from './speakers.ts';

/** All that a decision depends on. */
export interface Known {
  at: Date;
  /** Those that are there, by `keyOf`. */
  conversations: ReadonlyMap<string, KnownConversation>;
  /** Why a conversation that a visitor began was not opened, by `keyOf`. */
  refused: ReadonlyMap<string, Problem>;
  /** The entries' messages and those that they answer, as far as they are there already, by `messageKeyOf`. */
  messages: ReadonlyMap<string, MessageRow>;
  speakers: ReadonlyMap<string, Speaker>;
  /** What members said that the writer of an entry may not have seen. */
  replies: readonly Reply[];
  /** An id for each grey line. */
  newId(): string;
  saysOnlyThanks(text: string): boolean;
}

/** What is to be written and told, where and to whom. */
export interface Effects {
  /** One for each entry, in their order. */
  outcomes: Appended[];
  messages: MessageRow[];
  /** Those that something happened to, as they are now. */
  conversations: KnownConversation[];
  /** What the messages bring with them. */
  files: { shopId: string; id: string }[];
  live: OutgoingEvent[];
  raised: Raised[];
  /** The shops whose numbers beside the inbox views may have changed. */
  recount: Set<string>;
}

/** What one entry makes of its conversation. */
interface Step {
  conversation: KnownConversation;
  rows: MessageRow[];
}

type NewRow = Pick<MessageRow, 'id' | 'kind' | 'sender'> & Partial<MessageRow>;

/** A message or grey line, with the next number of its conversation. */
function addRow({ conversation, rows }: Step, at: Date, speaker: Speaker, by: Actor, row: NewRow): MessageRow {
  conversation.last_seq += 1;
  const full: MessageRow = {
    channel: null,
    delivery: null,
    failed_because: null,
    text: '',
    reply_to: null,
    mentions: null,
    activity: null,
    parts: [],
    files: [],
    reaction: null,
    helpful: null,
    created_at: at,
    edited_at: null,
    deleted_at: null,
    ...row,
    name: speaker.name,
    avatar: speaker.avatar,
    member_id: by.type === 'member' ? by.memberId : null,
    shop_id: conversation.shop_id,
    conversation_id: conversation.id,
    seq: conversation.last_seq,
  };
  rows.push(full);
  return full;
}

function own(conversation: KnownConversation, next: Ownership, speakers: Known['speakers']): void {
  const assignee = next.assigneeId ? speakers.get(`${conversation.shop_id}/${next.assigneeId}`) : undefined;
  if (next.assigneeId !== conversation.assignee_id) {
    conversation.assignee_name = assignee?.name ?? null;
    conversation.assignee_avatar = assignee?.avatar ?? null;
  }
  conversation.status = next.status;
  conversation.snoozed_until = next.snoozedUntil;
  conversation.reminder = next.reminder;
  conversation.handler = next.handler;
  conversation.handed_off = next.handedOff;
  conversation.assignee_id = next.assigneeId;
  conversation.turn = next.turn;
  conversation.is_read = next.isRead;
  conversation.waiting_since = next.waitingSince;
  conversation.blocked_from = next.blockedFrom;
}

/** What a new message changes of its conversation beside who owns it. */
function follow(conversation: KnownConversation, by: Actor, message: NonNullable<Entry['message']>, row: MessageRow) {
  // Neither a note nor a word of the system's own says what the conversation is about.
  if (message.kind === 'note' || by.type === 'system') return;
  conversation.preview = previewOf(message);
  conversation.preview_of = wordlessOf(message);
  conversation.preview_by = by.type === 'assistant' && by.isAutomatic ? 'automatic' : by.type;
  conversation.preview_member_id = row.member_id;
  conversation.last_message_at = row.created_at;
  // Somebody who speaks has read everything above.
  if (by.type === 'member') conversation.member_read_seq = row.seq;
  if (by.type !== 'visitor') return;
  conversation.asked = conversation.preview;
  conversation.visitor_read_seq = row.seq;
  conversation.by_link ||= by.only !== undefined;
}

/** By which channel a message goes; and that it is still with us, where a channel's provider is to take it. */
function goes({ by, message, channel: asked }: Entry, { channel: own }: KnownConversation): Partial<MessageRow> {
  const channel = asked ?? own;
  const isSentOn = channel !== 'online_store' && by.type !== 'visitor' && message?.kind === 'text';
  return { channel: channel === own ? null : channel, delivery: isSentOn ? 'queued' : null };
}

/** What an entry stands among. */
interface Around {
  /** Its member is in the conversation already. */
  joined: boolean;
  /** The message that it answers, if that is there. */
  answered: MessageRow | undefined;
}

/** Whether the assistant answers a visitor who writes here now, and whether it may speak here at all. */
function assistantIn({ assistant_off, channel, widget }: KnownConversation, at: Date) {
  const settings = storedSettings(widget);
  return {
    assistantOn: !assistant_off && answersAt(settings, channel, at),
    maySpeak: !assistant_off && isSwitchedOn(settings, channel),
  };
}

/** What an entry makes of a conversation; null when it comes too late to count. */
function decideOne(known: Known, before: KnownConversation, entry: Entry, { joined, answered }: Around): Step | null {
  const { by, event, message, activity } = entry;
  if (!mayCount(before, entry)) return null;
  const { at, speakers } = known;
  const { assistantOn, maySpeak } = assistantIn(before, at);
  const happened = event({
    at,
    maySpeak,
    // Who gets a quick answer waits for nobody, whether or not the assistant is on.
    assistantOn: assistantOn || quickAnswerOf(entry, before) !== null,
    silentSince: silentSince(before),
    putBack: before.put_back,
  });
  const moved = happened && transition(ownershipOf(before), happened);
  if (moved && !moved.accepted) {
    mustNotBeBarred(before, entry);
    return null;
  }
  const step: Step = { conversation: { ...before }, rows: [] };
  if (moved) own(step.conversation, moved.next, speakers);
  // Whoever hands back wants it to answer.
  if (happened?.type === 'handed_back') step.conversation.assistant_off = false;
  if (moved && moved.activities.length > 0) step.conversation.moved_at = at;
  const speaker = speakerOf(by, before, speakers);
  const moves = moved?.activities ?? [];
  // Who takes it over is told of as that.
  const joins = message?.kind === 'text' && by.type === 'member' && !moves.includes('taken_over') && !joined;
  const activities: readonly Activity[] = [
    ...moves,
    ...(joins ? ['joined' as const] : []),
    ...(activity ? [activity] : []),
  ];
  const given = entry.lineId ? [entry.lineId] : [];
  const idOfLine = () => given.pop() ?? known.newId();
  for (const activity of activities) {
    const own = entry.about && activity === entry.activity ? entry.about : { id: idOfLine() };
    const text = namedBy(activity, step.conversation);
    addRow(step, at, speaker, by, { ...own, kind: 'activity', sender: 'system', activity, text });
  }
  for (const line of entry.mark ? putMark(step.conversation, entry.mark) : [])
    addRow(step, at, speaker, by, { ...line, id: idOfLine(), kind: 'activity', sender: 'system' });
  const due = remind(step.conversation, by);
  if (due) addRow(step, at, speakerOf(due.by, before, speakers), due.by, { ...due.row, id: known.newId() });
  if (message) {
    const { replyToId: _, ...said } = message;
    const reply_to = quoteFor(message.kind, answered);
    const sender = senderOf(by, before);
    const row = addRow(step, at, speaker, by, { ...said, ...goes(entry, before), reply_to, sender });
    follow(step.conversation, by, message, row);
    watchedBy(step.conversation, row.mentions ?? []);
  }
  step.conversation.put_back = putBackAfter(before, step.conversation, entry, known);
  if (by.type === 'member') seenBy(step.conversation, by.memberId);
  Object.assign(step.conversation, timedAfter(before, step.conversation, step.rows));
  return step;
}

/** A problem is this entry's own: it holds up no other. */
function decideIfItMay(...given: Parameters<typeof decideOne>): Step | Problem | null {
  try {
    return decideOne(...given);
  } catch (problem) {
    if (problem instanceof Problem) return problem;
    throw problem;
  }
}

/**
 * What entries mean, one after the other in the order given. Pure: what is known is left as it is, and each entry is
 * decided as if those before it were written. A message or line that is there already changes nothing.
 */
export function decide(known: Known, entries: readonly Entry[]): Effects {
  const conversations = new Map(known.conversations);
  const messages = new Map(known.messages);
  const touched = new Set<string>();
  /** Members who have come into a conversation by one of these entries. */
  const joined = new Set<string>();
  const effects: Effects = {
    outcomes: [],
    messages: [],
    conversations: [],
    files: [],
    live: [],
    raised: [],
    recount: new Set(),
  };
  const take = (entry: Entry): Appended => {
    const key = keyOf(entry);
    const before = conversations.get(key);
    const isTheirs = entry.by.type !== 'visitor' || entry.by.contactId === before?.contact_id;
    if (!before || !isTheirs) return { ok: false, problem: known.refused.get(key) ?? notFound(texts.conversation) };
    const repeated = entry.message && messages.get(messageKeyOf(key, entry.message.id));
    if (repeated) return { ok: true, accepted: true, message: toMessage(repeated), conversation: before };
    const overtaken = whyOvertaken(entry, known.replies) ?? whyOvertaken(entry, effects.messages);
    if (overtaken) return { ok: false, problem: overtaken };
    const member = entry.by.type === 'member' ? entry.by.memberId : '';
    const isJoined = speakerOf(entry.by, before, known.speakers).joined.includes(entry.conversationId);
    const answered = entry.message?.replyToId && messages.get(messageKeyOf(key, entry.message.replyToId));
    const around = { joined: isJoined || joined.has(`${key}/${member}`), answered: answered || undefined };
    const isDone = entry.lineId !== undefined && messages.has(messageKeyOf(key, entry.lineId));
    const step = isDone ? null : decideIfItMay(known, before, entry, around);
    if (step instanceof Problem) return { ok: false, problem: step };
    if (!step) return { ok: true, accepted: false, message: null, conversation: before };
    const { conversation, rows } = step;
    conversations.set(key, conversation);
    touched.add(key);
    let message: Message | null = null;
    if (rows.some((it) => it.activity === 'taken_over' || it.activity === 'joined')) joined.add(`${key}/${member}`);
    for (const row of rows) {
      const payload = toMessage(row);
      if (row.kind !== 'activity') message = payload;
      messages.set(messageKeyOf(key, row.id), row);
      effects.messages.push(row);
      const audience = audienceOf(row, conversation);
      effects.live.push({ shopId: row.shop_id, event: { type: 'message.created', payload }, audience });
    }
    for (const { id } of entry.message?.files ?? []) effects.files.push({ shopId: entry.shopId, id });
    effects.raised.push(...whatFollows(entry, before, conversation, rows));
    return { ok: true, accepted: true, message, conversation };
  };
  effects.outcomes = entries.map(take);
  for (const key of touched) {
    const [before, after] = [known.conversations.get(key), conversations.get(key)];
    if (!after) continue;
    effects.conversations.push(after);
    effects.live.push(...tellOf(after, before));
    if (!before || countsOf(before) !== countsOf(after)) effects.recount.add(after.shop_id);
  }
  return effects;
}
