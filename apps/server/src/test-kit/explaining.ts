import type { CompiledQuery } from 'kysely';
import type { Ctx } from '../ctx.ts';

interface Plan {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

interface Explained {
  'QUERY PLAN': { Plan: Plan }[];
}

/** Rows that were read from tables for a plan, kept or not. */
function rowsOf(plan: Plan): number {
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  const own = /^(Seq|Index|Index Only|Bitmap Heap) Scan$/.test(plan['Node Type'])
    ? (plan['Actual Rows'] + removed) * plan['Actual Loops']
    : 0;
  return (plan.Plans ?? []).reduce((sum, it) => sum + rowsOf(it), own);
}

/** The same ctx, and how many rows the database has read for the queries that it was handed compiled. */
export function explaining<C extends Ctx>(ctx: C): [C, () => number] {
  let read = 0;
  const db = new Proxy(ctx.db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (name !== 'executeQuery') return typeof value === 'function' ? value.bind(target) : value;
      return async (query: CompiledQuery) => {
        const { rows } = await target.executeQuery<Explained>({
          ...query,
          sql: `explain (analyze, format json) ${query.sql}`,
        });
        for (const { Plan: plan } of rows[0]?.['QUERY PLAN'] ?? []) read += rowsOf(plan);
        return target.executeQuery(query);
      };
    },
  });
  return [{ ...ctx, db }, () => read];
}
