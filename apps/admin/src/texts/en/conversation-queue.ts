import type { ConversationStatus } from '@chatty/contract/conversations';

/** What an act was to do. */
type Act =
  | { do: 'take-over' | 'hand-back' | 'resolve' | 'reopen' | 'spam' | 'snooze' | 'put-back' | 'priority' }
  | { do: 'assign'; memberId: string | null }
  | { do: 'tag' | 'watch'; on: boolean }
  | { do: 'read'; isRead: boolean };

function undone(act: Act): string {
  switch (act.do) {
    case 'take-over':
      return 'wasn’t taken over';
    case 'hand-back':
      return 'wasn’t handed back';
    case 'resolve':
      return 'wasn’t resolved';
    case 'reopen':
      return 'wasn’t reopened';
    case 'put-back':
      return 'wasn’t put away again';
    case 'spam':
      return 'wasn’t marked as spam';
    case 'snooze':
      return 'wasn’t snoozed';
    case 'priority':
      return 'kept its priority';
    case 'assign':
      return act.memberId === null ? 'wasn’t unassigned' : 'wasn’t assigned';
    case 'tag':
      return act.on ? 'wasn’t tagged' : 'kept its tag';
    case 'watch':
      return act.on ? 'isn’t watched' : 'is still watched';
    case 'read':
      return act.isRead ? 'wasn’t marked as read' : 'wasn’t marked as unread';
  }
}

const isByNow: Record<ConversationStatus, string> = {
  open: 'It’s open again by now.',
  snoozed: 'It’s snoozed by now.',
  resolved: 'It’s resolved by now.',
  spam: 'It’s marked as spam by now.',
  blocked: 'The contact is blocked by now.',
};

/** What was done without a connection, and what became of it. */
export const texts = {
  undone,
  notDone: (who: string, what: string, why: string) => `The conversation with ${who} ${what}. ${why}`,
  isByNow,
  isAnothers: (name: string) => `${name} has it by now.`,
  hasWritten: (who: string) => `${who} has written since.`,
  isMerged: 'It was merged into another one meanwhile.',
  isGone: 'It isn’t there any more.',
  isTooOld: 'You did that more than a day ago.',
  isRefused: 'It can’t be done any more.',
  aColleague: 'A colleague',
};
