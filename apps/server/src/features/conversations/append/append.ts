import { newId } from '@chatty/contract/new-id';
import { texts } from '#texts/conversations.ts';
import type { TxCtx } from '../../../ctx.ts';
import { mustBeWithin } from '../../../platform/caps/caps.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import { hasLeft, visitEnded } from '../../contacts/index.ts';
import { attachFiles } from '../../files/index.ts';
import {
  type KnownConversation,
  keyOf,
  lockAtOnce,
  lockConversations,
  openConversations,
  saveConversations,
} from '../conversation.store.ts';
import { newConversations } from '../conversations.caps.ts';
import { forgetDrafts } from '../drafts/keep-draft.ts';
import { countsShifted } from '../list/push-counts.ts';
import { findMerged } from '../merging/merged.store.ts';
import { insertMessages, knownMessages } from '../message.store.ts';
import { keepMentions } from '../mentions/mentions.ts';
import { notTaken } from './barred.ts';
import { decide, type Effects } from './decide.ts';
import type { Actor, Appended, Entry } from './entry.ts';
import { readUnseenReplies } from './overtaken.ts';
import { readSpeakers } from './speakers.ts';

/** An entry that is written again, after a dropped connection or in a half of its batch, counts once. */
const counted = new WeakMap<Entry, Promise<unknown>>();

function mayOpen(tx: TxCtx, entry: Entry, { contactId, address }: Actor & { type: 'visitor' }) {
  const { shopId } = entry;
  const asked = counted.get(entry) ?? mustBeWithin(tx.services, newConversations, { shopId, contactId, address });
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
  const missing = new Map<string, Parameters<typeof openConversations>[1][number]>();
  for (const entry of entries) {
    const { by, shopId, conversationId, channel = 'online_store' } = entry;
    const key = keyOf(entry);
    if (by.type !== 'visitor' || conversations.has(key) || missing.has(key) || refused.has(key)) continue;
    try {
      await mayOpen(tx, entry, by);
      missing.set(key, { shopId, conversationId, contactId: by.contactId, channel, at: tx.services.clock.now() });
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      refused.set(key, problem);
    }
  }
  if (missing.size === 0) return refused;
  const fresh = [...missing.values()];
  await openConversations(tx.db, fresh);
  const opened = await lockConversations(tx.db, fresh);
  for (const [key, row] of opened) conversations.set(key, row);
  for (const [key, { shopId, conversationId, contactId }] of missing) {
    if (opened.has(key)) continue;
    // Its messages stand elsewhere: whoever asks is led there, and says it again.
    const isElsewhere = await findMerged({ db: tx.db, shopId }, conversationId);
    const isGone = !isElsewhere && (await hasLeft({ db: tx.db, shopId }, contactId));
    refused.set(key, isElsewhere ? notFound(texts.conversation) : isGone ? visitEnded() : notTaken());
  }
  return refused;
}

/** Those that are there. Of a visitor's first message nobody looks twice: what it opens is looked at after that. */
async function lockKnown(tx: TxCtx, entries: readonly Entry[]): Promise<Map<string, KnownConversation>> {
  const held = await lockAtOnce(tx.db, entries);
  const missing = entries.filter((it) => it.by.type !== 'visitor' && !held.has(keyOf(it)));
  return missing.length === 0 ? held : new Map([...held, ...(await lockConversations(tx.db, missing))]);
}

/** The drafts that have become messages. */
const draftsOf = (entries: readonly Entry[], { outcomes }: Effects) =>
  entries.flatMap(({ by, draftIds, shopId, conversationId }, at) =>
    by.type === 'member' && draftIds?.length && outcomes[at]?.ok
      ? [{ shopId, conversationId, memberId: by.memberId, draftIds }]
      : [],
  );

/** Rows, events and what follows, all in the same transaction. */
async function write(tx: TxCtx, at: Date, effects: Effects): Promise<void> {
  await attachFiles(tx.db, at, effects.files);
  await insertMessages(tx.db, effects.messages);
  await keepMentions(tx.db, effects.messages);
  await saveConversations(tx.db, effects.conversations);
  for (const { event, audience, shopId } of effects.live) tx.emit(event.type, event.payload, audience, shopId);
  for (const { event, payload, shopId } of effects.raised) await tx.raise(event, payload, shopId);
  for (const shopId of effects.recount) countsShifted(tx, shopId);
}

/**
 * Lets things happen to conversations, in the order given: the one way in which a message or a change of owner comes to
 * be. `decide` says what they mean, from what is read and locked here. The id of a message or line that the conversation
 * holds already is the same thing and changes nothing. A visitor's first entry opens the conversation. Each entry gets its own
 * outcome; one that fails does not hold up the others.
 */
export async function append(tx: TxCtx, entries: readonly Entry[]): Promise<Appended[]> {
  const keys = [...new Map(entries.map((it) => [keyOf(it), it])).values()];
  const conversations = await lockKnown(tx, keys);
  const refused = await openMissing(tx, entries, conversations);
  const named = entries.flatMap((it) =>
    [it.message?.id, it.message?.replyToId, it.lineId].flatMap((id) => (id === undefined ? [] : [{ ...it, id }])),
  );
  const messages = await knownMessages(tx.db, named);
  const speakers = await readSpeakers(tx.db, entries, conversations);
  const replies = await readUnseenReplies(tx.db, conversations, entries);
  const at = tx.services.clock.now();
  const { saysOnlyThanks } = tx.services.offlineEngine;
  const known = { at, conversations, refused, messages, speakers, replies, newId, saysOnlyThanks };
  const effects = decide(known, entries);
  await write(tx, at, effects);
  await forgetDrafts(tx.db, draftsOf(entries, effects));
  return effects.outcomes;
}
