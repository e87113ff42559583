/** Shortcuts of members and teams. */
export const texts = {
  thisShortcut: 'This shortcut',
  keyTaken: {
    team: (key: string) => `The team has a shortcut /${key} already. Choose another key.`,
    personal: (key: string) => `You have a shortcut /${key} already. Choose another key.`,
  },
  most: (most: number) => `You can have at most ${most} shortcuts here. Delete one first.`,
  resolvesAndSnoozes: 'A conversation can’t be resolved and snoozed at once. Choose one of them.',
  notYours: 'Only an admin or whoever made this shortcut can change it.',
  staysTeams: 'A shortcut of the team can’t become your own. Add a new one for yourself.',
};
