import { join } from 'node:path';
import { newId } from '@chatty/contract/new-id';
import type { Ctx } from '../../apps/server/src/ctx.ts';
import { answerWithoutModel } from '../../apps/server/src/features/assistant/index.ts';
import {
  addCustomAnswer,
  changeCustomAnswer,
} from '../../apps/server/src/features/knowledge/custom-answers/save-custom-answer.ts';
import type { Embedder } from '../../apps/server/src/ports/embedder.ts';
import { jobsAtRest } from '../../apps/server/src/test-kit/jobs-at-rest.ts';
import { testServer } from '../../apps/server/src/test-kit/test-server.ts';
import { openMigrated } from '../database.ts';
import { readJsonLines, readRatings } from '../retrieval/rows.ts';

interface Question {
  id: string;
  text: string;
  oos: boolean;
}

export interface TrainedRow {
  /** How many real questions each answer was taught. */
  variants: number;
  /** Shares of the questions that the shop can answer. */
  right: number;
  wrong: number;
  /** Of those that it cannot: how many it does not answer. */
  refused: number;
}

const patienceMs = 600_000;

/** Up to so many of them, evenly from all. */
const spread = <T>(items: readonly T[], most: number): T[] =>
  items.length <= most
    ? [...items]
    : Array.from({ length: most }, (_, n) => items[Math.floor((n * items.length) / most)] as T);

/** Answers `asked` with what the shop knows: shares of right, of wrong, and of refused ones. */
async function ask(ctx: Ctx, asked: readonly Question[], labelOf: (id: string) => string | undefined) {
  let [right, wrong, refused] = [0, 0, 0];
  for (const it of asked) {
    const { outcome, parts } = await answerWithoutModel(ctx, it.text, 'en');
    const sources = parts.flatMap((part) => (part.type === 'sources' ? part.sources : []));
    if (outcome !== 'answered') refused += it.oos ? 1 : 0;
    else if (it.oos || sources.every((source) => source.id !== labelOf(it.id))) wrong += it.oos ? 0 : 1;
    else right += 1;
  }
  const known = asked.filter((it) => !it.oos).length;
  return { right: right / known, wrong: wrong / known, refused: refused / (asked.length - known) };
}

/**
 * A shop with one custom answer for each matter of a set, known by its title alone, and then by so many real questions
 * besides. Those that it is asked are others than those it was taught.
 */
export async function measureVariants(folder: string, embedder: Embedder, steps: readonly number[], most: number) {
  const database = await openMigrated(undefined);
  const w = await testServer({ embedder, database });
  const { ctx } = await w.shop({});
  const corpus = readJsonLines<{ id: string; title: string }>(join(folder, 'corpus.jsonl'));
  const ratings = readRatings(join(folder, 'qrels.tsv'));
  const questions = readJsonLines<Question>(join(folder, 'queries.jsonl'));
  const matterOf = ({ id }: Question) => [...(ratings.get(id)?.keys() ?? [])][0];
  const isTaught = (_: Question, at: number) => at % 2 === 0;
  const taught = questions.filter((it, at) => !it.oos && isTaught(it, at));
  const asked = questions.filter((it, at) => !isTaught(it, at) && (it.oos || matterOf(it)));
  const [known, foreign] = [asked.filter((it) => !it.oos), asked.filter((it) => it.oos)];
  const some = [...spread(known, most), ...spread(foreign, most / 2)];

  const idOf = new Map(corpus.map((it) => [it.id, newId()]));
  const answerOf = (title: string) => `This is what the shop says about “${title}”.`;
  for (const { id, title } of corpus)
    await addCustomAnswer(ctx, { id: idOf.get(id) ?? '', question: title, answer: answerOf(title), variants: [] });
  const rows: TrainedRow[] = [];
  for (const variants of steps) {
    for (const { id, title } of variants === 0 ? [] : corpus) {
      const real = [...new Set(taught.filter((it) => matterOf(it) === id).map((it) => it.text))];
      const body = { question: title, answer: answerOf(title), variants: spread(real, variants) };
      await changeCustomAnswer(ctx, idOf.get(id) ?? '', body);
    }
    await jobsAtRest(database.db, patienceMs);
    const labelOf = (id: string) => idOf.get([...(ratings.get(id)?.keys() ?? [])][0] ?? '');
    rows.push({ variants, ...(await ask(ctx, some, labelOf)) });
  }
  await w.close();
  await database.close();
  return { answers: corpus.length, known: Math.min(known.length, most), rows };
}
