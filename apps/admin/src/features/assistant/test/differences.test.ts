import type { TriedAnswer } from '@chatty/contract/copilot';
import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';

const answer = (more: Partial<TriedAnswer> = {}, outcome: 'answered' | 'refused' = 'answered'): TriedAnswer => ({
  text: 'Within 30 days.',
  parts: [{ type: 'sources', sources: [{ kind: 'faq', id: 'a', title: 'Returns', url: null }] }],
  onPage: null,
  instruction: 'none',
  decision: {
    ...{
      question: 'Returns?',
      outcome,
      engine: 'offline-1',
      configVersion: 'v',
      scenario: null,
      recommendation: null,
      retrieved: [],
      confidence: 1,
    },
    ...{ toolCalls: [], verdicts: [], secondCalls: [], inputTokens: 0, outputTokens: 0, latencyMs: 3 },
    cost: { amount: '0', currency: 'USD' },
  },
  ...more,
});

test('two answers differ in what a visitor or the team sees of them, and not in how long they took', () => {
  const slower = answer();
  slower.decision.latencyMs = 900;
  expect(differencesOf(answer(), slower)).toEqual([]);
  expect(differencesOf(answer(), answer({ text: 'Within a month.' }))).toEqual(['words']);
  expect(differencesOf(answer(), answer({ text: '', parts: [] }, 'refused'))).toEqual(['outcome', 'words', 'sources']);
});
