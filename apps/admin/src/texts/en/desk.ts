/** How a member wants their own inbox to work, and whom the shop gives conversations to. */
export const texts = {
  settingsPlace: { title: 'Inbox', text: 'The Enter key, undo, sounds, and who gets new conversations' },
  title: 'Inbox settings',
  subtitle: 'How your inbox works, on every device',
  subtitleOf: (name: string) => `How ${name}’s inbox works, on every device`,
  back: 'Inbox',
  loading: 'Loading',
  failed: 'The inbox settings couldn’t be loaded',
  unknown: 'This member doesn’t exist.',
  notChanged: 'Your inbox setting couldn’t be changed.',

  replies: 'Replies',
  enterLabel: 'When you press Enter',
  enter: { sendOnEnter: 'Enter sends', newLineOnEnter: 'Enter adds a line; Ctrl+Enter sends (⌘ on a Mac)' },
  undo: {
    label: 'Undo send',
    hint: 'How long you can take a reply back before it leaves.',
    choice: (seconds: number) => (seconds === 0 ? 'Off: replies leave at once' : `For ${seconds} seconds`),
  },

  afterResolve: {
    label: 'After you resolve a conversation',
    stay: 'Stay in it',
    next: 'Go to the next one in the list',
  },

  sounds: 'Sounds',
  sound: {
    label: 'Play a sound',
    mine: {
      label: 'To me, or to nobody yet',
      description: 'New messages in your conversations and in those that wait for a person',
    },
    all: { label: 'In any conversation', description: 'Also while the assistant or a teammate answers' },
    off: { label: 'Never' },
  },
  soundHint:
    'Also when a visitor begins to wait, a conversation is assigned to you or comes back, or a teammate mentions you. One sound, whichever tabs you have open. None in quiet hours, in Away mode, or while you look at the conversation.',
  testSound: 'Play it now',
  noSound: 'This browser can’t play sounds.',

  keyboard: {
    title: 'Keyboard',
    text: 'Change which keys do what, or turn single-key shortcuts off.',
    open: 'Keyboard shortcuts',
  },

  assignment: 'For the whole team',
  isAutoAssignment: {
    label: 'Assign conversations automatically',
    description:
      'Whoever waits for a person is given to someone on your team: at once, or as soon as someone comes who can take them.',
  },
  isAssignSequentially: {
    label: 'Take turns',
    description: 'The next one goes to whoever was given nothing for longest. If off, to whoever has the fewest open.',
  },
  isAssignOnlyOnlineMembers: {
    label: 'Only to team members who are online',
    description:
      'Nobody is given a conversation while they’re offline or away. Together with “Take turns”, whoever turns Away mode off is given all that wait and are nobody’s.',
  },
  capacity: {
    label: 'Open conversations per team member',
    description: 'Whoever has this many is assigned no more; who waits is assigned when someone has room again.',
    choice: (most: number) => (most === 0 ? 'No limit' : `At most ${most}`),
  },
  enterForTeam: { label: 'Enter key for the team', description: 'Until a member chooses for themselves.' },
  overtaken: {
    title: 'These settings were changed elsewhere',
    text: 'What you typed is still here. Saving puts it in the place of the other changes.',
    showTheirs: 'Show the saved settings',
  },
};
