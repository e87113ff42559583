import { readFileSync } from 'node:fs';
import { newId } from '@chatty/contract/new-id';
import { createOfflineEngine } from '../../apps/server/src/adapters/engine/offline-engine/index.ts';
import { answerWithoutModel } from '../../apps/server/src/features/assistant/index.ts';
import { addScenario } from '../../apps/server/src/features/knowledge/scenarios/save-scenario.ts';
import { addSizeGuide } from '../../apps/server/src/features/knowledge/size-guides/save-size-guide.ts';
import type { Embedder } from '../../apps/server/src/ports/embedder.ts';
import { jobsAtRest } from '../../apps/server/src/test-kit/jobs-at-rest.ts';
import { openAnsweringShop } from '../../e2e/answers/answering-shop.ts';
import { openMigrated } from '../database.ts';

const read = (name: string) => JSON.parse(readFileSync(new URL(`examples/${name}.json`, import.meta.url), 'utf8'));
const sizes: { question: string; size: string }[] = read('sizes');
const engraving: { words: string[]; counterWords: string[]; says: string; meant: string[]; notMeant: string[] } =
  read('engraving');

export interface TaughtRow {
  taught: string;
  questions: number;
  before: number;
  after: number;
}

const patienceMs = 240_000;
const range = (from: number, to: number) => ({ from, to });
const guide = {
  name: 'Jackets',
  unit: 'cm' as const,
  columns: [
    { measure: 'chest' as const, label: 'Chest' },
    { measure: 'waist' as const, label: 'Waist' },
  ],
  rows: [
    { size: 'S', ranges: [range(88, 95), range(72, 79)] },
    { size: 'M', ranges: [range(96, 104), range(80, 88)] },
    { size: 'L', ranges: [range(105, 112), range(89, 97)] },
    { size: 'XL', ranges: [range(113, 122), range(98, 108)] },
  ],
  scope: { all: true, products: [], types: [], vendors: [], tags: [] },
  betweenNote: 'Between two sizes we suggest the larger one.',
  outsideNote: 'None of our sizes is made for this measure.',
};

/**
 * The demo shop, asked for sizes and for an engraving before it has a size guide and a scenario, and with them. `tell` is
 * told what does not come out right with them.
 */
export async function measureTaughtDemo(embedder: Embedder, tell: (line: string) => void): Promise<TaughtRow[]> {
  const database = await openMigrated(undefined);
  const shop = await openAnsweringShop(createOfflineEngine(), database, embedder);
  const { ctx } = shop;
  const answer = (question: string) => answerWithoutModel(ctx, question, 'en');
  const rightSizes = async (say: typeof tell) => {
    let right = 0;
    for (const { question, size } of sizes) {
      const { outcome, text } = await answer(question);
      const named = text.split('\n').filter((line) => /^(S|M|L|XL) \|/.test(line));
      if (outcome === 'answered' && named.length === 1 && named[0]?.startsWith(`${size} |`)) right += 1;
      else say(`${question} (${size}): ${JSON.stringify(text)}`);
    }
    return right;
  };
  const rightRuns = async (questions: readonly string[], isMeant: boolean, say: typeof tell) => {
    let right = 0;
    for (const it of questions) {
      const { text } = await answer(it);
      if (text.includes(engraving.says) === isMeant) right += 1;
      else say(`${it} (${isMeant ? 'meant' : 'not meant'}): ${JSON.stringify(text)}`);
    }
    return right;
  };
  const all = async (say: typeof tell) => [
    await rightSizes(say),
    await rightRuns(engraving.meant, true, say),
    await rightRuns(engraving.notMeant, false, say),
  ];
  const before = await all(() => {});
  await addSizeGuide(ctx, { id: newId(), ...guide });
  await addScenario(ctx, {
    id: newId(),
    on: true,
    title: 'Engraving',
    examples: engraving.words,
    counterExamples: engraving.counterWords,
    steps: [{ kind: 'say', text: engraving.says }],
  });
  await jobsAtRest(database.db, patienceMs);
  const after = await all(tell);
  await shop.close();
  await database.close();
  const [asked, meant, notMeant] = [sizes.length, engraving.meant.length, engraving.notMeant.length];
  return [
    ['a size guide: the right size, alone', asked],
    ['a scenario: runs where it is meant', meant],
    ['a scenario: does not run where it is not meant', notMeant],
  ].map(([taught, questions], at) => ({
    taught: String(taught),
    questions: Number(questions),
    before: before[at] ?? 0,
    after: after[at] ?? 0,
  }));
}
