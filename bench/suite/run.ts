import type { Api } from '@chatty/client/api';
import { newId } from '@chatty/contract/new-id';
import type { AiAssistantPatch } from '@chatty/contract/settings/assistant/ai-assistant-settings';
import type { CaseResult, SuiteRun, TestCaseFields, TestCheck } from '@chatty/contract/test-suite';
import { createLocalEmbedder } from '../../apps/server/src/adapters/embedder/local-embedder.ts';
import { createOfflineEngine } from '../../apps/server/src/adapters/engine/offline-engine/index.ts';
import { systemCtx } from '../../apps/server/src/ctx.ts';
import { seedDemo } from '../../apps/server/src/demo/seed-demo.ts';
import { jobsAtRest } from '../../apps/server/src/test-kit/jobs-at-rest.ts';
import { simulatedDomain, simulatedStore } from '../../apps/server/src/test-kit/simulated-store.ts';
import { until } from '../../apps/server/src/test-kit/until.ts';
import { demoSets, readAnswerSets } from '../../e2e/answers/answer-sets.ts';
import { openMigrated } from '../database.ts';
import { median, printTable, quantile, whole } from '../figures.ts';

/** A suite as large as it may be, on the demo shop as `npm start` has it: what a run takes, and what the gate catches. */
const cases = 200;
const patienceMs = 600_000;

const embedder = createLocalEmbedder();
const database = await openMigrated(undefined);
const env = { CAPS_FACTOR: '1000000' };
const store = await simulatedStore({ engine: createOfflineEngine(), database, env, embedder });
await seedDemo(store.w.services, store.simulator.origin);
await jobsAtRest(database.db, patienceMs);
const shop = await database.db
  .selectFrom('shops')
  .select('id')
  .where('shopify_domain', '=', simulatedDomain)
  .executeTakeFirstOrThrow();
const admin: Api = await store.signIn(systemCtx(store.w.services, shop.id));
/** As often as it takes: the minute of the rate limits is over. */
function fresh(): Api {
  store.w.forgetLimits();
  return admin;
}

/** What the demo's labelled conversations ask, and then every third question of its other languages. */
function questions(): { turns: string[]; locale: string }[] {
  const sets = readAnswerSets(demoSets);
  const said = sets.conversations.map((it) => ({ turns: it.turns.map(({ question }) => question), locale: 'en' }));
  const foreign = sets.languages.filter((_, at) => at % 3 === 0);
  return [...said, ...foreign.map((it) => ({ turns: [it.question], locale: it.language }))].slice(0, cases);
}

async function ended(id: string): Promise<{ run: SuiteRun; results: CaseResult[]; ms: number }> {
  const begun = performance.now();
  const found = await until('the run had not ended', patienceMs, async () => {
    const row = await database.db.selectFrom('suite_runs').select('state').where('id', '=', id).executeTakeFirst();
    return row?.state === 'running' ? undefined : { ms: performance.now() - begun };
  });
  const { data } = await fresh()('GET /ai_assistant/suite/runs/:id', { params: { id } });
  return { ...data, ...found };
}

async function run(assistant: AiAssistantPatch | null = null) {
  const body = { id: newId(), caseIds: null, withModel: false, assistant };
  await fresh()('POST /ai_assistant/suite/runs', { body });
  return ended(body.id);
}

/** A fact of an answer: its first number, else its longest word. */
function factIn(text: string): string {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const [longest] = words.toSorted((one, other) => other.length - one.length);
  return /\p{N}+(?:[.,]\p{N}+)*/u.exec(text)?.[0] ?? longest ?? text;
}

/** What an answer that is right today must go on being. */
const checksOf = ({ answer }: CaseResult): TestCheck[] => [
  ...(answer.outcome === 'dropped' || answer.outcome === 'failed'
    ? []
    : [{ kind: 'outcome' as const, outcome: answer.outcome }]),
  ...answer.sources.slice(0, 1).map((source) => ({ kind: 'source' as const, source })),
  { kind: 'says', text: factIn(answer.text) },
];

