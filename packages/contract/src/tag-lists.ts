import { tagMaxChars } from './limits.ts';

/** A tag's name as it is kept, of what somebody typed: one line, without blanks around it. */
export const tagNameOf = (typed: string): string => typed.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Whether a name may be kept. */
export const isTagName = (name: string): boolean => name !== '' && name.length <= tagMaxChars;

/** The tags of something after a change: each once, those put on last at the end. */
export const tagsAfter = (
  held: readonly string[],
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): string[] => [...new Set([...held, ...add])].filter((id) => !remove.includes(id));

/** The tags of something once one is gone, or became another. */
export function tagsWithout(held: readonly string[], { id, into }: { id: string; into: string | null }): string[] {
  const left = held.flatMap((it) => (it !== id ? [it] : into ? [into] : []));
  return [...new Set(left)];
}
