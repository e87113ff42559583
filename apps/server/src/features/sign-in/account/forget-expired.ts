import type { Services } from '../../../ctx.ts';

/** Forgets what can open nothing any more: tokens, codes, tries and sessions. */
export async function forgetExpired({ db, clock }: Services): Promise<void> {
  await db.deleteFrom('one_time_tokens').where('expires_at', '<', clock.now()).execute();
  await db.deleteFrom('tries').where('forgotten_at', '<', clock.now()).execute();
  await db.deleteFrom('verification').where('expiresAt', '<', clock.now()).execute();
  await db.deleteFrom('session').where('expiresAt', '<', clock.now()).execute();
}
