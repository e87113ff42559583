import { defaultPreferences, type NotificationPreferences } from '@chatty/contract/profile';
import type { MemberRow } from '../team/index.ts';

/** What a member is told of, and how; what they never chose is the product's default. */
export const preferencesOf = ({ notifications }: Pick<MemberRow, 'notifications'>): NotificationPreferences => ({
  ...defaultPreferences,
  ...notifications,
});

/** Where a member's notifications go: the address that they chose once it is verified, until then the account's. */
export const addressOf = (
  member: Pick<MemberRow, 'email' | 'notification_email' | 'notification_email_verified'>,
): string =>
  member.notification_email && member.notification_email_verified ? member.notification_email : member.email;
