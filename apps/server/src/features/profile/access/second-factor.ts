import { ownAccount } from '../../../platform/auth/own-account.ts';
import type { MemberCtx } from '../../../ctx.ts';
import { inWords } from './in-words.ts';
import { mustBeOneself } from '../must-be-oneself.ts';
import { withPassword } from './with-password.ts';

const tellWhy = (error: unknown): never => {
  throw inWords(error);
};

/** Begins a second factor: what an authenticator app scans or is told, and the backup codes, which are shown only here. */
export async function beginSecondFactor(ctx: MemberCtx, password: string) {
  mustBeOneself(ctx);
  const { uri, backupCodes } = await withPassword(ctx, () =>
    ownAccount(ctx.services).beginSecondFactor(ctx.who.authId, password).catch(tellWhy),
  );
  return { uri, backupCodes, secret: new URL(uri).searchParams.get('secret') ?? '' };
}

/** From now on a sign-in asks for a code. */
export async function confirmSecondFactor(ctx: MemberCtx, code: string): Promise<void> {
  mustBeOneself(ctx);
  await ownAccount(ctx.services).confirmSecondFactor(ctx.who.authId, code).catch(tellWhy);
}

/** A sign-in asks for no code any more; the backup codes are gone. */
export async function endSecondFactor(ctx: MemberCtx, password: string): Promise<void> {
  mustBeOneself(ctx);
  await withPassword(ctx, () => ownAccount(ctx.services).endSecondFactor(ctx.who.authId, password).catch(tellWhy));
}
