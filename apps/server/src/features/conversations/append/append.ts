import type { FileRef } from '@chatty/contract/files';
import type { Activity, Message, Part } from '@chatty/contract/messages';
import { newId } from '@chatty/contract/new-id';
import { texts } from '#texts/conversations.ts';
import type { TxCtx } from '../../../platform/db/transaction.ts';
import { mustBeWithin } from '../../../platform/caps/caps.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import { attachFiles } from '../../files/index.ts';
import {
  type ConversationKey,
  type KnownConversation,
  keyOf,
  lockConversations,
  openConversations,
  ownershipOf,
  saveConversations,
  settingsOf,
  toConversation,
  toVisitorConversation,
} from '../conversation.store.ts';
import { type Ownership, type OwnershipEvent, transition } from './hand-off.ts';
import { insertMessages, knownMessages, type MessageRow, toMessage, visitorMaySee } from '../message.store.ts';
import { previewOf } from './preview.ts';
import { readSpeakers, senderOf, type Speaker, speakerOf } from './speakers.ts';
import {
  assistantOvertaken,
  conversationAssigned,
  memberReplied,
  personRequested,
  visitorLeftToAssistant,
  visitorSpoke,
} from '../conversations.events.ts';
import { countsShifted } from '../list/push-counts.ts';

export type Actor =
  | { type: 'visitor'; contactId: string; address: string; only?: string | undefined }
  | { type: 'member'; memberId: string }
  | { type: 'assistant' | 'system' };

/** One thing that happens to a conversation: a change of owner, a message, or both. */
export interface Entry extends ConversationKey {
  by: Actor;
  /** What it means for who owns the conversation; null when it means nothing. */
  event(known: { at: Date; assistantOn: boolean }): OwnershipEvent | null;
  message?: { id: string; kind: 'text' | 'note'; text: string; parts: Part[]; files: FileRef[] };
  /** A grey line of its own, beside those that the change of owner brings. */
  activity?: Activity;
  /** A member whom the entry names beside its actor. */
  assigneeId?: string;
}

export type Appended =
  | { ok: true; accepted: boolean; message: Message | null; conversation: KnownConversation }
  | { ok: false; problem: Problem };

/** What a batch has done so far; written at its end in a few statements. */
class Batch {
  readonly #tx: TxCtx;
  readonly #at: Date;
  readonly #conversations: Map<string, KnownConversation>;
  readonly #known: Map<string, MessageRow>;
  readonly #speakers: ReadonlyMap<string, Speaker>;
  readonly #rows: MessageRow[] = [];
  readonly #files: { shopId: string; id: string }[] = [];
  readonly #touched = new Map<string, { it: KnownConversation; before: KnownConversation }>();
  readonly #happened: (() => Promise<void>)[] = [];

  constructor(
    tx: TxCtx,
    conversations: Map<string, KnownConversation>,
    known: Map<string, MessageRow>,
    speakers: ReadonlyMap<string, Speaker>,
  ) {
    this.#tx = tx;
    this.#at = tx.services.clock.now();
    this.#conversations = conversations;
    this.#known = known;
    this.#speakers = speakers;
  }

