import type { TurnKind } from '@chatty/contract/quality';
import type { SuiteQuality } from '@chatty/contract/test-suite';
import { sql } from 'kysely';
import type { Ctx } from '../../../ctx.ts';

const isToBeRefused = sql`c.checks @> ${JSON.stringify([{ kind: 'outcome', outcome: 'refused' }])}::jsonb`;

/**
 * How good the answer to a case is. One that fails a check is no answer that stands; a refusal is right where the case wants
 * one, or holds to all of its checks.
 */
const kindOfResult = sql<TurnKind>`case r.answer->>'outcome'
  when 'answered' then case when r.passed then 'grounded' else 'wrong' end
  when 'refused' then case when r.passed or ${isToBeRefused} then 'refused_rightly' else 'refused_wrongly' end
  when 'dropped' then 'failed'
  else r.answer->>'outcome' end`;

/** How good the latest answers to all cases of the shop are, as visitors get them. */
export async function measureSuite({ db, shopId }: Ctx): Promise<SuiteQuality> {
  const { rows } = await sql<{ kind: TurnKind | null; count: number; at: Date | null }>`
    select case when r.case_id is null then null else ${kindOfResult} end as kind, count(*)::integer as count, max(r.at) as at
    from suite_cases as c
    left join suite_results as r
      on r.shop_id = c.shop_id and r.case_id = c.id and r.run_id = (c.last->>'runId')::uuid
    where c.shop_id = ${shopId} and c.deleted_at is null
    group by 1`.execute(db);
  const asked = rows.flatMap(({ kind, count, at }) => (kind && at ? [{ kind, count, at }] : []));
  const latest = Math.max(...asked.map((it) => it.at.getTime()));
  return {
    cases: rows.reduce((sum, it) => sum + it.count, 0),
    turns: Object.fromEntries(asked.map((it) => [it.kind, it.count])),
    at: asked.length === 0 ? null : new Date(latest).toISOString(),
  };
}
