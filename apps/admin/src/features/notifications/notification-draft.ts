import type { DataOf } from '@chatty/client/api';
import {
  type NotificationPreferences,
  profile as profileCalls,
  type QuietHours,
  type Topic,
} from '@chatty/contract/profile';
import { type Problems, problemsIn } from '../../ui/form/problems.ts';
import { ownZone } from '../../ui/time/own-zone.ts';

type Profile = DataOf<'GET /profile'>;
export type NoticeChannel = keyof NotificationPreferences[Topic];

/** What the form holds, as it is typed; no address means the account's. */
export interface NotificationDraft {
  notifications: NotificationPreferences;
  notificationEmail: string;
  quietHours: QuietHours;
}

/** What quiet hours begin with, for who has never set any. */
const nights = (): QuietHours => ({ isOn: false, from: '22:00', to: '07:00', timeZone: ownZone() });

export const draftOf = ({ notifications, notificationEmail, quietHours }: Profile): NotificationDraft => ({
  notifications,
  notificationEmail: notificationEmail?.email ?? '',
  quietHours: quietHours ?? nights(),
});

/** What goes to the server: only what differs, because saving an address mails a link to it. */
export function bodyOf(draft: NotificationDraft, saved: NotificationDraft) {
  const { notifications, quietHours } = draft;
  const notificationEmail = draft.notificationEmail.trim() || null;
  const isSameAddress = notificationEmail === (saved.notificationEmail || null);
  return { notifications, quietHours, ...(isSameAddress ? {} : { notificationEmail }) };
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
