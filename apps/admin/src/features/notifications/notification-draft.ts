import type { DataOf } from '@chatty/client/api';
import { type NotificationPreferences, profile as profileCalls, type Topic } from '@chatty/contract/profile';
import { type Problems, problemsIn } from '../../ui/form/problems.ts';

type Profile = DataOf<'GET /profile'>;
export type NoticeChannel = keyof NotificationPreferences[Topic];

/** What the form holds, as it is typed; no address means the account's. */
export interface NotificationDraft {
  notifications: NotificationPreferences;
  notificationEmail: string;
}

export const draftOf = ({ notifications, notificationEmail }: Profile): NotificationDraft => ({
  notifications,
  notificationEmail: notificationEmail?.email ?? '',
});

/** What goes to the server: only what differs, because saving an address mails a link to it. */
export function bodyOf(draft: NotificationDraft, saved: NotificationDraft) {
  const notificationEmail = draft.notificationEmail.trim() || null;
  return notificationEmail === (saved.notificationEmail || null)
    ? { notifications: draft.notifications }
    : { notifications: draft.notifications, notificationEmail };
}

/** The contract's own rules. */
export const problemsOf = (draft: NotificationDraft): Problems<NotificationDraft> =>
  problemsIn(profileCalls['PUT /profile/notifications'].body, {
    ...draft,
    notificationEmail: draft.notificationEmail.trim() || null,
  });

/** The preferences with one of them switched. */
export const switched = (
  preferences: NotificationPreferences,
  topic: Topic,
  channel: NoticeChannel,
  on: boolean,
): NotificationPreferences => ({ ...preferences, [topic]: { ...preferences[topic], [channel]: on } });
