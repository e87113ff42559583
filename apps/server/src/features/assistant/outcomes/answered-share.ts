import type { Coverage } from '@chatty/contract/optimize';
import type { Source } from '@chatty/contract/messages';
import { sql } from 'kysely';
import type { Ctx } from '../../../ctx.ts';

const dayMs = 86_400_000;

type Share = Pick<Coverage, 'questions' | 'answered' | 'bySource'>;

/**
 * Of the questions of so many days those that the assistant answered with something found in a source, and what kinds of
 * sources it found. A turn that was dropped, or in which a person was asked for, is no question.
 */
export async function readAnsweredShare(ctx: Ctx, days: number): Promise<Share> {
  const since = new Date(ctx.services.clock.now().getTime() - days * dayMs);
  const { rows } = await sql<{ kind: Source['kind'] | null; is_answered: boolean; n: number }>`
    with asked as (
      select outcome = 'answered' and retrieved <> '[]' as is_answered, case when outcome = 'answered' then retrieved end as retrieved
      from decisions
      where shop_id = ${ctx.shopId} and created_at >= ${since} and outcome <> 'dropped' and question <> ''
        and not (outcome = 'handed_off' and tool_calls @> '[{"name": "hand_off", "input": {"why": "asked"}}]'::jsonb)
    )
    select null as kind, is_answered, count(*)::integer as n from asked group by is_answered
    union all
    select kind, true, count(*)::integer from asked
    cross join lateral (select distinct it ->> 'kind' as kind from jsonb_array_elements(retrieved) as it) as found
    where is_answered group by kind
    order by n desc`.execute(ctx.db);
  const all = rows.filter((it) => it.kind === null);
  return {
    questions: all.reduce((sum, it) => sum + it.n, 0),
    answered: all.find((it) => it.is_answered)?.n ?? 0,
    bySource: rows.flatMap(({ kind, n }) => (kind === null ? [] : { kind, answers: n })),
  };
}
