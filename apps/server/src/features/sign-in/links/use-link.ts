import type { LinkPurpose, SignIn } from '@chatty/contract/sign-in';
import type { z } from 'zod';
import { readToken, spendToken, type TokenPurpose } from '../../../platform/auth/one-time-tokens.ts';
import { forgiveTries } from '../../../platform/auth/tries.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import type { OpenCtx } from '../../../platform/http/who-is.ts';
import { systemCtx, type Services } from '../../../ctx.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { takeAddress } from './take-address.ts';
import { passwordTries, resetMails } from '../tries.ts';
import { lockAccount } from '../../../platform/auth/account.ts';
import { enterByFactors } from '../enter.ts';
import { mustBeGoodPassword } from '../account/password-rule.ts';
import { mailPasswordChangedJob } from '../sign-in.jobs.ts';
import { emailChange, invitation, findMemberIfThere } from '../../team/index.ts';
import { resetPassword, topicEmail, usedUp } from './link-purposes.ts';
import { browserTokenFor } from '../codes/known-browser.ts';
import { replacePassword } from '../account/replace-password.ts';

type Payload = { email: string; shopId?: string; memberId?: string };
const purposes: Record<z.infer<typeof LinkPurpose>, TokenPurpose<z.ZodType<Payload>>> = {
  invitation,
  'change-email': emailChange,
  'reset-password': resetPassword,
  'topic-email': topicEmail,
};

/** Whom an invitation was made out to, as whoever invited them typed it; null for other links. */
async function invitedName({ db }: Services, { shopId, memberId }: Payload): Promise<string | null> {
  if (!shopId || !memberId) return null;
  const member = await findMemberIfThere({ db, shopId }, memberId);
  return member?.invited ? member.full_name : null;
}

/** Whom a link was sent to, and for which shop. Throws `not_found`. */
export async function readLink(ctx: OpenCtx, link: { purpose: z.infer<typeof LinkPurpose>; token: string }) {
  const { services } = ctx;
  const payload = await readToken(ctx, purposes[link.purpose], link.token);
  if (!payload) throw usedUp();
  if (!payload.shopId) return { email: payload.email, shopName: null, fullName: null };
  const shop = await services.db.selectFrom('shops').select('name').where('id', '=', payload.shopId).executeTakeFirst();
  return { email: payload.email, shopName: shop?.name ?? null, fullName: await invitedName(services, payload) };
}

interface NewPassword {
  token: string;
  password: string;
  fullName?: string | undefined;
}

/** Sets a new password by the link of a reset; ends all other sessions and signs in. */
async function resetByLink(ctx: OpenCtx, { token, password }: NewPassword): Promise<SignIn> {
  const { services } = ctx;
  const seen = await readToken(ctx, resetPassword, token);
  if (!seen) throw usedUp();
  mustBeGoodPassword(password, seen.email);
  const hash = await services.sessions.hashPassword(password);
  // An account is of no shop.
  const authId = await transaction(systemCtx(services, ''), async (tx) => {
    // A link that waited for its mail server may have been made after the address was given up.
    if (!(await lockAccount(tx.db, seen.authId, seen.email))) throw usedUp();
    const reset = await spendToken(tx, resetPassword, token);
    if (!reset) throw usedUp();
    await replacePassword(tx, { authId: reset.authId, hash });
    tx.enqueueGlobal(mailPasswordChangedJob, { email: reset.email });
    // The tries were for the old password, and the owner has read a mail, whoever asked for it.
    for (const tried of [passwordTries, resetMails]) await forgiveTries(tx, tried, reset.email);
    return reset.authId;
  });
  const from = services.clock.now().getTime();
  return enterByFactors(ctx, { authId, from, isKnown: true, ...(await browserTokenFor(services, authId)) });
}

async function joinByLink(ctx: OpenCtx, chosen: NewPassword): Promise<SignIn> {
  const { services } = ctx;
  const seen = await readToken(ctx, invitation, chosen.token);
  if (!seen) throw usedUp();
  mustBeGoodPassword(chosen.password, seen.email);
  const hash = await services.sessions.hashPassword(chosen.password);
  const { authId, shopId } = await acceptInvitation(ctx, chosen.token, { hash, fullName: chosen.fullName });
  const from = services.clock.now().getTime();
  return enterByFactors(ctx, {
    authId,
    from,
    shopId,
    isKnown: true,
    ...(await browserTokenFor(services, authId)),
  });
}

/** Sets a password by a link that works once. Throws `not_found` for a link that is used up, `bad_input` for the password. */
export const setPasswordByLink = (
  ctx: OpenCtx,
  chosen: NewPassword & { purpose: 'invitation' | 'reset-password' },
): Promise<SignIn> => (chosen.purpose === 'invitation' ? joinByLink(ctx, chosen) : resetByLink(ctx, chosen));

/**
 * Confirms an address by a link that works once: a new e-mail of an account; or an invitation to somebody who has an
 * account already, who joins without a new password. Throws `not_found`, `conflict`.
 */
export async function verifyEmail(ctx: OpenCtx, token: string): Promise<{ email: string }> {
  return { email: (await takeAddress(ctx, token)) ?? (await acceptInvitation(ctx, token, {})).email };
}
