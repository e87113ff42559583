import type { Desk, DeskPatch } from '@chatty/contract/desk';
import type { InboxSettings, SavedSettings } from '@chatty/contract/settings/shop-settings';

/** What the form holds: the member's own, and for admins the team's. */
export interface DeskDraft extends Desk {
  inboxSettings: InboxSettings | undefined;
}

export const draftOf = (desk: Desk, settings: SavedSettings | undefined): DeskDraft => ({
  ...desk,
  inboxSettings: settings?.inboxSettings,
});

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What differs from what is saved: what nobody touched here is not sent, so that nothing of others is overwritten. */
export function changedOf({ inboxSettings, ...desk }: DeskDraft, { inboxSettings: teamWas, ...was }: DeskDraft) {
  const changed = (Object.keys(desk) as (keyof Desk)[]).filter((it) => !isSame(desk[it], was[it]));
  const patch: DeskPatch = Object.fromEntries(changed.map((it) => [it, desk[it]]));
  const isTeamChanged = inboxSettings !== undefined && !isSame(inboxSettings, teamWas);
  return { desk: changed.length > 0 ? patch : null, team: isTeamChanged ? inboxSettings : null };
}
