import { describe, expect, test } from 'vitest';
import { type NearScenario, scenarioFloor, scenarioStartedBy } from './near-scenarios.ts';

const scenario = (near: number, counter = 0.1): NearScenario => ({
  id: 'engraving',
  title: 'Engraving',
  position: 1,
  steps: [],
  exampleCount: 2,
  near,
  counter,
  words: 'Do you offer engraving?',
});
const isStarted = (it: NearScenario, confidence = 0.2) => scenarioStartedBy([it], confidence) !== null;

describe('a scenario starts', () => {
  test('where nothing else is as near', () => expect(isStarted(scenario(0.96))).toBe(true));
  test('not below its floor', () => expect(isStarted(scenario(scenarioFloor - 0.01))).toBe(false));
  test('not where the shop’s own answer is about as near', () => {
    expect(isStarted(scenario(0.941), 0.938)).toBe(false);
    expect(isStarted(scenario(0.994), 0.719)).toBe(true);
  });
  test('not where a counter-example is about as near', () => {
    expect(isStarted(scenario(0.994, 0.992))).toBe(false);
    expect(isStarted(scenario(0.965, 0.905))).toBe(true);
  });
  test('also where it is as near as can be', () => expect(isStarted(scenario(1, 0.99), 0.99)).toBe(true));
});

test('the nearest of those that may start is the one', () => {
  const next = { ...scenario(0.95), id: 'wrapping' };
  expect(scenarioStartedBy([scenario(0.99, 0.99), next], 0.1)?.id).toBe('wrapping');
});
