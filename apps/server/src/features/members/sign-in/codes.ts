import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { otpDigits } from '@chatty/contract/limits';
import { sql } from 'kysely';
import { z } from 'zod';
import type { World } from '../../../world.ts';

/** A mailed code works this long. */
export const codeMinutes = 10;
/** Wrong tries until a code is void. */
const triesPerCode = 5;
const purpose = 'sign-in-code';

const KeptCode = z.object({
  /** Keyed with the installation's secret: six digits would soon be guessed from a plain hash. */
  mac: z.string(),
  /** Null for an e-mail that has no account: it is looked up and refused like any other. */
  authId: z.uuid().nullable(),
  triesLeft: z.number().int(),
});

/** One code at a time for each e-mail: its row is found by the e-mail, not by the code. */
const rowOf = (email: string) => createHash('sha256').update(`${purpose}:${email}`).digest('base64url');

const macOf = ({ config }: Pick<World, 'config'>, email: string, code: string) =>
  createHmac('sha256', config.APP_SECRET).update(`${purpose}:${email}:${code}`).digest('base64url');

const same = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/**
 * Makes a code for an e-mail, in place of an older one, and answers it. It is kept for e-mails without an account too
 * (`authId` null), so that the time that a wrong code takes tells nothing.
 */
export async function makeCode(world: World, email: string, authId: string | null): Promise<string> {
  const code = String(randomInt(10 ** otpDigits)).padStart(otpDigits, '0');
  const now = world.clock.now();
  const kept = {
    payload: JSON.stringify({ mac: macOf(world, email, code), authId, triesLeft: triesPerCode }),
    expires_at: new Date(now.getTime() + codeMinutes * 60_000),
    created_at: now,
  };
  await world.db
    .insertInto('one_time_tokens')
    .values({ hash: rowOf(email), purpose, subject: email, ...kept })
    .onConflict((on) => on.column('hash').doUpdateSet(kept))
    .execute();
  return code;
}

/**
 * Whose code this is, or null; it works once. Every try counts before it is compared, so that guessing at the same time
 * gives no more tries.
 */
export async function useCode(world: World, email: string, code: string): Promise<string | null> {
  const row = await world.db
    .updateTable('one_time_tokens')
    .set({ payload: sql`payload || jsonb_build_object('triesLeft', (payload->>'triesLeft')::int - 1)` })
    .where('hash', '=', rowOf(email))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', world.clock.now())
    .where(sql<boolean>`(payload->>'triesLeft')::int > 0`)
    .returning('payload')
    .executeTakeFirst();
  const mac = macOf(world, email, code);
  if (!row) return null;
  const kept = KeptCode.parse(row.payload);
  if (!same(kept.mac, mac)) return null;
  const spent = await world.db
    .deleteFrom('one_time_tokens')
    .where('hash', '=', rowOf(email))
    .where(sql<string>`payload->>'mac'`, '=', mac)
    .returning('hash')
    .executeTakeFirst();
  return spent ? kept.authId : null;
}
