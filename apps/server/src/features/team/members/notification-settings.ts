import type { NotificationPreferences, QuietHours } from '@chatty/contract/profile';
import type { Ctx, Services } from '../../../ctx.ts';

/** What a member is told of, and where. */
interface NotificationSettings {
  notifications?: NotificationPreferences;
  quiet_hours?: QuietHours | null;
  notification_email?: string | null;
  notification_email_verified?: boolean;
}

/** Keeps what changes of it; nobody else is told. */
export async function keepNotificationSettings(
  { db, shopId }: Pick<Ctx, 'db' | 'shopId'>,
  memberId: string,
  { notifications, quiet_hours: quiet, ...rest }: NotificationSettings,
): Promise<void> {
  await db
    .updateTable('members')
    .set({
      ...rest,
      ...(notifications ? { notifications: JSON.stringify(notifications) } : {}),
      ...(quiet === undefined ? {} : { quiet_hours: quiet && JSON.stringify(quiet) }),
    })
    .where('shop_id', '=', shopId)
    .where('id', '=', memberId)
    .execute();
}

/** An address for notifications was proven; false where the member has chosen another one meanwhile, or is gone. */
export async function keepProvenAddress(
  { db }: Services,
  it: { shopId: string; memberId: string; email: string },
): Promise<boolean> {
  const row = await db
    .updateTable('members')
    .set({ notification_email_verified: true })
    .where('shop_id', '=', it.shopId)
    .where('id', '=', it.memberId)
    .where('notification_email', '=', it.email)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
