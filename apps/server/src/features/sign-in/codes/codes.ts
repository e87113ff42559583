import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { otpDigits } from '@chatty/contract/limits';
import { sql } from 'kysely';
import { z } from 'zod';
import { isSameText } from '../../../platform/auth/secrets/same-text.ts';
import { forgiveTries, useTry } from '../../../platform/auth/tries.ts';
import { Problem } from '../../../platform/problem.ts';
import type { OpenCtx } from '../../../platform/http/who-is.ts';
import type { Services } from '../../../ctx.ts';
import { codeMails, codeTries, withPasswordOf } from '../tries.ts';
import { findAccount } from '../../../platform/auth/account.ts';

/** A mailed code works this long. */
export const codeMinutes = 10;
/** Wrong tries of the browser that asked until its code is void. */
const triesPerCode = 5;
const purpose = 'sign-in-code';

const KeptCode = z.object({
  /** Keyed with the installation's secret: six digits would soon be guessed from a plain hash. */
  mac: z.string(),
  /** Null for an e-mail that has no account: it is looked up and refused like any other. */
  authId: z.uuid().nullable(),
});

const macOf = ({ config }: Pick<Services, 'config'>, email: string, code: string) =>
  createHmac('sha256', config.APP_SECRET).update(`${purpose}:${email}:${code}`).digest('base64url');

/**
 * Makes a code for an e-mail, beside older ones, and answers it: whoever asks for another does not end the one that the
 * owner is typing. It is kept for e-mails without an account too (`authId` null), so that the time that a wrong code takes
 * tells nothing. `asker` is the browser that asked.
 */
export async function makeCode(
  services: Services,
  asked: { email: string; authId: string | null; asker: string },
): Promise<string> {
  const code = String(randomInt(10 ** otpDigits)).padStart(otpDigits, '0');
  const now = services.clock.now();
  const { email, authId, asker } = asked;
  await services.db
    .insertInto('one_time_tokens')
    .values({
      hash: createHash('sha256').update(randomBytes(32)).digest('base64url'),
      purpose,
      subject: email,
      payload: JSON.stringify({ mac: macOf(services, email, code), authId, asker, triesLeft: triesPerCode }),
      expires_at: new Date(now.getTime() + codeMinutes * 60_000),
      created_at: now,
    })
    .execute();
  return code;
}

const good = (services: Services, email: string) =>
  services.db
    .selectFrom('one_time_tokens')
    .where('purpose', '=', purpose)
    .where('subject', '=', email)
    .where('expires_at', '>', services.clock.now());

type Kept = { hash: string; payload: unknown };

/** Counts a try of the browser on the codes that it asked for; those that it may still try. Null when it asked for none. */
async function tryOwn(services: Services, email: string, asker: string | null): Promise<Kept[] | null> {
  if (!asker) return null;
  const own = good(services, email).where(sql<string>`payload->>'asker'`, '=', asker);
  if (!(await own.select('hash').executeTakeFirst())) return null;
  return services.db
    .updateTable('one_time_tokens')
    .set({ payload: sql`payload || jsonb_build_object('triesLeft', (payload->>'triesLeft')::int - 1)` })
    .where('hash', 'in', own.select('hash'))
    .where(sql<boolean>`(payload->>'triesLeft')::int > 0`)
    .returning(['hash', 'payload'])
    .execute();
}

/** Counts a try on all codes of the e-mail, whoever asked for them. Throws `too_many`. */
async function tryAll(ctx: OpenCtx, email: string): Promise<Kept[]> {
  await useTry(ctx, codeTries, email);
  return good(ctx.services, email).select(['hash', 'payload']).execute();
}

/**
 * Whose code this is, or null; it works once. Every try counts before it is compared, so that guessing at the same time
 * gives no more tries. The browser that asked has tries of its own for each of its codes, which no stranger can use up;
 * all others share those of the e-mail. Throws `too_many`.
 */
export async function useCode(
  ctx: OpenCtx,
  { email, code, asker }: { email: string; code: string; asker: string | null },
): Promise<string | null> {
  const { services } = ctx;
  const mac = macOf(services, email, code);
  const findIn = (rows: readonly Kept[]) => rows.find((it) => isSameText(KeptCode.parse(it.payload).mac, mac));
  const own = await tryOwn(services, email, asker);
  // The newest mail may hold a code that somebody else has asked for.
  const others = () =>
    tryAll(ctx, email).catch((refused) => {
      if (own && refused instanceof Problem && refused.code === 'too_many') return [];
      throw refused;
    });
  const found = findIn(own ?? []) ?? findIn(await others());
  if (!found) return null;
  const spent = await services.db
    .deleteFrom('one_time_tokens')
    .where('hash', '=', found.hash)
    .returning('hash')
    .executeTakeFirst();
  if (!spent) return null;
  await forgiveTries(ctx, codeTries, email);
  for (const whose of [email, withPasswordOf(email)]) await forgiveTries(ctx, codeMails, whose);
  const { authId } = KeptCode.parse(found.payload);
  // The account may have been given another address since the code was mailed.
  return authId && (await findAccount(services.db, authId))?.email === email ? authId : null;
}