  take(entry: Entry): Appended {
    const conversation = this.#conversations.get(keyOf(entry));
    if (!conversation) return { ok: false, problem: notFound(texts.conversation) };
    if (entry.by.type === 'visitor' && entry.by.contactId !== conversation.contact_id) {
      return { ok: false, problem: notFound(texts.conversation) };
    }
    const repeated = entry.message && this.#known.get(`${keyOf(entry)}/${entry.message.id}`);
    if (repeated) return { ok: true, accepted: true, message: toMessage(repeated), conversation };

    const before = { ...conversation };
    const event = entry.event({ at: this.#at, assistantOn: settingsOf(conversation).isEnableAIAssistant });
    const moved = event && transition(ownershipOf(conversation), event);
    if (moved && !moved.accepted) return { ok: true, accepted: false, message: null, conversation };
    if (moved) this.#own(conversation, moved.next);
    for (const activity of [...(moved?.activities ?? []), ...(entry.activity ? [entry.activity] : [])]) {
      this.#addActivity(entry.by, conversation, activity);
    }
    const message = entry.message ? this.#addMessage(entry.by, conversation, entry.message) : null;
    const key = keyOf(entry);
    this.#touched.set(key, { it: conversation, before: this.#touched.get(key)?.before ?? before });
    this.#follow(entry, before, conversation, message);
    return { ok: true, accepted: true, message, conversation };
  }

  #own(conversation: KnownConversation, next: Ownership) {
    const speaker = next.assigneeId ? this.#speakers.get(`${conversation.shop_id}/${next.assigneeId}`) : undefined;
    if (next.assigneeId !== conversation.assignee_id) {
      conversation.assignee_name = speaker?.name ?? null;
      conversation.assignee_avatar = speaker?.avatar ?? null;
    }
    conversation.status = next.status;
    conversation.handler = next.handler;
    conversation.handed_off = next.handedOff;
    conversation.assignee_id = next.assigneeId;
    conversation.turn = next.turn;
    conversation.is_read = next.isRead;
    conversation.waiting_since = next.waitingSince;
  }

  #add(
    conversation: KnownConversation,
    row: Pick<MessageRow, 'id' | 'kind' | 'sender' | 'name' | 'avatar' | 'member_id'> & Partial<MessageRow>,
  ): Message {
    conversation.last_seq += 1;
    const full: MessageRow = {
      text: '',
      activity: null,
      parts: [],
      files: [],
      reaction: null,
      helpful: null,
      created_at: this.#at,
      ...row,
      shop_id: conversation.shop_id,
      conversation_id: conversation.id,
      seq: conversation.last_seq,
    };
    this.#rows.push(full);
    this.#known.set(`${keyOf({ shopId: full.shop_id, conversationId: full.conversation_id })}/${full.id}`, full);
    const message = toMessage(full);
    const contactId = visitorMaySee(full) ? conversation.contact_id : null;
    this.#tx.emit('message.created', message, { team: true, contactId }, conversation.shop_id);
    return message;
  }

