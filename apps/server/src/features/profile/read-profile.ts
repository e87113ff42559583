import type { Profile } from '@chatty/contract/profile';
import { ownAccount } from '../../platform/auth/own-account.ts';
import type { MemberCtx } from '../../ctx.ts';
import { findMember, toMember } from '../team/index.ts';
import { preferencesOf } from './preferences.ts';

/** One's own account, as its page shows it. */
export async function readProfile(ctx: MemberCtx): Promise<Profile> {
  const row = await findMember(ctx, ctx.who.memberId);
  const account = ownAccount(ctx.services);
  const { on, backupCodes } = await account.secondFactor(row.auth_id);
  return {
    member: toMember(ctx.services, row),
    notifications: preferencesOf(row),
    quietHours: row.quiet_hours,
    notificationEmail: row.notification_email
      ? { email: row.notification_email, verified: row.notification_email_verified }
      : null,
    hasPassword: await account.hasPassword(row.auth_id),
    twoFactor: on,
    backupCodes,
  };
}
