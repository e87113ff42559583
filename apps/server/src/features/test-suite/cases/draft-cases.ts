import type { TestCaseDraft, TestCheck } from '@chatty/contract/test-suite';
import type { Ctx } from '../../../ctx.ts';
import { foldText } from '../../../language/fold.ts';
import { latestQuestions } from '../../assistant/index.ts';
import { publishedFaqs } from '../../faqs/index.ts';
import { latestCustomAnswers } from '../../knowledge/index.ts';
import { findShop, settingsOf } from '../../shops/index.ts';
import { casesOf } from './case.store.ts';

/** So many drafts of each kind are shown at once; whoever takes them finds the next. */
const mostOfKind = 20;

const draft = (from: TestCaseDraft['from'], question: string, checks: TestCheck[]): TestCaseDraft => ({
  ...{ from, turns: [question], contactId: null, locale: '', page: '', checks, askedIn: null },
});

const ends = (outcome: 'answered' | 'refused'): TestCheck => ({ kind: 'outcome', outcome });

interface Asked {
  id: string;
  question: string;
  variants: readonly string[];
}

/** In other words than its own, where there are any: that it is found by its own words proves little. */
const ofSource = (kind: 'faq' | 'custom_answer', { id, question, variants }: Asked): TestCaseDraft =>
  draft(kind, variants[0] ?? question, [
    ends('answered'),
    { kind: 'source', source: { kind, id, title: question.slice(0, 500) } },
  ]);

/**
 * Test cases that could be added: what the shop answers must go on being found, what is suggested must be answered, and what
 * visitors asked must end as it did. Nothing that the suite asks already.
 */
export async function draftCases(ctx: Ctx): Promise<TestCaseDraft[]> {
  const known = await casesOf(ctx).select('turns').execute();
  const asked = new Set(known.map(({ turns }) => foldText(turns[0] ?? '')));
  const suggestions = settingsOf(await findShop(ctx.db, ctx.shopId)).quickReplySettings.suggestionFAQs;
  const kinds = [
    (await publishedFaqs(ctx)).map((it) => ofSource('faq', it)),
    (await latestCustomAnswers(ctx)).map((it) => ofSource('custom_answer', it)),
    // What has a quick answer, the assistant is not asked.
    suggestions.flatMap(({ question, answer }) =>
      answer === '' ? draft('suggestion', question, [ends('answered')]) : [],
    ),
    (await latestQuestions(ctx)).map(({ question, conversationId, outcome }) => ({
      ...draft('visitor', question, [ends(outcome)]),
      askedIn: conversationId,
    })),
  ];
  const isNew = ({ turns: [first = ''] }: TestCaseDraft): boolean => {
    const key = foldText(first);
    if (asked.has(key)) return false;
    asked.add(key);
    return true;
  };
  return kinds.flatMap((drafts) => drafts.filter(isNew).slice(0, mostOfKind));
}
