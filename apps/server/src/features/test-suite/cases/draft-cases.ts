import type { Scenario } from '@chatty/contract/scenarios';
import type { ExpectedOutcome, TestCaseDraft, TestCheck } from '@chatty/contract/test-suite';
import { proseToPlain } from '@chatty/prose/html';
import type { Ctx } from '../../../ctx.ts';
import { foldText } from '../../../language/fold.ts';
import { latestQuestions } from '../../assistant/index.ts';
import { publishedFaqs } from '../../faqs/index.ts';
import { latestCustomAnswers, scenariosOn } from '../../knowledge/index.ts';
import { findShop, settingsOf } from '../../shops/index.ts';
import { casesOf } from './case.store.ts';

/** So many drafts of each kind are shown at once; whoever takes them finds the next. */
const mostOfKind = 20;

const draft = (from: TestCaseDraft['from'], question: string, checks: TestCheck[]): TestCaseDraft => ({
  ...{ from, turns: [question], contactId: null, locale: '', page: '', checks, askedIn: null },
});

const ends = (outcome: ExpectedOutcome): TestCheck => ({ kind: 'outcome', outcome });

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

/** A check's text is no longer: the first sentences of what is said tell whether it was. */
const factMaxChars = 300;
const firstLine = (text: string) => proseToPlain(text).split('\n')[0]?.trim().slice(0, factMaxChars) ?? '';

/**
 * What a visitor says who means a scenario, and what it does until it waits or ends. In the last of its examples: by all of
 * them it is found.
 */
function ofScenario({ examples, steps }: Scenario): TestCaseDraft {
  const asks = steps.findIndex((it) => it.kind === 'ask');
  const done = asks < 0 ? steps : steps.slice(0, asks + 1);
  const outcome = done.some((it) => it.kind === 'hand_over') ? 'handed_off' : asks < 0 ? 'answered' : 'asked_back';
  const said = done.find((it) => it.kind === 'say' || it.kind === 'ask');
  const link = done.find((it) => it.kind === 'link');
  const fact = said ? firstLine(said.text) : '';
  return draft('scenario', examples.at(-1) ?? '', [
    ends(outcome),
    ...(fact === '' ? [] : [{ kind: 'says' as const, text: fact }]),
    ...(link ? [{ kind: 'link' as const, text: link.url.slice(0, factMaxChars) }] : []),
  ]);
}

/**
 * Test cases that could be added: what the shop answers must go on being found, what is suggested must be answered, scenarios
 * must start and say what they say, and what visitors asked must end as it did. Nothing that the suite asks already.
 */
export async function draftCases(ctx: Ctx): Promise<TestCaseDraft[]> {
  const known = await casesOf(ctx).select('turns').execute();
  const asked = new Set(known.map(({ turns }) => foldText(turns[0] ?? '')));
  const suggestions = settingsOf(await findShop(ctx.db, ctx.shopId)).quickReplySettings.suggestionFAQs;
  const kinds = [
    (await publishedFaqs(ctx)).map((it) => ofSource('faq', it)),
    (await latestCustomAnswers(ctx)).map((it) => ofSource('custom_answer', it)),
    (await scenariosOn(ctx)).map(ofScenario),
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
