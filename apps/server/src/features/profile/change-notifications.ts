import type { NotificationPreferences, QuietHours } from '@chatty/contract/profile';
import { transaction } from '../../platform/db/transaction.ts';
import type { MemberCtx } from '../../ctx.ts';
import { verifyAddressJob } from './profile.jobs.ts';
import { findMember, keepNotificationSettings, useTeamMail } from '../team/index.ts';
import { mustBeOneself } from './must-be-oneself.ts';

/**
 * Changes what one is told of, where, and when not. A new address counts once the link mailed to it was opened; until then
 * notifications go to the account's address. Throws `too_many`.
 */
export function changeNotifications(
  ctx: MemberCtx,
  changes: {
    notifications?: NotificationPreferences | undefined;
    quietHours?: QuietHours | null | undefined;
    notificationEmail?: string | null | undefined;
  },
): Promise<void> {
  mustBeOneself(ctx);
  return transaction(ctx, async (tx) => {
    const row = await findMember(tx, ctx.who.memberId);
    const wanted = changes.notificationEmail?.toLowerCase() ?? changes.notificationEmail;
    // The account's own address needs no proof.
    const address = wanted === row.email.toLowerCase() ? null : wanted;
    const isNew = address !== undefined && address !== row.notification_email;
    await keepNotificationSettings(tx, row.id, {
      ...(changes.notifications ? { notifications: changes.notifications } : {}),
      ...(changes.quietHours === undefined ? {} : { quiet_hours: changes.quietHours }),
      notification_email: isNew ? address : row.notification_email,
      notification_email_verified: !isNew && row.notification_email_verified,
    });
    const unproven = address && (isNew || !row.notification_email_verified);
    if (unproven) {
      await useTeamMail(tx, address);
      tx.enqueue(verifyAddressJob, { memberId: row.id, email: address });
    }
  });
}
