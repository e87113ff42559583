import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AiAssistantSettings } from '@chatty/contract/settings/assistant/ai-assistant-settings';
import type { Taken } from './answer-budget.ts';
import { chooseCourse } from './choose-course.ts';

const asked = {
  isOff: false,
  language: 'en' as const,
  assistant: AiAssistantSettings.parse({}),
  contact: { id: 'any', customerId: null, locale: 'en', isByLink: false, tagIds: [] },
  cartTotal: null,
  hadPerson: false,
};

/** Decides, and counts how many answers were taken from the budget. */
async function decided(question: string, fileCount: number, budget: Taken) {
  let taken = 0;
  const { kind: course } = await chooseCourse({ ...asked, question, fileCount }, async () => {
    taken += 1;
    return budget;
  });
  return { course, taken };
}

const budgets = fc.constantFrom<Taken>('taken', 'plan_spent', 'visitor_spent');
const signs = fc.constantFrom('', '?!', '👀📷', '…', ' \n');

test('words are answered while the budget lasts, and one answer is taken from it', async () => {
  const words = fc.tuple(signs, fc.constantFrom('Hi', '42', 'Grüße', '你好'), signs).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(words, fc.nat(3), budgets, async (question, fileCount, budget) => {
      const course = { taken: 'ask_engine', plan_spent: 'quote_faqs', visitor_spent: 'budget_spent' }[budget];
      expect(await decided(question, fileCount, budget)).toEqual({ course, taken: 1 });
    }),
  );
});

test('where there is no word no engine is asked, and nothing is taken from the budget', async () => {
  await fc.assert(
    fc.asyncProperty(signs, fc.nat(3), budgets, async (question, fileCount, budget) => {
      const course = fileCount > 0 ? 'files_only' : 'wordless';
      expect(await decided(question, fileCount, budget)).toEqual({ course, taken: 0 });
    }),
  );
});
