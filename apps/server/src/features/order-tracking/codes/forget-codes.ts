import type { Services } from '../../../ctx.ts';

/** Removes codes and proofs that are good for nothing any more, of all shops. */
export async function forgetCodes({ db, clock }: Services): Promise<void> {
  const now = clock.now();
  await db.deleteFrom('order_codes').where('expires_at', '<=', now).execute();
  await db.deleteFrom('order_proofs').where('expires_at', '<=', now).execute();
}
