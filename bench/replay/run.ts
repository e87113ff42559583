import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { createLocalEmbedder } from '../../apps/server/src/adapters/embedder/local-embedder.ts';
import { createOfflineEngine } from '../../apps/server/src/adapters/engine/offline-engine/index.ts';
import { replayTurn } from '../../apps/server/src/features/assistant/index.ts';
import { demoSets, readAnswerSets } from '../../e2e/answers/answer-sets.ts';
import { openAnsweringShop } from '../../e2e/answers/answering-shop.ts';
import { openMigrated } from '../database.ts';
import { measureLongLog } from './long-log.ts';
import { fine, median, printTable, quantile, whole } from '../figures.ts';

/** `--turns N`: so many turns are recorded and gone through again; `--tell` prints those that did not decide the same. */
const { values } = parseArgs({ options: { turns: { type: 'string', default: '1000' }, tell: { type: 'boolean' } } });
const wanted = Number(values.turns);
const sets = readAnswerSets(demoSets);
const talks = [
  ...sets.conversations.map((it) => it.turns.map(({ question }) => question)),
  ...sets.languages.map(({ question }) => [question]),
];

const embedder = createLocalEmbedder();
const database = await openMigrated(undefined);
const shop = await openAnsweringShop(createOfflineEngine(), database, embedder);

const recorded: { id: string; question: string; ms: number }[] = [];
for (let at = 0; recorded.length < wanted; at += 1) {
  const visitor = await shop.visitor();
  for (const question of talks[at % talks.length] ?? []) {
    if (recorded.length === wanted) break;
    const { decision } = await visitor.ask(question);
    recorded.push({ id: decision.id, question, ms: decision.latencyMs });
  }
}

const ms: number[] = [];
const others: string[] = [];
let notKept = 0;
const replaying = { signal: new AbortController().signal, before: async () => {} };
for (const { id, question } of recorded) {
  const start = performance.now();
  const replayed = await replayTurn(shop.ctx, id, { with: 'recorded' }, replaying).catch(() => null);
  ms.push(performance.now() - start);
  if (!replayed) notKept += 1;
  else if (!replayed.isSame) others.push(`${question}\n    ${replayed.former.text}\n    ${replayed.answer.text}`);
}
if (values.tell) console.log(others.join('\n'));

const { rows } = await sql<{ mean: number; most: number }>`
  select (avg(length(replay)))::integer as mean, max(length(replay)) as most from decisions
  where replay is not null`.execute(database.db);
const [size = { mean: Number.NaN, most: Number.NaN }] = rows;
const sorted = ms.toSorted((a, b) => a - b);
printTable(
  [
    'turns',
    'the same, byte for byte',
    'not the same',
    'not kept',
    'ms a replay, median',
    'p95',
    'ms an answer, median',
  ],
  [
    [
      whole(recorded.length),
      whole(recorded.length - others.length - notKept),
      whole(others.length),
      whole(notKept),
      fine(median(ms), 1),
      fine(quantile(sorted, 0.95), 1),
      fine(median(recorded.map((it) => it.ms)), 1),
    ],
  ],
);
printTable(['characters of a record, mean', 'most'], [[whole(size.mean), whole(size.most)]]);

await measureLongLog(shop.ctx, 100_000);

await shop.close();
await database.close();
await embedder.close();
