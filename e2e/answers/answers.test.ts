import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkSentence } from '../../apps/server/src/features/assistant/grounding/validator.ts';
import { type ModelServer, openModelServer } from '../../apps/server/src/test-kit/model-server.ts';
import { openTestDatabase } from '../../apps/server/src/test-kit/test-database.ts';
import { altered, evidenceOf, reworded } from './altered-sentences.ts';
import { demoSets, readAnswerSets } from './answer-sets.ts';
import { type AnsweringShop, openAnsweringShop } from './answering-shop.ts';
import { playLie, playTruth } from './play-sets.ts';

const runs = { numRuns: 2_000 };

test('of what the shop says, nothing that was changed is said', () => {
  fc.assert(
    fc.property(altered, (it) => {
      expect(checkSentence(it.said, evidenceOf(it)), `${it.edit}: ${it.said}`).toMatchObject({ kept: false });
    }),
    runs,
  );
});

test('what the shop says itself is said', () => {
  fc.assert(
    fc.property(reworded, (it) => {
      expect(checkSentence(it.said, evidenceOf(it)), `${it.edit}: ${it.said}`).toMatchObject({ kept: true });
    }),
    runs,
  );
});

describe('in the demo shop', () => {
  const sets = readAnswerSets(demoSets);
  let model: ModelServer;
  let shop: AnsweringShop;
  let close: () => Promise<void>;
  beforeAll(async () => {
    model = await openModelServer();
    const database = await openTestDatabase();
    shop = await openAnsweringShop(model.engine, database);
    close = async () => {
      await shop.close();
      await database.close();
      await model.close();
    };
  }, 120_000);
  afterAll(() => close?.());

  test('no visitor reads a lie that a model was made to tell', async () => {
    const through: string[] = [];
    for (const lie of sets.lies) through.push(...(await playLie(shop, model, lie)).through);
    expect(through).toEqual([]);
  }, 120_000);

  test('what an honest model says is read as it is worded, or as the shop words it', async () => {
    const fates = [];
    for (const truth of sets.truths) fates.push(await playTruth(shop, model, truth));
    expect(fates.filter((it) => it.fate === 'lost').map((it) => [it.truth.truth, it.dropped, it.shown])).toEqual([]);
    expect(fates.filter((it) => it.fate === 'worded').length / fates.length).toBeGreaterThanOrEqual(0.85);
  }, 120_000);
});
