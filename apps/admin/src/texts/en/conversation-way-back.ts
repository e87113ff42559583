/** What was done to one conversation, and how it is taken back. */
export const texts = {
  done: { resolve: 'Conversation resolved', snooze: 'Snoozed', spam: 'Marked as spam', 'put-back': 'Put away again' },
  resolvedLast: 'Conversation resolved. It was the last one in this list.',
  undo: 'Undo',
  undoFailed: 'That couldn’t be undone. Please try again.',
  changedSince: 'Something has happened there since, so it stays as it is.',
};
