import type { TurnFilter } from '@chatty/contract/decision-log';
import { sql } from 'kysely';
import type { Ctx } from '../../apps/server/src/ctx.ts';
import { listTurns } from '../../apps/server/src/features/assistant/log/list-turns.ts';
import { fine, median, printTable, quantile } from '../figures.ts';

/** Copies the shop's turns until there are so many, one a minute, with other words among theirs. */
async function fill({ db, shopId }: Ctx, turns: number): Promise<void> {
  await sql`
    insert into decisions (shop_id, id, conversation_id, question, answer, outcome, engine, config_version, retrieved,
      confidence, tool_calls, verdicts, latency_ms, created_at)
    select shop_id, gen_random_uuid(), conversation_id, question || ' number' || n, answer || ' word' || (n % 1000),
      outcome, engine, config_version, retrieved, confidence, tool_calls, verdicts, latency_ms,
      now() - n * interval '1 minute'
    from generate_series(1, ${turns}::integer) as n
    join (select *, row_number() over (order by id) as at, count(*) over () as many from decisions
      where shop_id = ${shopId}) as d on d.at = n % d.many + 1`.execute(db);
  await sql`analyze decisions`.execute(db);
}

const asks: [string, TurnFilter & { search?: string }][] = [
  ['the newest', {}],
  ['refused', { outcome: 'refused' }],
  ['search was not sure', { sure: 'low' }],
  ['sentences left out', { sentences: 'dropped' }],
  ['a word in nearly all', { search: 'number' }],
  ['a word in one of a thousand', { search: 'word777' }],
  ['a word in one', { search: 'number77777' }],
  ['two words of a question', { search: 'delivery take' }],
  ['a word that is nowhere', { search: 'rhinoceros' }],
];
const times = 15;

/** How long the first piece of a long log takes, with the number of all that match, counted up to ten thousand. */
export async function measureLongLog(ctx: Ctx, turns: number): Promise<void> {
  await fill(ctx, turns);
  const rows: string[][] = [];
  for (const [name, asked] of asks) {
    const ms: number[] = [];
    let total = 0;
    for (let i = 0; i < times; i += 1) {
      const start = performance.now();
      total = (await listTurns(ctx, { ...asked, limit: 50 })).total ?? 0;
      ms.push(performance.now() - start);
    }
    const sorted = ms.toSorted((a, b) => a - b);
    rows.push([name, total.toLocaleString('en-US'), fine(median(ms), 1), fine(quantile(sorted, 0.95), 1)]);
  }
  printTable([`of ${turns.toLocaleString('en-US')} turns`, 'match', 'ms, median', 'p95'], rows);
}
