import { type KeyCommand, type KeyMap, leader, mayBeKeys, rivalOf } from '@chatty/contract/key-map';

/** What becomes of keys that somebody pressed for a command. */
export type Recorded =
  | { is: 'leader' }
  | { is: 'impossible' }
  | { is: 'taken'; by: KeyCommand }
  | { is: 'free'; keys: KeyMap };

/** What a press means for a command; `begun` says that the leader was pressed before. */
export function recorded(map: KeyMap, command: KeyCommand, typed: string | null, begun: boolean): Recorded {
  if (typed === leader && !begun) return { is: 'leader' };
  const keys = begun ? `${leader} ${typed}` : typed;
  if (typed === null || keys === null || !mayBeKeys(keys)) return { is: 'impossible' };
  const next = { ...map, [command]: keys };
  const by = rivalOf(next, command);
  return by ? { is: 'taken', by } : { is: 'free', keys: next };
}

/** The map without what was chosen for a command. */
export function withoutOwn(map: KeyMap, command: KeyCommand): KeyMap {
  const { [command]: _, ...rest } = map;
  return rest;
}
