import type { FileRef } from '@chatty/contract/files';
import type { Message, QuotedMessage } from '@chatty/contract/messages';
import type { Unsent } from '@chatty/client/outbox';
import type { Refusal } from '../../../ui/plain/refusal-words.ts';
import { isOwn, type Thread } from './thread.ts';

/** What the visitor wrote, as the outbox keeps it. */
export interface Words {
  text: string;
  files: FileRef[];
  /** The message that they answer. */
  replyTo?: QuotedMessage | undefined;
  /** What the shop's welcome popup said, where this is the first answer to it. */
  greeting?: string | undefined;
  /** The suggestion with a quick answer that they asked, tapped or in its words. */
  questionId?: string | undefined;
}

/** How far a message of the visitor has come. */
export type SendState = 'queued' | 'sending' | 'sent' | 'seen' | 'failed';

/** One bubble, whether the server has it already or not. */
export interface Said {
  id: string;
  own: boolean;
  text: string;
  files: readonly FileRef[];
  replyTo: QuotedMessage | undefined;
  at: string;
  /** Null while the server does not have it. */
  message: Message | null;
  sendState: SendState | null;
  /** Why the server has it not yet. */
  refusal: Refusal | null;
}

export type Row =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'activity'; key: string; message: Message }
  /** `first` and `last` within a run of bubbles of one speaker. */
  | { kind: 'said'; key: string; said: Said; first: boolean; last: boolean };

interface Given {
  thread: Thread;
  unsent: readonly Unsent<Words>[];
  /** The message that is on its way right now. */
  inFlight: string | null;
  connected: boolean;
  /** How far the team has read. */
  memberReadSeq: number;
}

const runMs = 5 * 60_000;

function sentSaid(message: Message, memberReadSeq: number): Said {
  const own = isOwn(message);
  return {
    id: message.id,
    own,
    text: message.text,
    files: message.files,
    replyTo: message.replyTo,
    at: message.createdAt,
    message,
    sendState: own ? (message.seq <= memberReadSeq ? 'seen' : 'sent') : null,
    refusal: null,
  };
}

function refusalOf({ refusal, code, patience, restsUntil = 0 }: Unsent<Words>): Refusal | null {
  if (refusal !== null) return { code };
  return patience === undefined ? null : { code: 'too_many', waitMs: restsUntil - Date.now() };
}

function unsentSaid(unsent: Unsent<Words>, inFlight: string | null, connected: boolean): Said {
  const waiting: SendState =
    unsent.patience === undefined && (connected || unsent.id === inFlight) ? 'sending' : 'queued';
  return {
    id: unsent.id,
    own: true,
    text: unsent.body.text,
    files: unsent.body.files,
    replyTo: unsent.body.replyTo,
    at: new Date(unsent.writtenAt).toISOString(),
    message: null,
    sendState: unsent.refusal === null ? waiting : 'failed',
    refusal: refusalOf(unsent),
  };
}

const sameSpeaker = (a: Said, b: Said) =>
  a.own === b.own &&
  (a.own || (a.message?.sender === b.message?.sender && a.message?.memberId === b.message?.memberId));

const arrivals: readonly Message['activity'][] = ['taken_over', 'joined'];
/** What ends a member's presence in a conversation: whoever comes after that comes anew. */
const departures: readonly Message['activity'][] = ['handed_back', 'resolved', 'auto_resolved', 'ended'];

/** Without the lines that say of a member who is there already that they came. */
function toldOnce(messages: readonly Message[]): Message[] {
  const there = new Set<string | null>();
  return messages.filter(({ activity, memberId }) => {
    if (departures.includes(activity)) there.clear();
    if (!arrivals.includes(activity)) return true;
    const isNew = memberId === null || !there.has(memberId);
    there.add(memberId);
    return isNew;
  });
}

/** What the thread shows, top to bottom: what was said, what is still to be sent, days and activity between. */
export function rowsOf({ thread, unsent, inFlight, connected, memberReadSeq }: Given): Row[] {
  const known = new Set(thread.messages.map((it) => it.id));
  const rows: Row[] = [];
  let day = '';
  const add = (row: Row, at: string) => {
    const date = new Date(at).toDateString();
    if (date !== day) rows.push({ kind: 'day', key: date, at });
    day = date;
    rows.push(row);
  };
  const say = (said: Said) => {
    const before = rows.at(-1);
    const near = before?.kind === 'said' && Date.parse(said.at) - Date.parse(before.said.at) < runMs;
    const goesOn = near && sameSpeaker(before.said, said) && new Date(said.at).toDateString() === day;
    if (goesOn) before.last = false;
    add({ kind: 'said', key: said.id, said, first: !goesOn, last: true }, said.at);
  };
  for (const message of toldOnce(thread.messages)) {
    if (message.kind === 'activity') add({ kind: 'activity', key: message.id, message }, message.createdAt);
    else say(sentSaid(message, memberReadSeq));
  }
  for (const it of unsent) if (!known.has(it.id)) say(unsentSaid(it, inFlight, connected));
  return rows;
}
