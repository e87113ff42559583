const list = (names: readonly string[]) => new Intl.ListFormat('en-US').format(names);

/** What helps with writing a reply or a note: shortcuts, variables, emoji. */
export const texts = {
  listOf: { '/': 'Shortcuts', ':': 'Emoji', '@': 'Mention a teammate' },
  online: 'Online',
  choices: (count: number) =>
    count === 0 ? '' : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Arrow keys choose, Enter inserts.`,
  notReady: {
    loading: { '/': 'Loading shortcuts', ':': 'Loading emoji', '@': 'Loading your team' },
    failed: {
      '/': 'Couldn’t load your shortcuts. Press Esc to send this as it is.',
      ':': 'Couldn’t load emoji',
      '@': 'Couldn’t load your team',
    },
  },
  readingOrder: 'Loading their latest order',
  noShortcuts: 'No shortcuts yet',
  manage: 'Manage shortcuts',
  notKnown: (names: readonly string[]) => `Not known here: ${list(names)}`,
  fillIn: (names: readonly string[]) => `Fill in before you send: ${list(names)}`,
  showGap: 'Show',
  doesAtOnce: (actions: readonly string[]) => `Sends nothing, and does at once: ${list(actions)}`,
  afterSending: (actions: readonly string[]) => `After sending: ${list(actions)}`,
  withoutActions: 'Only send',
  tooManyFiles: (names: readonly string[], most: number) =>
    `Not attached: ${names.join(', ')}. A message holds ${most} files at most.`,
  held: {
    uploading: 'Sends as soon as your files are uploaded.',
    failed: 'Not sent: a file wasn’t uploaded. Try it again or remove it, then send.',
    readingTeam: 'Sends as soon as your team is loaded, so that the people you name are told.',
    teamLost: 'Not sent yet: your team couldn’t be loaded, so the people you name wouldn’t be told.',
  },
  sendAndResolve: 'Send and resolve',
  addAndResolve: 'Add note and resolve',
  dontSend: 'Don’t send',
  readTeam: 'Try again',
  sendUnmentioned: 'Send without mentions',
  otherDraft: (text: string) =>
    text.trim() === ''
      ? 'You have another draft here, from another device or tab.'
      : `You wrote something else on another device or tab: “${text.slice(0, 80)}${text.length > 80 ? '…' : ''}”`,
  addOther: 'Add it here',
  dropOther: 'Delete it',
  sentOnly: 'Your message was sent, but what was to follow wasn’t done.',
  emoji: 'Insert emoji',
  findEmoji: 'Search emoji',
  noEmoji: 'No emoji found',
};
