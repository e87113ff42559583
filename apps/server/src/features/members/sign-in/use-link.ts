import type { LinkPurpose, SignIn } from '@chatty/contract/session';
import type { z } from 'zod';
import { forgetTokens, readToken, spendToken, type TokenPurpose } from '../../../platform/auth/one-time-tokens.ts';
import type { Sessions } from '../../../platform/auth/sessions.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import type { OpenCtx } from '../../../platform/http/who-is.ts';
import { Problem } from '../../../platform/problem.ts';
import { systemCtx, type World } from '../../../world.ts';
import { changeEmail, invitation, resetPassword, topicEmail } from '../link-purposes.ts';
import { toMember } from '../member.store.ts';
import { browserTokenFor } from './account.ts';
import { changePassword } from './end-access.ts';
import { enterByFactors } from './enter.ts';
import { mustBeGoodPassword } from './password-rule.ts';

type Payload = { email: string; shopId?: string };
const purposes: Record<z.infer<typeof LinkPurpose>, TokenPurpose<z.ZodType<Payload>>> = {
  invitation,
  'change-email': changeEmail,
  'reset-password': resetPassword,
  'topic-email': topicEmail,
};

const usedUp = () => new Problem('not_found', 'This link was used or is too old. Ask for a new one.');

const open = (world: World) => ({ db: world.db, world });

/** Whom a link was sent to, and for which shop. Throws `not_found`. */
export async function readLink({ world }: OpenCtx, it: { purpose: z.infer<typeof LinkPurpose>; token: string }) {
  const payload = await readToken(open(world), purposes[it.purpose], it.token);
  if (!payload) throw usedUp();
  if (!payload.shopId) return { email: payload.email, shopName: null };
  const shop = await world.db.selectFrom('shops').select('name').where('id', '=', payload.shopId).executeTakeFirst();
  return { email: payload.email, shopName: shop?.name ?? null };
}

interface NewPassword {
  token: string;
  password: string;
  fullName?: string | undefined;
}

/** Sets a new password by the link of a reset; ends all other sessions and signs in. */
async function resetByLink(ctx: OpenCtx, sessions: Sessions, { token, password }: NewPassword): Promise<SignIn> {
  const { world } = ctx;
  const seen = await readToken(open(world), resetPassword, token);
  if (!seen) throw usedUp();
  mustBeGoodPassword(password, seen.email);
  const hash = await sessions.hashPassword(password);
  // An account is of no shop.
  const authId = await transaction(systemCtx(world, ''), async (tx) => {
    const it = await spendToken(tx, resetPassword, token);
    if (!it) throw usedUp();
    await changePassword(tx, { authId: it.authId, hash });
    tx.enqueue({ queue: 'members.mail-password-changed', data: { shopId: '', email: it.email } });
    return it.authId;
  });
  return enterByFactors(ctx, sessions, { authId, ...(await browserTokenFor(world, authId)) });
}

/** Whoever accepts an invitation is one of the team from then on, and the address is theirs. */
async function accept(world: World, token: string, it: { hash?: string; fullName?: string | undefined }) {
  const seen = await readToken(open(world), invitation, token);
  if (!seen) throw usedUp();
  return transaction(systemCtx(world, seen.shopId), async (tx) => {
    const payload = await spendToken(tx, invitation, token);
    if (!payload) throw usedUp();
    const { shopId, memberId, authId } = payload;
    const row = await tx.db
      .updateTable('members')
      .set({ invited: false, ...(it.fullName ? { full_name: it.fullName } : {}) })
      .where('shop_id', '=', shopId)
      .where('id', '=', memberId)
      .where('auth_id', '=', authId)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw usedUp();
    const name = it.fullName ? { name: it.fullName } : {};
    await tx.db
      .updateTable('user')
      .set({ emailVerified: true, ...name })
      .where('id', '=', authId)
      .execute();
    if (it.hash) await changePassword(tx, { authId, hash: it.hash });
    tx.emit('member.changed', toMember(world, row), { team: true, contactId: null });
    return payload;
  });
}

async function joinByLink(ctx: OpenCtx, sessions: Sessions, it: NewPassword): Promise<SignIn> {
  const { world } = ctx;
  const seen = await readToken(open(world), invitation, it.token);
  if (!seen) throw usedUp();
  mustBeGoodPassword(it.password, seen.email);
  const hash = await sessions.hashPassword(it.password);
  const { authId, shopId } = await accept(world, it.token, { hash, fullName: it.fullName });
  return enterByFactors(ctx, sessions, { authId, shopId, ...(await browserTokenFor(world, authId)) });
}

/** Sets a password by a link that works once. Throws `not_found` for a link that is used up, `bad_input` for the password. */
export const setPassword = (
  ctx: OpenCtx,
  sessions: Sessions,
  it: NewPassword & { purpose: 'invitation' | 'reset-password' },
): Promise<SignIn> => (it.purpose === 'invitation' ? joinByLink(ctx, sessions, it) : resetByLink(ctx, sessions, it));

/** The account takes its new address, in all its shops; the old address is told. */
async function takeAddress(world: World, token: string): Promise<string | null> {
  const seen = await readToken(open(world), changeEmail, token);
  if (!seen) return null;
  return transaction(systemCtx(world, seen.shopId), async (tx) => {
    const it = await spendToken(tx, changeEmail, token);
    if (!it) throw usedUp();
    const email = it.email.toLowerCase();
    const taken = await tx.db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst();
    if (taken && taken.id !== it.authId) throw new Problem('conflict', 'Another account has this e-mail address.');
    const changed = await tx.db
      .updateTable('user')
      .set({ email, emailVerified: true, updatedAt: world.clock.now() })
      .where('id', '=', it.authId)
      .where('email', '=', it.from)
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw usedUp();
    const rows = await tx.db
      .updateTable('members')
      .set({ email })
      .where('auth_id', '=', it.authId)
      .returningAll()
      .execute();
    for (const row of rows)
      tx.emit('member.changed', toMember(world, row), { team: true, contactId: null }, row.shop_id);
    // What was mailed to the old address opens nothing any more.
    await forgetTokens(tx, resetPassword, it.authId);
    tx.enqueue({ queue: 'members.mail-email-changed', data: { shopId: it.shopId, to: it.from, email } });
    return email;
  });
}

/**
 * Confirms an address by a link that works once: a new e-mail of an account; or an invitation to somebody who has an
 * account already, who joins without a new password. Throws `not_found`, `conflict`.
 */
export async function verifyEmail({ world }: OpenCtx, token: string): Promise<{ email: string }> {
  const email = await takeAddress(world, token);
  return { email: email ?? (await accept(world, token, {})).email };
}
