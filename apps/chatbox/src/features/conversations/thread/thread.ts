import type { Message, SenderType } from '@chatty/contract/messages';

/** What this browser holds of one conversation's messages. */
export interface Thread {
  /** By place in the conversation, each once. */
  readonly messages: readonly Message[];
  readonly hasEarlier: boolean;
  /** False while only messages that arrived live are here, and not what was said before them. */
  readonly loaded: boolean;
}

export const emptyThread: Thread = { messages: [], hasEarlier: false, loaded: false };

const visitorSenders: readonly SenderType[] = ['customer', 'anonymous', 'guest'];

/** True for what the visitor said. */
export const isOwn = (message: { sender: SenderType }): boolean => visitorSenders.includes(message.sender);

/** True for what somebody said to the visitor, and did not delete. */
export const isAnswer = (message: Message): boolean =>
  message.kind === 'text' && message.deletedAt === undefined && !isOwn(message);

const bySeq = (a: Message, b: Message) => a.seq - b.seq;

/**
 * Adds messages that are not here yet. What is here already stays: it came from an event, which is never older than
 * a reply that was under way. So the same messages give the same thread in any order and any number of times.
 */
export function addMessages(thread: Thread, arrived: readonly Message[]): Thread {
  const known = new Set(thread.messages.map((it) => it.id));
  const fresh = arrived.filter((it) => it.kind !== 'note' && !known.has(it.id));
  if (fresh.length === 0) return thread;
  const single = new Map(fresh.map((it) => [it.id, it]));
  return { ...thread, messages: [...thread.messages, ...single.values()].sort(bySeq) };
}

/** Puts the newer state of a message in the place of the older one. */
export function changeMessage(thread: Thread, message: Message): Thread {
  if (message.kind === 'note') return thread;
  const others = thread.messages.filter((it) => it.id !== message.id);
  return { ...thread, messages: [...others, message].sort(bySeq) };
}

/**
 * Adds a piece that was read from the server: the latest one, or the one before what is here. What does not reach up to the
 * latest is read again by whoever looks so far back.
 */
export function addPiece(held: Thread, piece: { messages: Message[]; hasEarlier: boolean }): Thread {
  const isApart = piece.hasEarlier && (held.messages.at(-1)?.seq ?? 0) < (piece.messages[0]?.seq ?? 0);
  const thread = isApart ? emptyThread : held;
  const before = thread.messages[0]?.seq ?? Number.POSITIVE_INFINITY;
  const reachesBack = piece.messages.length === 0 || (piece.messages[0]?.seq ?? 0) <= before;
  const merged = addMessages(thread, piece.messages);
  return { ...merged, loaded: true, hasEarlier: reachesBack ? piece.hasEarlier : thread.hasEarlier };
}

/** How many answers stand behind the place up to which the visitor has read. */
export const unreadIn = (thread: Thread, readSeq: number): number =>
  thread.messages.filter((it) => it.seq > readSeq && isAnswer(it)).length;
