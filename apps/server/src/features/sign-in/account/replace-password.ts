import { newId } from '@chatty/contract/new-id';
import type { TxCtx } from '../../../ctx.ts';
import { lockAddress } from '../../../platform/auth/account.ts';
import { forgetTokens } from '../../../platform/auth/one-time-tokens.ts';
import { resetPassword } from '../links/link-purposes.ts';
import { endSessions } from './end-sessions.ts';

/** Sets an account's password, its first or another, and ends what the old one opened. */
export async function replacePassword(
  tx: TxCtx,
  change: { authId: string; hash: string; exceptSession?: string | null },
): Promise<void> {
  const { authId, hash } = change;
  await lockAddress(tx.db, authId);
  const changed = await tx.db
    .updateTable('account')
    .set({ password: hash, updatedAt: tx.services.clock.now() })
    .where('userId', '=', authId)
    .where('providerId', '=', 'credential')
    .returning('id')
    .execute();
  if (changed.length === 0) {
    await tx.db
      .insertInto('account')
      .values({ id: newId(), accountId: authId, providerId: 'credential', userId: authId, password: hash })
      .execute();
  }
  await forgetTokens(tx, resetPassword, authId);
  await endSessions(tx, change);
}