  #addActivity(by: Actor, conversation: KnownConversation, activity: Activity) {
    const { name, avatar } = speakerOf(by, conversation, this.#speakers);
    const memberId = by.type === 'member' ? by.memberId : null;
    this.#add(conversation, {
      id: newId(),
      kind: 'activity',
      sender: 'system',
      name,
      avatar,
      member_id: memberId,
      activity,
    });
  }

  #addMessage(by: Actor, conversation: KnownConversation, message: NonNullable<Entry['message']>): Message {
    const { name, avatar } = speakerOf(by, conversation, this.#speakers);
    const added = this.#add(conversation, {
      ...message,
      sender: senderOf(by, conversation),
      name,
      avatar,
      member_id: by.type === 'member' ? by.memberId : null,
    });
    this.#files.push(...message.files.map(({ id }) => ({ shopId: conversation.shop_id, id })));
    // Neither a note nor a word of the system's own says what the conversation is about.
    if (message.kind === 'note' || by.type === 'system') return added;
    conversation.preview = previewOf(message);
    conversation.preview_by = by.type;
    conversation.preview_member_id = added.memberId;
    if (by.type === 'visitor') conversation.asked = conversation.preview;
    conversation.last_message_at = this.#at;
    // Who speaks has read what stands above.
    if (by.type === 'visitor') conversation.visitor_read_seq = added.seq;
    conversation.by_link ||= by.type === 'visitor' && by.only !== undefined;
    if (by.type === 'member') conversation.member_read_seq = added.seq;
    return added;
  }

  /** Other features hear of it once the rows are written. */
  #follow(entry: Entry, before: KnownConversation, after: KnownConversation, message: Message | null) {
    const { handler, turn } = after;
    const { conversationId, shopId } = entry;
    if (entry.by.type === 'visitor' && message) {
      const spoke = { conversationId, messageId: message.id, handler, assigneeId: after.assignee_id, turn };
      const [unread, { address }] = [!before.is_read, entry.by];
      this.#happened.push(() => this.#tx.raise(visitorSpoke, { ...spoke, unread, address }, shopId));
    }
    if (entry.by.type === 'member' && message?.kind === 'text') {
      const { id, seq } = message;
      this.#happened.push(() => this.#tx.raise(memberReplied, { conversationId, messageId: id, seq }, shopId));
    }
    const answersBefore = before.handler === 'assistant' && before.status === 'open' && before.waiting_since !== null;
    if (answersBefore && turn !== before.turn && entry.by.type !== 'assistant') {
      const over = { conversationId, turn: before.turn };
      this.#happened.push(() => this.#tx.raise(assistantOvertaken, over, shopId));
    }
    if (
      handler === 'assistant' &&
      before.handler !== 'assistant' &&
      entry.by.type === 'member' &&
      after.waiting_since
    ) {
      this.#happened.push(() => this.#tx.raise(visitorLeftToAssistant, { conversationId, turn }, shopId));
    }
    const given = after.assignee_id !== null && after.assignee_id !== before.assignee_id;
    if (given && !(entry.by.type === 'member' && entry.by.memberId === after.assignee_id)) {
      this.#happened.push(() => this.#tx.raise(conversationAssigned, { conversationId }, shopId));
    }
    const asked = handler === 'waiting' && (before.handler !== 'waiting' || before.status === 'resolved');
    if (asked && entry.by.type !== 'member') {
      const by = entry.by.type === 'assistant' ? 'assistant' : 'visitor';
      this.#happened.push(() => this.#tx.raise(personRequested, { conversationId, by, turn }, shopId));
    }
  }

  /** Rows, events and what follows, all in the same transaction. */
  async write(): Promise<void> {
    await attachFiles(this.#tx.db, this.#at, this.#files);
    await insertMessages(this.#tx.db, this.#rows);
    await saveConversations(
      this.#tx.db,
      [...this.#touched.values()].map(({ it }) => it),
    );
    for (const { it, before } of this.#touched.values()) {
      this.#tx.emit('conversation.changed', toConversation(it), { team: true, contactId: null }, it.shop_id);
      if (visitorSees(before) !== visitorSees(it)) {
        this.#tx.emit(
          'visitor.conversation.changed',
          toVisitorConversation(it),
          { team: false, contactId: it.contact_id },
          it.shop_id,
        );
      }
      if (teamCounts(before) !== teamCounts(it)) {
        countsShifted(this.#tx, it.shop_id);
      }
    }
    for (const tell of this.#happened) await tell();
  }
}

const visitorSees = (it: KnownConversation) => [it.status, it.handler, it.assignee_id, it.member_read_seq].join();
const teamCounts = (it: KnownConversation) =>
  [it.status, it.handler, it.assignee_id, it.is_read, it.last_seq > 0].join();

/** An entry that is written again, after a dropped connection or in a half of its batch, counts once. */
const counted = new WeakMap<Entry, Promise<unknown>>();

function mayOpen(tx: TxCtx, entry: Entry, { contactId, address }: Actor & { type: 'visitor' }) {
  const { shopId } = entry;
  const asked = counted.get(entry) ?? mustBeWithin(tx.services, 'conversation', { shopId, contactId, address });
  counted.set(entry, asked);
  return asked;
}

/** Opens the conversations that visitors begin, as far as they may begin any. Answers why the others stay closed. */
async function openMissing(
  tx: TxCtx,
  entries: readonly Entry[],
  conversations: Map<string, KnownConversation>,
): Promise<Map<string, Problem>> {
  const refused = new Map<string, Problem>();
  const missing: Parameters<typeof openConversations>[1][number][] = [];
  for (const entry of entries) {
    const { by, shopId, conversationId } = entry;
    const key = keyOf(entry);
    if (by.type !== 'visitor' || conversations.has(key)) continue;
    try {
      await mayOpen(tx, entry, by);
      missing.push({ shopId, conversationId, contactId: by.contactId, at: tx.services.clock.now() });
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      refused.set(key, problem);
    }
  }
  if (missing.length === 0) return refused;
  await openConversations(tx.db, missing);
  for (const [key, row] of await lockConversations(tx.db, missing)) conversations.set(key, row);
  return refused;
}

/**
 * Lets things happen to conversations, in the order given: the one way in which a message or a change of owner comes
 * to be. A message id that the conversation holds already is the same message and changes nothing. A visitor's first
 * entry opens the conversation. Each entry gets its own outcome; one that fails does not hold up the others.
 */
export async function append(tx: TxCtx, entries: readonly Entry[]): Promise<Appended[]> {
  const keys = [...new Map(entries.map((it) => [keyOf(it), it])).values()];
  const conversations = await lockConversations(tx.db, keys);
  const refused = await openMissing(tx, keys, conversations);
  const withMessage = entries.flatMap((it) => (it.message ? [{ ...it, id: it.message.id }] : []));
  const known = await knownMessages(tx.db, withMessage);
  const batch = new Batch(tx, conversations, known, await readSpeakers(tx.db, entries));
  const outcomes = entries.map((it): Appended => {
    const problem = refused.get(keyOf(it));
    return problem ? { ok: false, problem } : batch.take(it);
  });
  await batch.write();
  return outcomes;
}
