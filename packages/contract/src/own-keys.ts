import { isKeyCommand, type KeyCommand, keyCommandNames, keyCommands } from './key-map.ts';

/** A macro, by the id of its shortcut: it has no key before a member gives it one. */
export type MacroName = `macro ${string}`;
/** What keys can do. */
export type KeyName = KeyCommand | MacroName;

export const macroName = (shortcutId: string): MacroName => `macro ${shortcutId}`;
export const isMacroName = (name: string): name is MacroName => /^macro [\da-f-]{36}$/.test(name);
const isKeyName = (name: string): name is KeyName => isKeyCommand(name) || isMacroName(name);

/** The keys that a member has chosen: for commands in the place of the first ones. */
export type KeyMap = Partial<Record<KeyName, string>>;

/** The macros that have keys. */
export const macrosIn = (map: KeyMap): MacroName[] => Object.keys(map).filter(isMacroName);

/** What of a map this version knows. */
export const knownKeys = (map: KeyMap): KeyMap =>
  Object.fromEntries(Object.entries(map).filter(([name]) => isKeyName(name)));

/** After this key another one follows. */
export const leader = 'g';
/** These select conversations; no command can have them. */
const reserved: readonly string[] = ['x', 'shift+x'];
const pattern = /^(?:g )?(?:shift\+)?[^\s\p{C}\p{Lu}]$/u;

/** Whether a command can have these keys. */
export const mayBeKeys = (keys: string): boolean => pattern.test(keys) && keys !== leader && !reserved.includes(keys);

const firstKeysOf = (name: KeyName): readonly string[] => (isKeyCommand(name) ? keyCommands[name] : []);

const allKeysOf = (map: KeyMap, name: KeyName): readonly string[] => {
  const own = map[name];
  return own === undefined ? firstKeysOf(name) : [own];
};

/** The keys of a command or macro; what a member chose for another is not one of them. */
export const keysOf = (map: KeyMap, name: KeyName): readonly string[] =>
  allKeysOf(map, name).filter((keys) => !Object.entries(map).some(([it, own]) => it !== name && own === keys));

/** All that has or may have keys. */
const namesIn = (map: KeyMap): KeyName[] => [...keyCommandNames, ...macrosIn(map)];

/** What these keys do: what a member chose them for comes before what they do for others, who may have got it since. */
export const namedBy = (map: KeyMap, keys: string): KeyName | undefined =>
  namesIn(map).find((it) => map[it] === keys) ?? keyCommandNames.find((it) => keysOf(map, it).includes(keys));

/** The other command or macro that already has one of the keys of this one. */
export const rivalOf = (map: KeyMap, name: KeyName): KeyName | undefined =>
  namesIn(map).find((it) => it !== name && allKeysOf(map, it).some((keys) => allKeysOf(map, name).includes(keys)));

/**
 * Whether anything is left without any key, because others have them: a second key may have come after a member chose it.
 */
export const leftWithout = (map: KeyMap): KeyName | undefined =>
  namesIn(map).find((it) => keysOf(map, it).length === 0);
