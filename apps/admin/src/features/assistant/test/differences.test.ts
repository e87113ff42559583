import type { TriedAnswer } from '@chatty/contract/copilot';
import { expect, test } from 'vitest';
import { aloneIn, differencesOf, moreOf } from './differences.ts';

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

test('what only one of two has is told by name, and what the second takes more', () => {
  const [one, other] = [answer(), answer()];
  const call = { input: {}, output: {}, ms: 1 };
  one.decision.toolCalls = [{ name: 'search_knowledge', ...call }];
  other.decision.toolCalls = [
    { name: 'search_knowledge', ...call },
    { name: 'search_knowledge', ...call },
    { name: 'search_products', ...call },
  ];
  one.decision.retrieved = [{ id: 'a', kind: 'faq', title: 'Returns', score: 1 }];
  other.decision.verdicts = [{ sentence: 'Within a year.', kept: false, reason: 'nothing says so' }];
  other.decision.latencyMs = 10;
  other.decision.cost = { amount: '0.0004', currency: 'USD' };
  expect(differencesOf(one, other)).toEqual(['found', 'tools', 'dropped']);
  expect(aloneIn(one, other)).toEqual({ pieces: ['Returns'], tools: [], dropped: [] });
  expect(aloneIn(other, one)).toEqual({
    pieces: [],
    tools: ['search_knowledge', 'search_products'],
    dropped: ['Within a year.'],
  });
  expect(moreOf(one, other)).toEqual({ ms: 7, dollars: 0.0004 });
});
