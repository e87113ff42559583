import type { Conversation } from '@chatty/contract/conversations';
import { tagsAfter } from '@chatty/contract/tag-lists';
import type { Action } from './action.ts';

/** What an action of one tag means to the server. */
export const changeOf = ({ tagId, on }: { tagId: string; on: boolean }) => ({
  add: on ? [tagId] : [],
  remove: on ? [] : [tagId],
});

/**
 * The state that the screen shows before the server answers. Taking over and handing back wait for the server: two
 * people may try at once, and only the server knows who won. So does snoozing, as only the server knows every moment.
 */
export function expected(conversation: Conversation, action: Action): Conversation {
  switch (action.do) {
    case 'resolve':
      return { ...conversation, status: 'resolved', snoozedUntil: null, waitingSince: null };
    case 'reopen':
      return { ...conversation, status: 'open', snoozedUntil: null };
    case 'spam':
      return { ...conversation, status: 'spam', snoozedUntil: null, isRead: true };
    case 'priority':
      return { ...conversation, priority: action.priority };
    case 'assign':
      return { ...conversation, assigneeId: action.memberId };
    case 'tag':
      return { ...conversation, tagIds: tagsAfter(conversation.tagIds, changeOf(action)) };
    case 'read':
      return {
        ...conversation,
        isRead: action.isRead,
        memberReadSeq: action.isRead ? conversation.lastSeq : conversation.memberReadSeq,
      };
    default:
      return conversation;
  }
}
