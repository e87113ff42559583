import type { Outcome } from '@chatty/contract/assistant';
import type { Part } from '@chatty/contract/messages';
import { newId } from '@chatty/contract/new-id';
import type { Ctx } from '../../../ctx.ts';
import { conclude } from '../conclusion/conclude.ts';
import { askEngine } from '../engine/ask-engines.ts';
import { newAttempt, type Result } from '../engine/attempt.ts';
import { chooseCourse } from '../inquiry/choose-course.ts';
import { inquiryOf } from './try-answer.ts';

/** What a question would come to, said by no model. */
export interface Unmodeled {
  outcome: Outcome;
  text: string;
  parts: readonly Part[];
}

/**
 * What a stranger who begins with this question would be answered if there were no model: by the way that every answer
 * takes, against no budget, and without anybody hearing of it. Nothing of it is kept. Not inside a transaction.
 */
export async function answerWithoutModel(ctx: Ctx, question: string, locale: string): Promise<Unmodeled> {
  const { offlineEngine } = ctx.services;
  const turns = [{ by: 'visitor' as const, text: question }];
  const inquiry = await inquiryOf(ctx, { id: newId(), locale, page: '', contactId: null, assistant: {}, turns });
  const running = { signal: new AbortController().signal, stopReason: () => null };
  const course = await chooseCourse(inquiry, async () => true);
  const result: Result =
    course.kind === 'ask_engine'
      ? await askEngine(offlineEngine, { ctx, inquiry, running, tell: () => {} })
      : { ...course, attempt: newAttempt(offlineEngine, inquiry) };
  const conclusion = conclude(inquiry, result);
  return conclusion.outcome === 'dropped' ? { outcome: 'dropped', text: '', parts: [] } : conclusion;
}
