import type { LiveStatus } from '@chatty/client/live';
import type { Unsent } from '@chatty/client/outbox';
import type { VisitorConversation } from '@chatty/contract/conversations';
import type { PublicFaq } from '@chatty/contract/faqs';
import type { PassingPayload } from '@chatty/contract/live';
import type { Message } from '@chatty/contract/messages';
import type { Availability, VisitorSession } from '@chatty/contract/widget';
import { putConversation, putMessage, readUpTo } from './list/conversation-list.ts';
import type { Words } from './thread/rows.ts';
import { addMessages, addPiece, changeMessage, emptyThread, isAnswer, type Thread, unreadIn } from './thread/thread.ts';

export type View =
  | { name: 'home' }
  | { name: 'conversations' }
  | { name: 'thread'; id: string }
  | { name: 'answer'; faq: PublicFaq }
  /** A mailed link that is too old, or could not be opened just now. */
  | { name: 'link ended' | 'link failed' };

/** What the shop and the visitor are, without what changes with every message. */
export type Session = Pick<VisitorSession, 'shopId' | 'shopName' | 'contact' | 'widget' | 'availability'>;

export type Growing = PassingPayload<'answer.growing'>;

export interface State {
  open: boolean;
  view: View;
  session: Session | null;
  /** Why no session could begin, when trying again would not help. */
  refusal: string | null;
  conversations: readonly VisitorConversation[];
  threads: Readonly<Record<string, Thread>>;
  unsent: readonly Unsent<Words>[];
  inFlight: string | null;
  connection: LiveStatus;
  /** False once the browser, or a message that could not leave, says that there is no network. */
  network: boolean;
  /** Who types, by conversation. */
  typing: Readonly<Record<string, string>>;
  /** The answer that is being written, by conversation: by the server's word alone. */
  growing: Readonly<Record<string, Growing>>;
  /** Conversations that were begun under an identity that is gone, and what they are called now. */
  moved: Readonly<Record<string, string>>;
}

export const firstState: State = {
  open: false,
  view: { name: 'home' },
  session: null,
  refusal: null,
  conversations: [],
  threads: {},
  unsent: [],
  inFlight: null,
  connection: 'connecting',
  network: true,
  typing: {},
  growing: {},
  moved: {},
};

export type Change =
  | { type: 'opened'; open: boolean }
  | { type: 'viewed'; view: View }
  | { type: 'session kept'; session: Session }
  | { type: 'session begun'; session: Session; conversations: readonly VisitorConversation[]; anew: boolean }
  | { type: 'session refused'; reason: string }
  | { type: 'availability'; availability: Availability }
  | { type: 'contact changed'; contact: Session['contact'] }
  | { type: 'conversation'; conversation: VisitorConversation }
  | { type: 'piece'; id: string; piece: { messages: Message[]; hasEarlier: boolean }; anew?: boolean }
  | { type: 'message created'; message: Message }
  | { type: 'message changed'; message: Message }
  | { type: 'unsent'; unsent: readonly Unsent<Words>[] }
  | { type: 'in flight'; id: string | null }
  | { type: 'connection'; status: LiveStatus }
  | { type: 'network'; on: boolean }
  | { type: 'typing'; id: string; name: string | null }
  | { type: 'growing'; growing: Growing }
  | { type: 'read'; id: string; seq: number }
  | { type: 'moved'; moved: Readonly<Record<string, string>> };

function without<V>(record: Readonly<Record<string, V>>, key: string): Readonly<Record<string, V>> {
  if (!(key in record)) return record;
  const { [key]: _, ...rest } = record;
  return rest;
}

const threadOf = (state: State, id: string): Thread => state.threads[id] ?? emptyThread;

/** What a new message does beside standing in its thread: the dots and the growing answer before it go. */
function afterMessage(state: State, message: Message): State {
  const id = message.conversationId;
  if (!isAnswer(message) && message.kind !== 'activity') return state;
  const typing = message.sender === 'admin' ? without(state.typing, id) : state.typing;
  const ended = state.growing[id]?.messageId === message.id || message.kind === 'activity';
  const growing = ended ? without(state.growing, id) : state.growing;
  return { ...state, typing, growing };
}

function beginSession(state: State, change: Extract<Change, { type: 'session begun' }>): State {
  const { session, anew } = change;
  const conversations = change.conversations.reduce(putConversation, anew ? [] : state.conversations);
  return { ...state, session, refusal: null, conversations, threads: anew ? {} : state.threads };
}

/** The next state. Pure; any event may come twice or late. */
export function reduce(state: State, change: Change): State {
  switch (change.type) {
    case 'opened':
      return { ...state, open: change.open };
    case 'viewed':
      return { ...state, view: change.view };
    case 'session kept':
      return state.session ? state : { ...state, session: change.session };
    case 'session begun':
      return beginSession(state, change);
    case 'session refused':
      return { ...state, refusal: change.reason };
    case 'availability':
      return state.session ? { ...state, session: { ...state.session, availability: change.availability } } : state;
    case 'contact changed':
      return state.session ? { ...state, session: { ...state.session, contact: change.contact } } : state;
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
    case 'connection':
      // What was in the air when the line broke is told anew, or was finished meanwhile.
      if (change.status === 'live') return { ...state, connection: 'live', network: true };
      if (change.status === 'connecting') return { ...state, connection: 'connecting' };
      return { ...state, connection: 'offline', typing: {}, growing: {} };
    case 'network':
      return state.network === change.on ? state : { ...state, network: change.on };
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
  }
}

/** True while what is said can be expected to arrive. */
export const isConnected = (state: State): boolean => state.network && state.connection !== 'offline';

/** Answers that wait to be read, in all conversations. */
export const unreadCount = (state: State): number =>
  state.conversations.reduce((sum, it) => sum + unreadIn(threadOf(state, it.id), it.visitorReadSeq), 0);

export const conversationOf = (state: State, id: string): VisitorConversation | undefined =>
  state.conversations.find((it) => it.id === id);

export { threadOf };
