const messages = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'message' : 'messages'}`;

/** Merging a conversation into another one of the same visitor. */
export const texts = {
  title: 'Merge into another conversation',
  choose: 'Where should this conversation go on?',
  search: 'Search these conversations',
  list: (who: string) => `Other conversations of ${who}`,
  loading: 'Looking for other conversations',
  failedToFind: 'Failed to look for other conversations',
  empty: (who: string) => `${who} has no other conversation that this one can be merged into.`,
  noMatch: 'No conversation matches.',
  others: (count: number) =>
    `${count === 1 ? 'One other conversation isn’t' : `${count} other conversations aren’t`} listed: on another device or channel, or spam. Each device sees only its own conversations.`,
  noWords: 'No message yet',
  messages,
  from: 'This conversation',
  into: 'Goes on in',
  moves:
    'All messages move behind those of the other conversation, for your team and for the visitor. Links and emails lead there.',
  joins: 'Tags, watchers, and drafts come together. It stays open if one of them is.',
  forGood: 'This can’t be undone: merged conversations can’t be split again.',
  back: 'Choose another',
  cancel: 'Cancel',
  confirm: 'Merge',
  merging: 'Merging the conversations…',
  merged: 'Conversations merged',
  failed: 'Failed to merge the conversations',
};
