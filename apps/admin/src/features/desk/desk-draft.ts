import type { Desk, DeskPatch } from '@chatty/contract/desk';
import type { InboxSettings, SavedSettings } from '@chatty/contract/settings/shop-settings';

/** What of a desk stands in the form; keys are changed elsewhere, at once, also while this form is open. */
const inForm = ['messagePreference', 'undoSeconds', 'afterResolve', 'sound'] as const satisfies readonly (keyof Desk)[];

/** What the form holds: the member's own, and for admins the team's. */
export interface DeskDraft extends Pick<Desk, (typeof inForm)[number]> {
  inboxSettings: InboxSettings | undefined;
}

export const draftOf = (
  { messagePreference, undoSeconds, afterResolve, sound }: Desk,
  settings: SavedSettings | undefined,
): DeskDraft => ({ messagePreference, undoSeconds, afterResolve, sound, inboxSettings: settings?.inboxSettings });

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What differs from what is saved: what nobody touched here is not sent, so that nothing of others is overwritten. */
export function changedOf(draft: DeskDraft, was: DeskDraft) {
  const changed = inForm.filter((it) => draft[it] !== was[it]);
  const desk: DeskPatch = Object.fromEntries(changed.map((it) => [it, draft[it]]));
  const { inboxSettings } = draft;
  const isTeamChanged = inboxSettings !== undefined && !isSame(inboxSettings, was.inboxSettings);
  return { desk: changed.length > 0 ? desk : null, team: isTeamChanged ? inboxSettings : null };
}
