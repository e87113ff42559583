import type { Member } from '@chatty/contract/team';

/** The owner first, then by name: a row stays where it is when its switch is used. */
export const inOrder = (team: readonly Member[]): Member[] =>
  team.toSorted((a, b) => Number(b.owner) - Number(a.owner) || a.fullName.localeCompare(b.fullName));

/** Without case and accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those in whose name or email address every word of the search stands. */
export function findMembers(team: readonly Member[], search: string): Member[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return team.filter((it) => words.every((word) => plain(`${it.fullName} ${it.email}`).includes(word)));
}
