import { createHash, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { Clock } from '../../ports/clock.ts';
import type { Db } from '../db/open-database.ts';

/** A kind of token: what it is for, what it carries, and how many minutes it can be used. */
export interface TokenPurpose<Payload extends z.ZodType> {
  name: string;
  payload: Payload;
  minutes: number;
  /** A new one leaves the older ones of its subject as they are. */
  keepsOlder?: true;
}

/** Lets a purpose keep the type of what its tokens carry. */
export const tokenPurpose = <P extends z.ZodType>(it: TokenPurpose<P>): TokenPurpose<P> => it;

/** Where tokens are kept: a ctx, or a transaction's. */
interface Scope {
  db: Db;
  services: { clock: Clock };
}

/** Only a hash is kept: who reads the database has no token. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const tokenBytes = 32;

/** Makes a token that works once. An older one of the same purpose and subject ends, unless the purpose keeps it. */
export async function makeToken<P extends z.ZodType>(
  { db, services }: Scope,
  purpose: TokenPurpose<P>,
  it: { subject: string; payload: z.input<P> },
): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url');
  const now = services.clock.now();
  if (!purpose.keepsOlder) await forgetTokens({ db }, purpose, it.subject);
  await db
    .insertInto('one_time_tokens')
    .values({
      hash: hashOf(token),
      purpose: purpose.name,
      subject: it.subject,
      payload: JSON.stringify(purpose.payload.parse(it.payload)),
      expires_at: new Date(now.getTime() + purpose.minutes * 60_000),
      created_at: now,
    })
    .execute();
  return token;
}

/** What the token carries, without using it up; null for one that was used, is too old, or is for something else. */
export async function readToken<P extends z.ZodType>(
  { db, services }: Scope,
  purpose: TokenPurpose<P>,
  token: string,
): Promise<z.output<P> | null> {
  const row = await db
    .selectFrom('one_time_tokens')
    .select('payload')
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose.name)
    .where('expires_at', '>', services.clock.now())
    .executeTakeFirst();
  return row ? purpose.payload.parse(row.payload) : null;
}

/** Uses the token up: of those who come at the same time one gets what it carries, the others null. */
export async function spendToken<P extends z.ZodType>(
  { db, services }: Scope,
  purpose: TokenPurpose<P>,
  token: string,
): Promise<z.output<P> | null> {
  const row = await db
    .deleteFrom('one_time_tokens')
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose.name)
    .returning(['payload', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > services.clock.now() ? purpose.payload.parse(row.payload) : null;
}

/** Ends what was made for the subject and not used yet. */
export async function forgetTokens(
  { db }: Pick<Scope, 'db'>,
  purpose: Pick<TokenPurpose<z.ZodType>, 'name'>,
  subject: string,
): Promise<void> {
  await db.deleteFrom('one_time_tokens').where('purpose', '=', purpose.name).where('subject', '=', subject).execute();
}

/** For a secret that somebody else made, such as the code of an app: true for its first use within `minutes`, once. */
export async function isFirstUse(
  { db, services }: Scope,
  it: { purpose: string; subject: string; secret: string; minutes: number },
): Promise<boolean> {
  const now = services.clock.now();
  const kept = { expires_at: new Date(now.getTime() + it.minutes * 60_000), created_at: now };
  const hash = hashOf(`${it.purpose}:${it.subject}:${it.secret}`);
  const row = await db
    .insertInto('one_time_tokens')
    .values({ hash, purpose: it.purpose, subject: it.subject, payload: '{}', ...kept })
    .onConflict((on) => on.column('hash').doUpdateSet(kept).where('one_time_tokens.expires_at', '<', now))
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
}
