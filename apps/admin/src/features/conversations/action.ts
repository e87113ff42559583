import type { Priority, Snooze } from '@chatty/contract/conversations';

/** What one can do to a conversation from the list, the thread and the keyboard. */
export type Action =
  | { do: 'take-over' | 'hand-back' | 'reopen'; id: string }
  | { do: 'resolve' | 'spam'; id: string }
  | { do: 'assign'; id: string; memberId: string | null }
  | { do: 'tag'; id: string; tagId: string; on: boolean }
  | { do: 'snooze'; id: string; until: Snooze }
  | { do: 'priority'; id: string; priority: Priority }
  | { do: 'watch'; id: string; on: boolean }
  | { do: 'read'; id: string; isRead: boolean };
