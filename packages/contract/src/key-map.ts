/**
 * What can be done by keys, and by which before a member chooses others: a character, `shift+` and a letter, or either of
 * them after `g`.
 */
export const keyCommands = {
  next: ['j'],
  previous: ['k'],
  open: ['o'],
  reply: ['r'],
  note: ['n'],
  suggest: ['w'],
  assignToMe: ['i'],
  assign: ['a'],
  resolve: ['e'],
  resolveAndNext: ['y', ']'],
  reopen: ['z', 'shift+e'],
  unread: ['u'],
  tags: ['t', '+'],
  snooze: ['h'],
  priority: ['p'],
  sendLater: ['l'],
  spam: ['s', '#'],
  search: ['/'],
  goToInbox: ['g i'],
  goToMine: ['g m'],
  goToContacts: ['g c'],
  goToFaqs: ['g f'],
  goToSettings: ['g s'],
  help: ['?'],
} as const satisfies Record<string, readonly string[]>;
export type KeyCommand = keyof typeof keyCommands;

export const isKeyCommand = (name: string): name is KeyCommand => Object.hasOwn(keyCommands, name);
export const keyCommandNames = Object.keys(keyCommands).filter(isKeyCommand);
