import { expect, test } from 'vitest';
import { instructionMaxChars } from '../limits.ts';
import { industries } from './industries.ts';
import { lintInstruction } from './lint.ts';
import { draftInstruction, type StoreFacts, tones } from './templates.ts';

const store: StoreFacts = {
  shopName: 'Fell & Tarn',
  botName: 'Chatty AI',
  language: 'English',
  productTypes: ['Tents', 'Sleeping bags', 'Stoves'],
  policies: ['Refund policy', 'Shipping policy'],
  hasHours: true,
};
const bare: StoreFacts = { ...store, productTypes: [], policies: [], hasHours: false };
const all = ['' as const, ...industries].flatMap((industry) => tones.map((tone) => ({ industry, tone })));

test('there is a template for each of twelve kinds of stores, and each says something of its own', () => {
  expect(industries.length).toBeGreaterThanOrEqual(10);
  expect(new Set(all.map((it) => draftInstruction(store, it))).size).toBe(all.length);
});

test.each(all)('what is proposed gives rise to no finding, and leaves room: $industry, $tone', (choice) => {
  for (const facts of [store, bare]) {
    const draft = draftInstruction(facts, choice);
    expect(lintInstruction(draft)).toEqual([]);
    expect(draft.length).toBeLessThan(instructionMaxChars / 2);
  }
});

test('what the store has stands in it, and what it lacks does not', () => {
  const choice = { industry: 'sports', tone: 'friendly' } as const;
  const draft = draftInstruction(store, choice);
  expect(draft).toContain('You are Chatty AI, the assistant of Fell & Tarn');
  expect(draft).toContain('Tents, Sleeping bags and Stoves');
  expect(draft).toContain('Refund policy and Shipping policy');
  expect(draft).toContain('working hours');
  const less = draftInstruction(bare, choice);
  for (const word of ['most of', 'policies', 'working hours']) expect(less).not.toContain(word);
});
