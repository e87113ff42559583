import type { Unsent } from '@chatty/client/outbox';
import type { VisitorConversation } from '@chatty/contract/conversations';
import type { PassingPayload } from '@chatty/contract/live';
import type { Message } from '@chatty/contract/messages';
import type { Chat } from '../../app/chat.ts';
import { chatState } from '../../app/chat.ts';
import { createStore } from '../../app/store.ts';
import { useChat, useStored } from '../../app/use-chat.ts';
import { putConversation, putMessage, readUpTo } from './list/conversation-list.ts';
import type { Words } from './thread/rows.ts';
import { addMessages, addPiece, changeMessage, emptyThread, isAnswer, type Thread, unreadIn } from './thread/thread.ts';

export type Growing = PassingPayload<'answer.growing'>;

/** What this page knows of the visitor's conversations. */
export interface ConversationsState {
  conversations: readonly VisitorConversation[];
  threads: Readonly<Record<string, Thread>>;
  unsent: readonly Unsent<Words>[];
  inFlight: string | null;
  /** Who types, by conversation. */
  typing: Readonly<Record<string, string>>;
  /** The answer that is being written, by conversation: by the server's word alone. */
  growing: Readonly<Record<string, Growing>>;
  /** Conversations that were begun under an identity that is gone, or merged, and what they are called now. */
  moved: Readonly<Record<string, string>>;
  /** Whether the answers that came before this page are read, so that those that wait can be counted. */
  counted: boolean;
}

export const firstConversations: ConversationsState = {
  conversations: [],
  threads: {},
  unsent: [],
  inFlight: null,
  typing: {},
  growing: {},
  moved: {},
  counted: false,
};

export type ConversationsChange =
  | { type: 'session begun'; conversations: readonly VisitorConversation[]; anew: boolean }
  | { type: 'counted' }
  | { type: 'conversation'; conversation: VisitorConversation }
  | { type: 'piece'; id: string; piece: { messages: Message[]; hasEarlier: boolean }; anew?: boolean }
  | { type: 'message created'; message: Message }
  | { type: 'message changed'; message: Message }
  | { type: 'unsent'; unsent: readonly Unsent<Words>[] }
  | { type: 'in flight'; id: string | null }
  | { type: 'line broken' }
  | { type: 'typing'; id: string; name: string | null }
  | { type: 'growing'; growing: Growing }
  | { type: 'read'; id: string; seq: number }
  | { type: 'moved'; moved: Readonly<Record<string, string>> }
  | { type: 'merged'; from: string; into: string };

function without<V>(record: Readonly<Record<string, V>>, key: string): Readonly<Record<string, V>> {
  if (!(key in record)) return record;
  const { [key]: _, ...rest } = record;
  return rest;
}

export const threadOf = (state: ConversationsState, id: string): Thread => state.threads[id] ?? emptyThread;

/** What a new message does beside standing in its thread: the dots and the growing answer before it go. */
function afterMessage(state: ConversationsState, message: Message): ConversationsState {
  const id = message.conversationId;
  if (!isAnswer(message) && message.kind !== 'activity') return state;
  const typing = message.sender === 'admin' ? without(state.typing, id) : state.typing;
  const ended = state.growing[id]?.messageId === message.id || message.kind === 'activity';
  const growing = ended ? without(state.growing, id) : state.growing;
  return { ...state, typing, growing };
}

function beginSession(
  state: ConversationsState,
  { conversations, anew }: Extract<ConversationsChange, { type: 'session begun' }>,
): ConversationsState {
  const all = conversations.reduce(putConversation, anew ? [] : state.conversations);
  return { ...state, conversations: all, threads: anew ? {} : state.threads };
}

/** What is called otherwise from now on: whatever led there leads to the new name. */
export function ledOn(
  moved: ConversationsState['moved'],
  names: ReadonlyMap<string, string>,
): ConversationsState['moved'] {
  const led = Object.entries(moved).map(([id, to]) => [id, names.get(to) ?? to] as const);
  return Object.fromEntries([...led, ...names]);
}

