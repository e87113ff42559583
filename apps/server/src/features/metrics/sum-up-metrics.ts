import type { EndedAs, MetricBy, MetricKind, MetricQuery, Metrics } from '@chatty/contract/metrics';
import { sql } from 'kysely';
import type { Ctx } from '../../ctx.ts';

interface Group {
  kind: MetricKind;
  by: MetricBy;
  ended_as: EndedAs | null;
  member_id: string | null;
  is_members: boolean;
  count: number;
  median: number;
  p90: number;
  targeted: number;
  in_time: number;
}

/** The times of a shop that ended within a period: of the shop, and of each member's own responses. Seconds. */
export async function sumUpMetrics({ db, shopId }: Ctx, { from, to }: MetricQuery): Promise<Metrics> {
  const { rows } = await sql<Group>`
    select kind, by, ended_as, member_id, grouping(member_id) = 0 as is_members, count(*)::integer as count,
      percentile_cont(0.5) within group (order by seconds) as median,
      percentile_cont(0.9) within group (order by seconds) as p90,
      count(in_time)::integer as targeted, (count(*) filter (where in_time))::integer as in_time
    from (
      select kind, by, ended_as, member_id, in_time, extract(epoch from ended_at - started_at)::double precision as seconds
      from metrics where shop_id = ${shopId} and ended_at >= ${from} and ended_at < ${to}
    ) as took
    group by grouping sets ((kind, by, ended_as), (kind, by, member_id))
    order by kind, by, ended_as nulls first, member_id`.execute(db);
  const shop = rows
    .filter((it) => !it.is_members)
    .map(({ kind, by, ended_as, count, median, p90, targeted, in_time }) => ({
      kind,
      by,
      endedAs: ended_as,
      count,
      medianSeconds: median,
      p90Seconds: p90,
      targeted,
      inTime: in_time,
    }));
  const members = rows.flatMap(({ kind, member_id, is_members, count, median }) =>
    is_members && member_id !== null ? [{ memberId: member_id, kind, count, medianSeconds: median }] : [],
  );
  return { shop, members };
}
