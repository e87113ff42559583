import { createHmac } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { texts } from '#texts/waits.ts';
import type { Config } from '../../config.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Db } from '../db/open-database.ts';
import { Problem } from '../problem.ts';

/** Something that can be guessed by trying, or that must not be done to somebody again and again. */
export interface Tried {
  name: string;
  /** So many are let in at once. Each further one waits twice as long as the one before, from a minute up to an hour. */
  free: number;
  /** What who has to wait is told, and can do meanwhile. `wait` is such as "4 minutes". */
  refusal(wait: string): string;
}

/** Where tries are counted: a ctx, or a transaction's. */
interface Scope {
  db: Db;
  services: { clock: Clock; config: Pick<Config, 'APP_SECRET'> };
}

const longestMinutes = 60;
/** A day without one forgets them all. */
const day = 86_400_000;

/** Whose address was tried cannot be read from the database, whether it has an account or not. */
const keyOf = ({ services }: Scope, tried: Tried, whose: string) =>
  createHmac('sha256', services.config.APP_SECRET).update(`tries:${tried.name}:${whose}`).digest('base64url');

async function leftMs({ db, services }: Scope, key: string): Promise<number> {
  const row = await db.selectFrom('tries').select('open_at').where('key', '=', key).executeTakeFirst();
  return Math.max(1, (row?.open_at.getTime() ?? 0) - services.clock.now().getTime());
}

/**
 * Counts a try before it is made, so that trying at the same time gives no more of them. One that is refused is not
 * counted: hammering does not make the wait longer. The same work whether or not there is anything to find by it. Throws
 * `too_many`.
 */
export async function useTry(scope: Scope, tried: Tried, whose: string): Promise<void> {
  const { db, services } = scope;
  const key = keyOf(scope, tried, whose);
  const now = services.clock.now();
  const forgotten_at = new Date(now.getTime() + day);
  const minutes = (n: RawBuilder<number>) =>
    sql<number>`least(${longestMinutes}::int, 2 ^ least(${n} - ${tried.free}::int, 16))::int`;
  /** When the one after the nth is let in. Not "now" for a free one: another process's clock may be a little behind. */
  const openAfter = (n: RawBuilder<number>) => sql<Date>`case when ${n} < ${tried.free}::int then 'epoch'::timestamptz
    else ${now}::timestamptz + make_interval(mins => ${minutes(n)}) end`;
  const next = sql<number>`(case when tries.forgotten_at <= ${now} then 1 else tries.used + 1 end)`;
  const row = await db
    .insertInto('tries')
    .values({ key, used: 1, open_at: openAfter(sql<number>`1`), forgotten_at })
    .onConflict((on) =>
      on
        .column('key')
        .doUpdateSet({ used: next, open_at: openAfter(next), forgotten_at })
        .where('tries.open_at', '<=', now),
    )
    .returning('used')
    .executeTakeFirst();
  if (row) return;
  const waitMs = await leftMs(scope, key);
  throw new Problem('too_many', tried.refusal(texts.minutes(Math.ceil(waitMs / 60_000))), undefined, waitMs);
}

/** Forgets them: who tried has shown that they were right. */
export async function forgiveTries(scope: Scope, tried: Tried, whose: string): Promise<void> {
  await scope.db
    .deleteFrom('tries')
    .where('key', '=', keyOf(scope, tried, whose))
    .execute();
}
