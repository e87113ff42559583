/** The command palette: what it finds and what it says. */
export const texts = {
  title: 'Command palette',
  open: 'Open the command palette',
  keys: (isApple: boolean) => (isApple ? '⌘ K' : 'Ctrl + K'),
  label: 'Search pages, actions, conversations, and contacts',
  placeholder: 'Type a command or search…',
  results: 'Results',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  searching: 'Searching conversations and contacts…',
  nothing: (typed: string) => `Nothing found for “${typed}”`,
  searchInbox: (typed: string) => `Search the inbox for “${typed}”`,
  noMessage: 'No messages yet',
  statuses: {
    snoozed: (said: string) => `Snoozed · ${said}`,
    resolved: (said: string) => `Resolved · ${said}`,
    spam: (said: string) => `Spam · ${said}`,
    blocked: (said: string) => `Blocked · ${said}`,
  },
  notSearched: 'Conversations and contacts couldn’t be searched.',
  tryAgain: 'Try again',

  groups: {
    recent: 'Recently used',
    recentConversations: 'Recent conversations',
    commands: 'Commands',
    pages: 'Pages',
    conversations: 'Conversations',
    contacts: 'Contacts',
  },
  here: (who: string) => `Conversation with ${who}`,
  assignTo: (name: string) => `Assign to ${name}`,
  unassign: 'Unassign',
  snooze: (until: string) => `Snooze: ${until}`,
  addTag: (name: string) => `Add tag “${name}”`,
  removeTag: (name: string) => `Remove tag “${name}”`,
  beginAway: 'Turn on away mode',
  endAway: 'Turn off away mode',
  words: { handBack: 'assistant robot bot', away: 'status offline break lunch' },

  settingsOf: (name: string) => `${name} settings`,
  /** Pages whose title others share. */
  pages: {
    '/widget/appearance': 'Chatbox appearance',
    '/widget/advanced': 'Chatbox advanced settings',
    '/widget/chat_page': 'Chat page',
  } as Record<string, string>,
};
