import type { Conversation } from '@chatty/contract/conversations';
import type { Waitable } from './action.ts';
import { expected } from './expected.ts';

/** What acts change of a conversation. */
export type Acted = Pick<
  Conversation,
  | 'status'
  | 'snoozedUntil'
  | 'priority'
  | 'handler'
  | 'handedOff'
  | 'assigneeId'
  | 'isRead'
  | 'tagIds'
  | 'watcherIds'
  | 'waitingSince'
  | 'memberReadSeq'
>;

export const actedOf = (it: Conversation): Acted => ({
  status: it.status,
  snoozedUntil: it.snoozedUntil,
  priority: it.priority,
  handler: it.handler,
  handedOff: it.handedOff,
  assigneeId: it.assigneeId,
  isRead: it.isRead,
  tagIds: it.tagIds,
  watcherIds: it.watcherIds,
  waitingSince: it.waitingSince,
  memberReadSeq: it.memberReadSeq,
});

const toOpen = { status: 'open', snoozedUntil: null } as const;
const toPerson = (memberId: string) => ({ handler: 'person', handedOff: true, assigneeId: memberId }) as const;

/** What an act will make of a conversation once the server has it, as far as that is known without a connection. */
export function foreseen(conversation: Conversation, act: Waitable, me: string): Conversation {
  const next = expected(conversation, act);
  switch (act.do) {
    case 'take-over':
      return { ...next, ...toOpen, ...toPerson(me) };
    case 'hand-back':
      return { ...next, ...toOpen, handler: 'assistant', handedOff: false, assigneeId: null };
    case 'reopen':
      return conversation.status === 'resolved' ? { ...next, ...toPerson(me) } : next;
    case 'assign': {
      if (act.memberId !== null) return { ...next, ...toPerson(act.memberId) };
      const isTaken = conversation.assigneeId !== null && conversation.handler === 'person';
      return isTaken ? { ...next, handler: 'waiting' } : next;
    }
    case 'snooze':
      return { ...next, status: 'snoozed', snoozedUntil: act.until.until === 'moment' ? act.until.at : null };
    case 'watch': {
      const others = next.watcherIds.filter((it) => it !== me);
      return { ...next, watcherIds: act.on ? [...others, me] : others };
    }
    default:
      return next;
  }
}
