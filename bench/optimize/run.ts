import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { newId } from '@chatty/contract/new-id';
import { createLocalEmbedder } from '../../apps/server/src/adapters/embedder/local-embedder.ts';
import { answerWithoutModel } from '../../apps/server/src/features/assistant/index.ts';
import { publishAnswer } from '../../apps/server/src/features/optimize/answering/publish-answer.ts';
import { gatherQuestions } from '../../apps/server/src/features/optimize/questions/gather-questions.ts';
import { jobsAtRest } from '../../apps/server/src/test-kit/jobs-at-rest.ts';
import { testServer } from '../../apps/server/src/test-kit/test-server.ts';
import { openMigrated } from '../database.ts';
import { printTable } from '../figures.ts';
import { readJsonLines, readRatings } from '../retrieval/rows.ts';

/**
 * What answering ten open questions is worth: a shop that knows nothing is asked questions that people wrote, labelled with
 * what each is about. They are sorted to open questions, and the ten that were asked most are answered, each once. Before
 * and after it is asked the other half of the questions about those matters. `--data DIR` holds faq_retrieval/<set>/.
 */
const { values } = parseArgs({ options: { data: { type: 'string' }, asked: { type: 'string', default: '400' } } });
if (!values.data) throw new Error('give the folder of the labelled data: --data DIR');

interface Question {
  id: string;
  text: string;
  oos: boolean;
}

const patienceMs = 600_000;
const published = 10;
const percent = (part: number, all: number) => (all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`);

async function measure(folder: string) {
  const embedder = createLocalEmbedder();
  const database = await openMigrated(undefined);
  const w = await testServer({ embedder, database });
  const shop = await w.shop({});
  const { ctx } = shop;
  const ratings = readRatings(join(folder, 'qrels.tsv'));
  const labelOf = ({ id }: Question) => [...(ratings.get(id)?.keys() ?? [])][0] ?? '';
  const all = readJsonLines<Question>(join(folder, 'queries.jsonl')).filter((it) => !it.oos && labelOf(it) !== '');
  const every = Math.max(1, Math.floor(all.length / Number(values.asked)));
  const some = all.filter((_, at) => at % every === 0).slice(0, Number(values.asked));
  const [gathered, asked] = [some.filter((_, at) => at % 2 === 0), some.filter((_, at) => at % 2 === 1)];

  const contactId = newId();
  await ctx.db.insertInto('contacts').values({ shop_id: shop.id, id: contactId }).execute();
  const labels = new Map<string, string>();
  const times: number[] = [];
  for (const question of gathered) {
    const [id, conversationId] = [newId(), newId()];
    labels.set(id, labelOf(question));
    await ctx.db
      .insertInto('conversations')
      .values({ shop_id: shop.id, id: conversationId, contact_id: contactId })
      .execute();
    const decision = { shop_id: shop.id, id, conversation_id: conversationId, question: question.text };
    const made = { outcome: 'refused', engine: 'offline-1', config_version: '1', cost: 0, latency_ms: 1 };
    await ctx.db
      .insertInto('decisions')
      .values({ ...decision, ...made, retrieved: '[]', tool_calls: '[]', verdicts: '[]' })
      .execute();
    const began = performance.now();
    await gatherQuestions(ctx, { conversationId, askedForPerson: false });
    times.push(performance.now() - began);
  }
  const askings = await ctx.db.selectFrom('askings').select(['id', 'open_question_id', 'question']).execute();
  const clusters = [...Map.groupBy(askings, (it) => it.open_question_id)].toSorted((a, b) => b[1].length - a[1].length);
  const majority = (ids: readonly string[]) => {
    const counts = Map.groupBy(ids, (id) => labels.get(id) ?? '');
    const [label = '', those = []] = [...counts].toSorted((a, b) => b[1].length - a[1].length)[0] ?? [];
    return { label, count: those.length };
  };
  const pure = clusters.reduce((sum, [, of]) => sum + majority(of.map((it) => it.id)).count, 0);
  const chosen = clusters.slice(0, published);
  const answered = new Set(chosen.map(([, of]) => majority(of.map((it) => it.id)).label));
  const about = asked.filter((it) => answered.has(labelOf(it)));

  const answerFor = new Map<string, string>();
  const rightOf = async () => {
    let right = 0;
    for (const it of about) {
      const { outcome, parts } = await answerWithoutModel(ctx, it.text, 'en');
      const sources = parts.flatMap((part) => (part.type === 'sources' ? part.sources : []));
      if (outcome === 'answered' && sources.some((source) => answerFor.get(source.id) === labelOf(it))) right += 1;
    }
    return right;
  };
  const before = await rightOf();
  for (const [id, of] of chosen) {
    const { label } = majority(of.map((it) => it.id));
    const answerId = newId();
    answerFor.set(answerId, label);
    const [question = '', ...variants] = [...new Set(of.map((it) => it.question))];
    const answer = `This is what the shop says about ${label.replaceAll('_', ' ')}.`;
    await publishAnswer(ctx, id, {
      id: answerId,
      as: 'custom_answer',
      question,
      answer,
      variants: variants.slice(0, 50),
    });
  }
  await jobsAtRest(database.db, patienceMs);
  const after = await rightOf();
  const states = await ctx.db
    .selectFrom('open_questions')
    .select('id')
    .where('published_id', 'is not', null)
    .where('state', '=', 'answered')
    .execute();
  await w.close();
  await database.close();
  await embedder.close();
  const sorted = times.toSorted((a, b) => a - b);
  return { gathered, clusters, pure, chosen, about, before, after, proven: states.length, sorted };
}

const rows: string[][] = [];
for (const set of ['bitext', 'hint3_curekart']) {
  const it = await measure(join(values.data, 'faq_retrieval', set));
  const covered = it.chosen.reduce((sum, [, of]) => sum + of.length, 0);
  rows.push([
    set,
    `${it.gathered.length}`,
    `${it.clusters.length}`,
    percent(it.pure, it.gathered.length),
    `${covered}`,
    `${it.proven} of ${it.chosen.length}`,
    `${it.about.length}`,
    percent(it.before, it.about.length),
    percent(it.after, it.about.length),
    `${(it.sorted[Math.floor(it.sorted.length / 2)] ?? 0).toFixed(0)} ms`,
  ]);
}
printTable(
  [
    'set',
    'asked in vain',
    'open questions',
    'of one matter',
    'asked of the ten',
    'proven answered',
    'other questions about them',
    'right before',
    'right after',
    'sorting one',
  ],
  rows,
);
