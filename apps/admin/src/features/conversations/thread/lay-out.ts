import type { Message } from '@chatty/contract/messages';
import { dayLabel } from '../../../ui/time/time.ts';
import { isVisitor } from '../names.ts';

export interface LaidOut {
  message: Message;
  /** The line above it when a day begins. */
  day: string | null;
  /** The same sender said it shortly after the message before, so the name is not repeated. */
  joined: boolean;
  /** The last of our messages that the visitor has seen. */
  seen: boolean;
}

const joinedWithinMs = 5 * 60_000;

const speaker = (message: Message) => `${message.kind} ${message.sender} ${message.memberId ?? ''} ${message.name}`;

/** What stands around each message of a thread; `now` in ms since 1970. */
export function laidOut(messages: readonly Message[], visitorReadSeq: number, now: number): LaidOut[] {
  const lastSeen = messages.findLast((it) => it.kind === 'text' && !isVisitor(it) && it.seq <= visitorReadSeq);
  return messages.map((message, at) => {
    const before = messages[at - 1];
    const day = dayLabel(message.createdAt, now);
    const newDay = !before || dayLabel(before.createdAt, now) !== day;
    const close = before !== undefined && Date.parse(message.createdAt) - Date.parse(before.createdAt) < joinedWithinMs;
    return {
      message,
      day: newDay ? day : null,
      joined: !newDay && close && message.kind !== 'activity' && speaker(before) === speaker(message),
      seen: message === lastSeen,
    };
  });
}
