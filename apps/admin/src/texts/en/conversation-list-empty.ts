/** What stands in the place of a list without conversations. */
export const texts = {
  nothingFound: 'No matches',
  nothingFoundFor: (search: string) => `Nothing found for “${search}” in these conversations.`,
  nothingFiltered: 'No conversations match these filters.',
  searchEverywhere: 'Search all conversations',
  clearAll: 'Clear search and filters',
  quiet: 'All quiet',
  empty: {
    mine: 'Conversations assigned to you show up here. Press I in a conversation to take it.',
    unassigned: 'Nobody is waiting. Conversations that need a person and have no owner show up here.',
    all: 'When a visitor writes in the chat, the conversation shows up here.',
  },
  nothingOf: {
    snoozed: 'Nothing snoozed',
    resolved: 'Nothing resolved yet',
    spam: 'No spam',
    blocked: 'Nobody is blocked',
  },
  showUp: {
    snoozed: 'Conversations you put off wait here. They come back when it’s time, or when the visitor writes.',
    resolved: 'Conversations you resolve move here. A new message from the visitor reopens them.',
    spam: 'Conversations you mark as spam stay here. Nobody is notified of them.',
    blocked: 'Conversations of people you block stay here until you unblock them.',
  },
};