async function writeSuite(): Promise<void> {
  const asked = questions().map((it): TestCaseFields & { id: string } => ({
    ...{ ...it, id: newId(), contactId: null, page: '', askedIn: null },
    checks: [{ kind: 'never_says', text: 'nothing of the kind' }],
  }));
  await fresh()('POST /ai_assistant/suite/cases', { body: { cases: asked } });
  const { results } = await run();
  for (const { id, ...fields } of asked) {
    const result = results.find((it) => it.caseId === id);
    const body = { ...fields, checks: result ? checksOf(result) : fields.checks };
    await fresh()('PUT /ai_assistant/suite/cases/:id', { params: { id }, body });
  }
}

interface Caught {
  change: string;
  wouldFail: number;
  save: string;
}

/** Tries to save other settings of the assistant past the gate, and says what came of it. */
async function trySaving(change: string): Promise<Caught> {
  const aiAssistantSettings = { botName: `Bench ${newId().slice(-4)}` };
  const tested = await run(aiAssistantSettings);
  const saved = fresh()('POST /settings/widget/:id', {
    params: { id: shop.id },
    body: { aiAssistantSettings, suiteRunId: tested.run.id },
  });
  const save = await saved.then(
    () => 'saved',
    (problem: { code?: string }) => `not saved (${problem.code})`,
  );
  return { change, wouldFail: tested.run.regressions, save };
}

await writeSuite();
const runs = [await run(), await run(), await run()];
const perCase = runs.flatMap((it) => it.results.map(({ ms }) => ms)).toSorted((a, b) => a - b);
const same = runs.every(({ results }) => {
  const texts = new Map(runs[0]?.results.map((it) => [it.caseId, it.answer.text]));
  return results.every((it) => texts.get(it.caseId) === it.answer.text);
});
printTable(
  ['cases', 'passed', 'answers the same in 3 runs', 'a run, s (median of 3)', 'a case, ms (p50 / p95)', 'cost'],
  [
    [
      whole(runs[0]?.run.total ?? 0),
      whole((runs[0]?.run.total ?? 0) - (runs[0]?.run.failed ?? 0)),
      same ? 'yes' : 'no',
      (median(runs.map((it) => it.ms)) / 1_000).toFixed(1),
      `${whole(quantile(perCase, 0.5))} / ${whole(quantile(perCase, 0.95))}`,
      `$${runs[0]?.run.cost.amount}`,
    ],
  ],
);

await fresh()('PUT /ai_assistant/suite/settings', { body: { gate: 'block', runsByItself: false } });
const caught = [await trySaving('nothing else')];
/** The FAQ that most cases are answered from. */
const sources = runs[0]?.results.flatMap((it) => it.answer.sources.filter(({ kind }) => kind === 'faq')) ?? [];
const used = Map.groupBy(sources, (it) => it.id);
const [first, second] = [...used.entries()].toSorted(([, one], [, other]) => other.length - one.length);
if (!first || !second) throw new Error('no case is answered from a FAQ');
await fresh()('DELETE /faqs/:id', { params: { id: first[0] } });
caught.push(await trySaving(`an FAQ that ${first[1].length} cases use was deleted`));
await fresh()('POST /faqs/:id/restore', { params: { id: first[0] } });
await run();
const answer = '<p>Please look at our help page.</p>';
await fresh()('PUT /faqs/:id', { params: { id: second[0] }, body: { answer } });
caught.push(await trySaving(`an FAQ that ${second[1].length} cases use says something else`));
printTable(
  ['before the settings were saved', 'cases that passed and would fail', 'saving with the gate at “block”'],
  caught.map((it) => [it.change, whole(it.wouldFail), it.save]),
);

await store.close();
await database.close();
await embedder.close();
