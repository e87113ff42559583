import type { Unsent } from '@chatty/client/outbox';
import type { Conversation } from '@chatty/contract/conversations';
import type { Waitable } from '../acts/action.ts';
import type { Acted } from '../acts/foreseen.ts';

/** What somebody did to a conversation while there was no connection. */
export interface QueuedAct {
  act: Waitable;
  /** How the conversation stood before it on the screen. */
  seen: Acted & Pick<Conversation, 'lastMessageAt'>;
  /** What the team calls the visitor. */
  who: string;
}

export type WaitingAct = Unsent<QueuedAct>;

/** What of a conversation an act decides; of what two decide the later one counts. */
function decides(act: Waitable): readonly string[] {
  switch (act.do) {
    case 'take-over':
    case 'hand-back':
      return ['status', 'owner'];
    case 'resolve':
    case 'reopen':
    case 'spam':
    case 'snooze':
      return ['status'];
    case 'assign':
      return ['owner'];
    case 'tag':
      return [`tag ${act.tagId}`];
    default:
      return [act.do];
  }
}

/**
 * Which of the acts that wait in a conversation count no more, in their order, once another follows: those of which it
 * decides everything anew. Reopening what was resolved also gives it to who does it, so what was resolved before
 * somebody was given it stays.
 */
export function outlived<It extends { act: Waitable }>(waiting: readonly It[], next: Waitable): It[] {
  const anew = decides(next);
  const givenAt = next.do === 'reopen' ? waiting.findLastIndex((it) => decides(it.act).includes('owner')) : -1;
  return waiting.filter((it, at) => at >= givenAt && decides(it.act).every((what) => anew.includes(what)));
}
