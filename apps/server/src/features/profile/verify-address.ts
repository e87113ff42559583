import { texts } from '#texts/profile.ts';
import { makeToken, spendToken } from '../../platform/auth/one-time-tokens.ts';
import { Problem } from '../../platform/problem.ts';
import type { Mail } from '../../ports/mail.ts';
import type { Ctx, World } from '../../world.ts';
import { findMemberIfThere, toMail, topicEmail } from '../members/index.ts';

/** The mail that proves an address for notifications; null when the member has chosen another one meanwhile. */
export async function composeVerification(ctx: Ctx, memberId: string, email: string): Promise<Mail | null> {
  const row = await findMemberIfThere(ctx, memberId);
  if (row?.notification_email !== email || row.notification_email_verified) return null;
  const token = await makeToken(ctx, topicEmail, {
    subject: memberId,
    payload: { shopId: ctx.shopId, memberId, email },
  });
  return toMail({
    to: email,
    subject: 'Confirm this address for notifications',
    paragraphs: [`Hello ${row.full_name},`, 'Chatty shall send your notifications to this address.'],
    button: { label: 'Confirm the address', url: `${ctx.world.config.APP_URL}/verify-topic-email?token=${token}` },
    note: 'The link works once, for a day. If you did not expect it, ignore this mail: nothing is sent here.',
  });
}

/** Confirms the address that the link was mailed to, if it is still the one wanted. Throws `not_found`. */
export async function verifyAddress(world: World, token: string): Promise<{ email: string }> {
  const spent = await spendToken({ world, db: world.db }, topicEmail, token);
  const row =
    spent &&
    (await world.db
      .updateTable('members')
      .set({ notification_email_verified: true })
      .where('shop_id', '=', spent.shopId)
      .where('id', '=', spent.memberId)
      .where('notification_email', '=', spent.email)
      .returning('notification_email')
      .executeTakeFirst());
  if (!row) throw new Problem('not_found', texts.addressLinkUsed);
  return { email: spent.email };
}
