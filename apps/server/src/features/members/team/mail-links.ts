import type { Mail } from '../../../ports/mail.ts';
import { makeToken } from '../../../platform/auth/one-time-tokens.ts';
import type { Ctx } from '../../../world.ts';
import { findShop } from '../../shops/index.ts';
import { changeEmail, invitation } from '../link-purposes.ts';
import { toMail } from '../mails/letter.ts';
import { isStillChangeable } from './change-email.ts';
import { findMemberIfThere, hasJoinedAnyShop } from './team.store.ts';

/** The invitation with a fresh link, the older one ends; null when there is nobody left to invite. */
export async function composeInvitation(ctx: Ctx, memberId: string, invitedBy: string): Promise<Mail | null> {
  const row = await findMemberIfThere(ctx, memberId);
  if (!row?.invited) return null;
  const { name } = await findShop(ctx.db, ctx.shopId);
  const host = (await findMemberIfThere(ctx, invitedBy))?.full_name ?? name;
  const payload = { shopId: ctx.shopId, memberId, email: row.email };
  const token = await makeToken(ctx, invitation, { subject: memberId, payload });
  const origin = ctx.world.config.APP_URL;
  const known = await hasJoinedAnyShop(ctx.db, row.email);
  const days = invitation.minutes / (24 * 60);
  return toMail({
    to: row.email,
    subject: `${host} invites you to the team of ${name}`,
    paragraphs: [
      `Hello ${row.full_name},`,
      `${host} invites you to answer visitors of ${name} in Chatty.`,
      known
        ? 'Open the link to join, and log in with the account that you have.'
        : 'Choose a password, and you are in.',
    ],
    button: {
      label: 'Join the team',
      url: known ? `${origin}/verify?token=${token}` : `${origin}/set-new-password?token=${token}&invitation=true`,
    },
    note: `The link works once, for ${days} days. If you do not know ${name}, you can ignore this mail.`,
  });
}

/**
 * The link that proves a new address, sent there; null when the member is gone, has the address already, or
 * may not be given it any more.
 */
export async function composeEmailChange(
  ctx: Ctx,
  { memberId, askedBy, email }: { memberId: string; askedBy: string; email: string },
): Promise<Mail | null> {
  const row = await findMemberIfThere(ctx, memberId);
  if (!row || row.email === email) return null;
  if (!(await isStillChangeable(ctx, { memberId, authId: row.auth_id, askedBy }))) return null;
  const payload = { shopId: ctx.shopId, authId: row.auth_id, memberId, askedBy, from: row.email, email };
  const token = await makeToken(ctx, changeEmail, { subject: row.auth_id, payload });
  return toMail({
    to: email,
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      `Hello ${row.full_name},`,
      `your Chatty account shall have the address ${email} instead of ${row.email}. You will log in with it.`,
      'Confirm it in the browser in which you are logged in to Chatty, and you stay logged in there. In any other, the password and two-factor authentication of the account end: log in with a code that we mail you, or set a new password.',
    ],
    button: { label: 'Confirm the address', url: `${ctx.world.config.APP_URL}/verify?token=${token}` },
    note: 'The link works once, for a day. If you did not expect it, do not confirm it: nothing changes then.',
  });
}
