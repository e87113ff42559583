import type { Desk } from '@chatty/contract/desk';
import { type KeyName, leader, namedBy } from '@chatty/contract/own-keys';

/** So long after the leader the next key still belongs to it. */
const leaderMs = 1_500;

/** A key press as the key map writes it: what the key types in the person's layout; of letters, in small ones. */
export function typedBy({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): string | null {
  if ([...key].length !== 1 || key.trim() === '') return null;
  const small = key.toLowerCase();
  const isLetter = small !== key.toUpperCase();
  return isLetter && shiftKey ? `shift+${small}` : small;
}

/** Reads presses one after the other, some of which belong together. */
export function createKeyReader() {
  let leaderUntil = -Infinity;
  return {
    /** What a press does, `at` a time in milliseconds. */
    read(typed: string, { keys, singleKeys }: Pick<Desk, 'keys' | 'singleKeys'>, at: number): KeyName | undefined {
      if (!singleKeys) return undefined;
      const isLed = at < leaderUntil;
      leaderUntil = -Infinity;
      if (isLed) return namedBy(keys, `${leader} ${typed}`);
      if (typed === leader) leaderUntil = at + leaderMs;
      return namedBy(keys, typed);
    },
  };
}
