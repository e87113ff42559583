import { AiAssistantSettings } from '@chatty/contract/settings/assistant/ai-assistant-settings';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countDone,
  firstUnfinished,
  guideSteps,
  keptStep,
  openStep,
  type StepsDone,
  stepsDone,
} from './guide-steps.ts';

const assistant = (part: Partial<AiAssistantSettings> = {}) => ({ ...AiAssistantSettings.parse({}), ...part });
const fresh = {
  isSyncProductFirst: false,
  aiAssistantSettings: assistant(),
  isEnableAIAssistant: true,
  enableEmbedCore: false,
};
const never = { running: false, error: null, finishedAt: null };
const read = { ...never, finishedAt: '2026-01-01T00:00:00.000Z' };

test('training data are there once the first sync was started and none is running', () => {
  const isDone = (sync: typeof read | typeof never | undefined, isSyncProductFirst = false) =>
    stepsDone({ shop: { ...fresh, isSyncProductFirst }, sync })['add-training-data'];
  expect([isDone(undefined, true), isDone(never), isDone({ ...never, running: true }, true)]).toEqual([
    false,
    false,
    false,
  ]);
  expect([isDone(never, true), isDone(read), isDone({ ...read, running: true }, true)]).toEqual([true, true, false]);
});

test('a first sync that failed has trained nobody; a later one leaves what was read before', () => {
  const shop = { ...fresh, isSyncProductFirst: true };
  const failed = { running: false, error: 'The store said no.', finishedAt: null };
  expect(stepsDone({ shop, sync: failed })['add-training-data']).toBe(false);
  expect(stepsDone({ shop, sync: { ...failed, finishedAt: read.finishedAt } })['add-training-data']).toBe(true);
});

test('instruction, test, and activation follow from the shop: active is who has both switched on', () => {
  const done = (part: Partial<typeof fresh>) => stepsDone({ shop: { ...fresh, ...part }, sync: never });
  expect(done({ aiAssistantSettings: assistant({ hasInstruction: true }) })['add-instruction']).toBe(true);
  expect(done({ aiAssistantSettings: assistant({ hasTested: true }) }).test).toBe(true);
  const active = [true, false].flatMap((isEnableAIAssistant) =>
    [true, false].map((enableEmbedCore) => done({ isEnableAIAssistant, enableEmbedCore }).activate),
  );
  expect(active).toEqual([true, false, false, false]);
  expect(countDone(done({}))).toBe(0);
});

const anyDone: fc.Arbitrary<StepsDone> = fc.record({
  'add-training-data': fc.boolean(),
  'add-instruction': fc.boolean(),
  test: fc.boolean(),
  activate: fc.boolean(),
});

test('the first unfinished step is open until another is chosen, and again after each that is done', () => {
  fc.assert(
    fc.property(anyDone, anyDone, fc.constantFrom(...guideSteps, null), (before, after, chosen) => {
      expect(openStep(undefined, before)).toBe(firstUnfinished(before));
      const kept = keptStep(chosen, before);
      expect(openStep(kept, before)).toBe(chosen);
      expect(openStep(kept, after)).toBe(countDone(after) === countDone(before) ? chosen : firstUnfinished(after));
    }),
  );
});
