import { AiAssistantSettings } from '@chatty/contract/settings/assistant/ai-assistant-settings';
import type { Outcome } from '@chatty/contract/assistant';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frame } from '../../../language/frames/en.ts';
import { wordedFrame } from '../../../language/sentences/worded-frame.ts';
import { gaveUpAs } from '../../conversations/index.ts';
import { type Attempt, newAttempt, type Result } from '../engine/attempt.ts';
import { type Circumstances, conclude, type Said } from './conclude.ts';
import { saysTheSame } from './refusals.ts';

const engine = { id: 'any-engine', model: 'any-model', price: { input: 0, output: 0 } };
const passage = { kind: 'faq', title: 'How long does delivery take?', score: 0.9 } as const;
const sentence = 'Delivery takes four days.';
const courtesy = 'Hello!';

const kept = fc.record({
  text: fc.constantFrom(sentence, courtesy, 'Which size?', frame.noSuchOrder, frame.askProof, ''),
  role: fc.constantFrom('fact' as const, 'question' as const, 'unknowing' as const, 'courtesy' as const),
  slots: fc.constant<string[]>([]),
  words: fc.constant(sentence),
});
const outcome: fc.Arbitrary<Outcome> = fc.constantFrom('answered', 'asked_back', 'refused', 'handed_off', 'failed');
const said = fc.constantFrom(
  '',
  sentence,
  courtesy,
  frame.refused,
  frame.refusedAgain,
  frame.wordless,
  frame.noSuchOrder,
  `${sentence}\n\n${frame.askedThrice}`,
  `${frame.didYouMean}\n\n${frame.askedThrice}`,
);

/** What an engine may have made of an inquiry, good or bad. */
const attempts: fc.Arbitrary<Attempt> = fc
  .record({
    kept: fc.array(kept, { maxLength: 3 }),
    silenced: fc.boolean(),
    found: fc.boolean(),
    looked: fc.boolean(),
    handOff: fc.option(fc.record({ why: fc.constantFrom(...gaveUpAs), reason: fc.constant('') })),
    orderDenied: fc.option(fc.constantFrom('proof_missing' as const, 'no_match' as const)),
  })
  .map(({ kept, silenced, found, looked, handOff, orderDenied }) => {
    const attempt = newAttempt(engine, { language: 'en', locale: 'en', visitorText: '' });
    const text = kept.map((it) => it.text).join(' ');
    const verdicts = silenced ? [{ sentence: 'It is free.', kept: false, reason: '' }] : [];
    Object.assign(attempt.run, { kept, verdicts, text: text.trim() });
    if (found) attempt.findings.evidence.addPassage({ ...passage, id: '1', sourceId: '1', text: sentence, url: null });
    if (found) attempt.findings.retrieved.push({ id: '1', ...passage });
    if (looked) attempt.findings.toolCalls.push({ name: 'any', input: {}, output: {}, ms: 1 });
    Object.assign(attempt.findings, { handOff, orderDenied });
    return attempt;
  });

/** The shop words some of it itself. */
const worded = { assistantSaysHandedOff: 'Mia is on it.', assistantSaysUnknown: 'No idea. Shall a person help?' };

const circumstances: fc.Arbitrary<Circumstances> = fc
  .record({
    question: fc.constantFrom('', 'How long does delivery take?'),
    fileCount: fc.nat(2),
    earlier: fc.array(outcome, { maxLength: 4 }),
    lastAnswer: said,
    language: fc.constantFrom('en', 'de', 'ja'),
    words: fc.constantFrom({}, worded),
    rephrased: fc.boolean(),
    assistant: fc.constant(AiAssistantSettings.parse({})),
  })
  .map(({ words, ...it }) => ({ ...it, frame: wordedFrame(it.language, { locale: it.language, words }) }));

const always = (check: (circumstances: Circumstances, attempt: Attempt) => void) =>
  fc.assert(fc.property(circumstances, attempts, check), { numRuns: 200 });

/** What is said; fails where nothing is. */
function mustSay(circumstances: Circumstances, result: Result): Said {
  const conclusion = conclude(circumstances, result);
  if (conclusion.outcome === 'dropped') throw new Error('something is to be said');
  return conclusion;
}

test('nothing is said under a turn that is over, whatever an engine made of it', () => {
  always((circumstances, attempt) => {
    expect(conclude(circumstances, { kind: 'overtaken', attempt })).toEqual({ outcome: 'dropped' });
  });
});

test('a visitor who stops an answer keeps what was said so far, and is told nothing where that is nothing', () => {
  always((circumstances, attempt) => {
    const conclusion = conclude(circumstances, { kind: 'stopped', attempt });
    if (attempt.run.text === '') expect(conclusion).toEqual({ outcome: 'dropped' });
    else expect(conclusion).toEqual(conclude(circumstances, { kind: 'finished', attempt }));
  });
});

test('every other result is told in words, and a person gets the conversation exactly where that is the outcome', () => {
  for (const kind of ['files_only', 'wordless', 'budget_spent', 'failed', 'finished'] as const)
    always((circumstances, attempt) => {
      const { text, outcome, handOff } = mustSay(circumstances, { kind, attempt });
      expect(text.trim()).not.toBe('');
      expect(handOff !== undefined).toBe(outcome === 'handed_off' || outcome === 'failed');
    });
});