/** What is here of a thread is not all that was said there lately. */
const unloaded = (threads: ConversationsState['threads'], id: string): ConversationsState['threads'] => {
  const held = threads[id];
  return held ? { ...threads, [id]: { ...held, loaded: false } } : threads;
};

/** What was said in the one stands in the other: nothing of it is here under its own name any more. */
function merge(
  state: ConversationsState,
  { from, into }: Extract<ConversationsChange, { type: 'merged' }>,
): ConversationsState {
  return {
    ...state,
    conversations: state.conversations.filter((it) => it.id !== from),
    threads: unloaded(without(state.threads, from), into),
    typing: without(state.typing, from),
    growing: without(state.growing, from),
    moved: ledOn(state.moved, new Map([[from, into]])),
  };
}

/** The next state. Pure; any event may come twice or late. */
export function reduceConversations(state: ConversationsState, change: ConversationsChange): ConversationsState {
  switch (change.type) {
    case 'session begun':
      return beginSession(state, change);
    case 'counted':
      return { ...state, counted: true };
    case 'conversation':
      return { ...state, conversations: putConversation(state.conversations, change.conversation) };
    case 'piece': {
      const thread = addPiece(change.anew ? emptyThread : threadOf(state, change.id), change.piece);
      return { ...state, threads: { ...state.threads, [change.id]: thread } };
    }
    case 'message created':
    case 'message changed': {
      const { message } = change;
      const held = threadOf(state, message.conversationId);
      const thread = change.type === 'message created' ? addMessages(held, [message]) : changeMessage(held, message);
      if (thread === held) return state;
      const next = { ...state, threads: { ...state.threads, [message.conversationId]: thread } };
      if (change.type === 'message changed') return next;
      return afterMessage({ ...next, conversations: putMessage(state.conversations, message) }, message);
    }
    case 'unsent':
      return { ...state, unsent: change.unsent };
    case 'in flight':
      return { ...state, inFlight: change.id };
    case 'line broken':
      // What was in the air is told anew, or was finished meanwhile.
      return { ...state, typing: {}, growing: {} };
    case 'typing':
      return {
        ...state,
        typing: change.name === null ? without(state.typing, change.id) : { ...state.typing, [change.id]: change.name },
      };
    case 'growing': {
      const { growing } = change;
      const id = growing.conversationId;
      const told = threadOf(state, id).messages.some((it) => it.id === growing.messageId);
      // The end of an older answer says nothing of the one that is being made now.
      const over = growing.ended && state.growing[id]?.messageId === growing.messageId;
      if (over || told) return { ...state, growing: without(state.growing, id) };
      return growing.ended ? state : { ...state, growing: { ...state.growing, [id]: growing } };
    }
    case 'read':
      return { ...state, conversations: readUpTo(state.conversations, change.id, change.seq) };
    case 'moved':
      return { ...state, moved: change.moved };
    case 'merged':
      return merge(state, change);
  }
}

/** What one page leaves for the next. */
export interface Left extends Pick<ConversationsState, 'moved'> {
  /** How far above the end of the thread the visitor was reading, in pixels. */
  fromEnd: number;
}

/** What the page before left. */
export function leftOf({ kept }: Chat): Partial<Left> {
  const page: object = kept.page() ?? {};
  return page;
}

/** The store of a chat's conversations. */
export const conversationsOf = chatState((chat) =>
  createStore(reduceConversations, { ...firstConversations, moved: leftOf(chat).moved ?? {} }),
);

/** Answers that wait to be read, in all conversations. */
export const unreadCount = (state: ConversationsState): number =>
  state.conversations.reduce((sum, it) => sum + unreadIn(threadOf(state, it.id), it.visitorReadSeq), 0);

export const conversationOf = (state: ConversationsState, id: string): VisitorConversation | undefined =>
  state.conversations.find((it) => it.id === id);

export const useConversations = <T>(pick: (state: ConversationsState) => T): T =>
  useStored(conversationsOf(useChat()), pick);

/** Whether the server has this conversation. */
export const useIsKnown = (id: string): boolean => useConversations((state) => conversationOf(state, id) !== undefined);

export const useIsResolved = (id: string): boolean =>
  useConversations((state) => conversationOf(state, id)?.status === 'resolved');
