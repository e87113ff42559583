import { type KeyMap, type KeyName, leader, mayBeKeys, rivalOf } from '@chatty/contract/own-keys';

/** What becomes of keys that somebody pressed for a command. */
export type Recorded =
  | { is: 'leader' }
  | { is: 'impossible' }
  | { is: 'taken'; by: KeyName }
  | { is: 'free'; keys: KeyMap };

/** What a press means for a command or macro; `begun` says that the leader was pressed before. */
export function recorded(map: KeyMap, name: KeyName, typed: string | null, begun: boolean): Recorded {
  if (typed === leader && !begun) return { is: 'leader' };
  const keys = begun ? `${leader} ${typed}` : typed;
  if (typed === null || keys === null || !mayBeKeys(keys)) return { is: 'impossible' };
  const next = { ...map, [name]: keys };
  const by = rivalOf(next, name);
  return by ? { is: 'taken', by } : { is: 'free', keys: next };
}

/** The map without what was chosen for one of them. */
export function withoutOwn(map: KeyMap, name: KeyName): KeyMap {
  const { [name]: _, ...rest } = map;
  return rest;
}
