import type { Entry, Group } from './entries/entry.ts';
import { rankOf } from './rank.ts';

export interface Section {
  group: Group;
  entries: readonly Entry[];
}

const [mostRecent, mostOfGroup] = [5, 8];

/** What was used lately comes before what fits as well, never before what fits better by its name. */
const byUse = (used: readonly string[], { id }: Entry): number => {
  const at = used.indexOf(id);
  return at === -1 ? 0 : 0.25 * (1 - at / used.length);
};

function inGroups(entries: readonly Entry[]): Section[] {
  const groups = new Map<Group, Entry[]>();
  for (const it of entries) groups.set(it.group, [...(groups.get(it.group) ?? []), it]);
  return [...groups].map(([group, its]) => ({ group, entries: its }));
}

/** Before anything is typed: what was used last, then everything of which there is but one. */
export function entriesAtFirst(entries: readonly Entry[], used: readonly string[]): Section[] {
  const recent = used.flatMap((id) => entries.find((it) => it.id === id) ?? []).slice(0, mostRecent);
  const others = entries.filter((it) => !it.isOneOfMany && !recent.includes(it));
  return inGroups([...recent.map((it): Entry => ({ ...it, group: 'recent' })), ...others]);
}

/** What fits what was typed, the best first, and its group with it. */
export function entriesFor(typed: string, entries: readonly Entry[], used: readonly string[]): Section[] {
  const ranked = entries.flatMap((entry) => {
    const rank = rankOf(typed, entry);
    return rank === null ? [] : [{ entry, rank: rank + byUse(used, entry) }];
  });
  const best = ranked.toSorted((a, b) => b.rank - a.rank).map((it) => it.entry);
  return inGroups(best).map((it) => ({ ...it, entries: it.entries.slice(0, mostOfGroup) }));
}
