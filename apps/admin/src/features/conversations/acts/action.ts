import type { BulkStep } from '@chatty/contract/bulk-actions';
import type { Priority } from '@chatty/contract/conversations';
import type { Snooze } from '@chatty/contract/snooze';

/** Where resolving a conversation has led its member on: whether nothing was left, and what leads back to it. */
export interface Led {
  isLast: boolean;
  back(): void;
  /** The server has taken or refused it, or it waits for a connection. */
  ended(): void;
}

/** What can be taken back, as it was before. */
export type WithWayBack = Extract<Action, { do: 'resolve' | 'spam' | 'snooze' | 'put-back' | 'macro' }>;

const withWayBack: readonly Action['do'][] = ['resolve', 'spam', 'snooze', 'put-back', 'macro'];
export const hasWayBack = (action: Action): action is WithWayBack => withWayBack.includes(action.do);

export const ledOf = (action: Action): Led | undefined => (action.do === 'resolve' ? action.led : undefined);

/** What can wait for a connection. What a macro does is told step by step, so its member is there when it is done. */
export type Waitable = Exclude<Action, { do: 'macro' }>;

/** What is kept of an act until it can be done: not where it has led. */
export const keepable = (act: Waitable): Waitable => (act.do === 'resolve' ? { do: act.do, id: act.id } : act);

/** What one can do to a conversation from the list, the thread and the keyboard. */
export type Action =
  | { do: 'take-over' | 'hand-back' | 'reopen'; id: string }
  | { do: 'resolve'; id: string; led?: Led }
  | { do: 'spam'; id: string }
  | { do: 'macro'; id: string; steps: readonly BulkStep[]; shortcutId: string; said: string; wasSo: string }
  | { do: 'assign'; id: string; memberId: string | null }
  | { do: 'tag'; id: string; tagId: string; on: boolean }
  | { do: 'snooze'; id: string; until: Snooze; reminder?: string | undefined }
  | { do: 'put-back'; id: string }
  | { do: 'priority'; id: string; priority: Priority }
  | { do: 'watch'; id: string; on: boolean }
  | { do: 'read'; id: string; isRead: boolean };
