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

/** The keys that a member has put in the place of the first ones. */
export type KeyMap = Partial<Record<KeyCommand, string>>;

/** After this key another one follows. */
export const leader = 'g';
/** These select conversations; no command can have them. */
const reserved: readonly string[] = ['x', 'shift+x'];
const pattern = /^(?:g )?(?:shift\+)?[^\s\p{C}\p{Lu}]$/u;

/** Whether a command can have these keys. */
export const mayBeKeys = (keys: string): boolean => pattern.test(keys) && keys !== leader && !reserved.includes(keys);

const allKeysOf = (map: KeyMap, command: KeyCommand): readonly string[] => {
  const own = map[command];
  return own === undefined ? keyCommands[command] : [own];
};

/** The keys of a command; what a member chose for another is not one of them. */
export const keysOf = (map: KeyMap, command: KeyCommand): readonly string[] =>
  allKeysOf(map, command).filter((keys) => !keyCommandNames.some((it) => it !== command && map[it] === keys));

/** What these keys do: what a member chose them for comes before what they do for others, who may have got it since. */
export const commandOf = (map: KeyMap, keys: string): KeyCommand | undefined =>
  keyCommandNames.find((it) => map[it] === keys) ?? keyCommandNames.find((it) => keysOf(map, it).includes(keys));

/** The other command that already has one of a command's keys. */
export const rivalOf = (map: KeyMap, command: KeyCommand): KeyCommand | undefined =>
  keyCommandNames.find(
    (it) => it !== command && allKeysOf(map, it).some((keys) => allKeysOf(map, command).includes(keys)),
  );

/** Whether a command is left without any key, because others have them: a second key may have come after a member chose it. */
export const isLeftWithout = (map: KeyMap, command: KeyCommand): boolean => keysOf(map, command).length === 0;
