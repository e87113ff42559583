import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Engine } from '../../../ports/engine.ts';
import { sentencesOf } from '../grounding/reading/sentences.ts';
import { checkSentence } from '../grounding/validator.ts';
import { createVault } from '../inquiry/vault.ts';
import { newAttempt } from './attempt.ts';
import { createDraft } from './draft.ts';
import { lookAgain } from './look-again.ts';

const text =
  'Standard delivery takes 4 to 6 business days. Express delivery takes 2 business days and costs $12.00. Gift cards cannot be returned. Returns are free within 30 days.';
const passage = { kind: 'faq', id: '1', sourceId: '1', title: 'Delivery and returns', text, url: null } as const;
const sentences = [
  'Hello!',
  'Our standard shipping takes 4 to 6 business days.',
  'Express shipping costs $12.00.',
  'You cannot return gift cards.',
  'Within 30 days, returns are free of charge.',
  'Gift cards cannot be returned.',
  'Gift cards can be returned.',
  'Standard delivery takes 2 business days.',
  'Returns are free within 90 days.',
];
const asked = { language: 'en', locale: 'en', visitorText: 'delivery and returns' } as const;

/** A model of the port's own interface that answers with any text. */
const saying = (answer: string): Engine => ({
  id: 'any',
  price: { input: 1, output: 1 },
  isGeneral: true,
  model: {
    specificationVersion: 'v4',
    provider: 'any',
    modelId: 'any',
    supportedUrls: {},
    doGenerate: () =>
      Promise.resolve({
        content: [{ type: 'text', text: answer }],
        finishReason: { unified: 'stop', raw: 'stop' },
        usage: {
          inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
          outputTokens: { total: 1, text: 1, reasoning: 0 },
        },
        warnings: [],
      }),
    doStream: () => Promise.reject(new Error('is not asked to stream')),
  },
});

async function readOf(written: readonly string[], answer: string | null): Promise<string[]> {
  const attempt = newAttempt(saying(answer ?? ''), asked);
  attempt.findings.evidence.addPassage(passage);
  const drafting = {
    vault: createVault(),
    mode: 'natural' as const,
    showsProducts: true,
    holds: answer !== null,
    leadOf: () => null,
  };
  const draft = createDraft(attempt, drafting, () => {});
  draft.write(written.join(' '));
  draft.end();
  await lookAgain(attempt, draft, new AbortController().signal);
  return sentencesOf(attempt.run.text).map((it) => it.trim());
}

const answers = fc.oneof(
  fc.array(fc.boolean(), { maxLength: 6 }).map((carried) => JSON.stringify({ carried })),
  fc.record({ carried: fc.anything(), kept: fc.constant(sentences) }).map((it) => JSON.stringify(it) ?? ''),
  fc.constantFrom(...sentences.map((it) => JSON.stringify({ carried: [true], say: it }))),
  fc.string(),
  fc.json(),
);

test('whatever a model answers when asked again, it only drops: what is then read was read before, or is the shop’s own words', async () => {
  await fc.assert(
    fc.asyncProperty(fc.subarray(sentences, { minLength: 1 }), answers, async (written, answer) => {
      const before = await readOf(written, null);
      const after = await readOf(written, answer);
      const own = sentencesOf(text).map((it) => it.trim());
      expect(after.filter((it) => !before.includes(it) && !own.includes(it))).toEqual([]);
      const evidence = newAttempt(saying(''), asked).findings.evidence;
      evidence.addPassage(passage);
      expect(after.every((it) => checkSentence(it, evidence).kept)).toBe(true);
    }),
    { numRuns: 400 },
  );
});
