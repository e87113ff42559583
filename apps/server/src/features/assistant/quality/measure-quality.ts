import type { Quality, QualityBucket, QualityBy, TurnKind } from '@chatty/contract/quality';
import { sql } from 'kysely';
import type { Ctx } from '../../../ctx.ts';
import { personSpoke } from '../../conversations/index.ts';
import { conversationsRated } from '../../satisfaction/index.ts';
import { kindOfTurn } from './turn-kinds.ts';

const dayMs = 86_400_000;
const lengths = { day: { count: 30, ms: dayMs }, week: { count: 12, ms: 7 * dayMs } } as const;

/** The first days of the buckets up to now, the oldest first; weeks begin on Mondays. */
function startsOf(by: QualityBy, now: Date): string[] {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const sinceMonday = ((new Date(today).getUTCDay() + 6) % 7) * dayMs;
  const { count, ms } = lengths[by];
  const last = by === 'week' ? today - sinceMonday : today;
  return Array.from({ length: count }, (_, at) => new Date(last - (count - 1 - at) * ms).toISOString().slice(0, 10));
}

const wellRated = { least: 4, most: 5 };

async function readTurns({ db, shopId }: Ctx, by: QualityBy, first: string) {
  const { rows } = await sql<{ from: string; kind: TurnKind; count: number }>`
    select date_trunc(${by}, created_at at time zone 'UTC')::date::text as "from", ${kindOfTurn} as kind,
      count(*)::integer as count
    from decisions
    where shop_id = ${shopId} and created_at >= ${`${first}T00:00:00Z`}::timestamptz and outcome <> 'dropped'
    group by 1, 2`.execute(db);
  return rows;
}

async function readConversations({ db, shopId }: Ctx, by: QualityBy, first: string) {
  const since = sql`${`${first}T00:00:00Z`}::timestamptz`;
  const { rows } = await sql<{ from: string } & QualityBucket['conversations']>`
    with held as (
      select conversation_id, min(created_at) as at, bool_or(outcome in ('handed_off', 'failed')) as passed_on,
        bool_or(helpful is true) and not bool_or(helpful is false) as voted, bool_or(thanked) as thanked
      from decisions
      where shop_id = ${shopId} and outcome <> 'dropped' and created_at >= ${since}
      group by conversation_id
    ), judged as (
      select at, passed_on or ${personSpoke(shopId, sql`held.conversation_id`)} as person,
        voted or thanked or conversation_id in ${conversationsRated(shopId, wellRated)} as content
      from held where not exists (
        select from decisions as earlier where earlier.shop_id = ${shopId}
          and earlier.conversation_id = held.conversation_id and earlier.created_at < ${since})
    )
    select date_trunc(${by}, at at time zone 'UTC')::date::text as "from", count(*)::integer as "all",
      (count(*) filter (where content and not person))::integer as resolved,
      (count(*) filter (where person))::integer as person
    from judged group by 1`.execute(db);
  return rows;
}

/** How good the turns of live conversations were, by day or week. Silence says nothing: it resolves no conversation. */
export async function measureQuality(ctx: Ctx, by: QualityBy): Promise<Quality> {
  const starts = startsOf(by, ctx.services.clock.now());
  const first = starts[0] ?? '';
  const turns = Map.groupBy(await readTurns(ctx, by, first), (it) => it.from);
  const conversations = new Map((await readConversations(ctx, by, first)).map(({ from, ...it }) => [from, it]));
  return {
    buckets: starts.map((from) => ({
      from,
      turns: Object.fromEntries((turns.get(from) ?? []).map((it) => [it.kind, it.count])),
      conversations: conversations.get(from) ?? { all: 0, resolved: 0, person: 0 },
    })),
  };
}