test('where no engine came to its end, nothing of what engines said is told', () => {
  for (const kind of ['files_only', 'wordless', 'budget_spent', 'failed'] as const)
    always((circumstances, attempt) => {
      const blank = newAttempt(engine, { language: 'en', locale: 'en', visitorText: '' });
      expect(conclude(circumstances, { kind, attempt })).toEqual(conclude(circumstances, { kind, attempt: blank }));
    });
});

test('a person who was asked for is always got', () => {
  always((circumstances, attempt) => {
    const handOff = { why: 'person_requested' as const, reason: '' };
    const asked = { ...attempt, findings: { ...attempt.findings, handOff } };
    expect(mustSay(circumstances, { kind: 'finished', attempt: asked })).toMatchObject({
      outcome: 'handed_off',
      handOff: 'person_requested',
    });
  });
});

test('a refusal offers a person, and neither it nor a question is in the words of the answer before', () => {
  for (const kind of ['wordless', 'finished'] as const)
    always((circumstances, attempt) => {
      const { outcome, text, parts } = mustSay(circumstances, { kind, attempt });
      if (outcome === 'refused') expect(parts).toContainEqual({ type: 'offerPerson' });
      if (outcome === 'refused' || outcome === 'asked_back')
        expect(saysTheSame(text, circumstances.lastAnswer)).toBe(false);
    });
});

test('an answer beside a file says that nobody looked at it, and offers a person once', () => {
  always((circumstances, attempt) => {
    const { text, parts, handOff } = mustSay({ ...circumstances, fileCount: 1 }, { kind: 'finished', attempt });
    if (handOff) return;
    expect(text.endsWith(circumstances.frame.fileUnseen)).toBe(true);
    expect(parts.filter((it) => it.type === 'offerPerson')).toHaveLength(1);
  });
});

test('who asks the same for the third time is offered a person once, and told what happens next once, answered or not', () => {
  always((circumstances, attempt) => {
    const asked = { ...circumstances, rephrased: true };
    const { text, parts, handOff } = mustSay(asked, { kind: 'finished', attempt });
    if (handOff) return;
    const { askedThrice, refusedAgain, refusedOften } = circumstances.frame;
    expect(parts.filter((it) => it.type === 'offerPerson')).toHaveLength(1);
    const told = [askedThrice, refusedAgain, ...refusedOften].filter((it) => text.includes(it));
    expect(told).toHaveLength(circumstances.lastAnswer.includes(askedThrice) && !told.length ? 0 : 1);
    const before = mustSay({ ...asked, lastAnswer: text }, { kind: 'finished', attempt });
    expect(before.text.includes(askedThrice) && text.includes(askedThrice)).toBe(false);
  });
});

describe('what is near is offered in place of a refusal', () => {
  const plain: Circumstances = {
    question: 'is there parking',
    fileCount: 0,
    earlier: [],
    lastAnswer: '',
    language: 'en',
    frame,
    rephrased: false,
    assistant: AiAssistantSettings.parse({}),
  };
  /** What is said where the engine said this, and a question so near was found. */
  const offered = (text: string, nearness: number) => {
    const attempt = newAttempt(engine, { language: 'en', locale: 'en', visitorText: '' });
    if (text !== '') attempt.run.kept.push({ text, role: 'unknowing', slots: [], words: text });
    attempt.run.text = text;
    attempt.findings.retrieved.push({ id: '1', ...passage });
    Object.assign(attempt.findings, { nearness, confidence: nearness });
    return mustSay(plain, { kind: 'finished', attempt });
  };
  const nearest = { type: 'quickReplies', replies: [passage.title] };

  test('by an engine that saw what was found and says that it answers nothing, however near it is', () => {
    for (const nearness of [0.3, 0.5, 0.95]) {
      const { outcome, text, parts } = offered(frame.offline.unknown, nearness);
      expect([outcome, text]).toEqual(['asked_back', frame.didYouMean]);
      expect(parts).toContainEqual(nearest);
    }
  });

  test('and where nothing was said of what is not near enough to answer', () => {
    expect(offered('', 0.4)).toMatchObject({ outcome: 'asked_back', text: frame.didYouMean });
    expect(offered('', 0.95).outcome).toBe('refused');
  });

  test('but not where it is far, nor in place of an engine’s own words', () => {
    expect(offered(frame.offline.unknown, 0.2).outcome).toBe('refused');
    expect(offered(frame.offline.noProduct, 0.5)).toMatchObject({ outcome: 'refused' });
    expect(offered(frame.offline.noProduct, 0.5).text).toContain(frame.offline.noProduct);
  });
});

test('that the shop says nothing of a product is no answer; its card stands beside it, and a person is offered', () => {
  const attempt = newAttempt(engine, { language: 'en', locale: 'en', visitorText: '' });
  const variant = { title: 'Oak', price: { amount: '9.00', currency: 'USD' }, compareAtPrice: null, stock: null };
  const card = { id: 'bowl', handle: 'bowl', title: 'Fell Bowl', url: 'https://shop.example/bowl', imageUrl: null };
  attempt.findings.evidence.addProduct({ ...card, variants: [{ ...variant, id: 'oak', available: true }] });
  const text = frame.offline.notStated('Fell Bowl');
  Object.assign(attempt.run, { kept: [{ text, role: 'unknowing', slots: ['product:1'], words: '' }], text });
  always((circumstances) => {
    const { outcome, parts } = mustSay({ ...circumstances, earlier: [] }, { kind: 'finished', attempt });
    expect(outcome).toBe('refused');
    expect(parts.map((it) => it.type)).toEqual(['products', 'offerPerson']);
  });
});
