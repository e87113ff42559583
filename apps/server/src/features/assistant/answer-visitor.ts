import { isDatabaseAway } from '../../platform/db/database-away.ts';
import type { Ctx } from '../../ctx.ts';
import type { AnswerRequest } from './assistant.jobs.ts';
import { finishAnswer } from './conclusion/finish-answer.ts';
import { askEngines } from './engine/ask-engines.ts';
import type { Asking } from './engine/asking.ts';
import { newAttempt, type Result, type Unasked } from './engine/attempt.ts';
import { takeAnswer } from './inquiry/answer-budget.ts';
import { chooseCourse } from './inquiry/choose-course.ts';
import { type Inquiry, readInquiry } from './inquiry/read-inquiry.ts';
import { concludeRehearsed } from './rehearsal/conclude-rehearsed.ts';
import { type RunningAnswer, runningAnswers } from './running-answers.ts';
import { tellProgress } from './tell-progress.ts';

/** No engine is asked, so that a flood of questions costs nothing. */
const unasked = ({ ctx, inquiry }: Asking, why: Unasked): Result => ({
  ...why,
  attempt: newAttempt(ctx.services.engine, inquiry),
});

async function workOn(asking: Asking): Promise<Result> {
  const { shop, contact, addressHash } = asking.inquiry;
  const who = { contactId: contact.id, address: addressHash ?? undefined };
  const course = await chooseCourse(asking.inquiry, () => takeAnswer(asking.ctx, shop, who));
  return course.kind === 'ask_engine' ? askEngines(asking) : unasked(asking, course);
}

async function answerInquiry(ctx: Ctx, inquiry: Inquiry, running: RunningAnswer, startedAt: number): Promise<void> {
  const teller = tellProgress(ctx, inquiry);
  const asking: Asking = { ctx, inquiry, running, tell: teller.tell };
  const finish = async (result: Result) =>
    finishAnswer(ctx, { inquiry, result, conclusion: await concludeRehearsed(ctx, inquiry, result), startedAt });
  try {
    await finish(await workOn(asking));
  } catch (error) {
    // The job tries again where that may help. After any other failure the visitor is told and gets a person.
    if (isDatabaseAway(error)) throw error;
    ctx.log.error({ err: error, conversationId: inquiry.conversationId }, 'an answer broke off');
    await finish(unasked(asking, { kind: 'failed' }));
  } finally {
    teller.end();
  }
}

/**
 * The assistant's turn: answers what the visitor said, asks back, says that it does not know, or gets a person, without
 * asking a model where the visitor's or the shop's budget of answers is spent. Ends with exactly one message, unless a
 * person took over, the visitor said something newer or stopped it before the first sentence. May run twice for the same
 * turn: the answer's id is the same.
 *
 * It is one way: the inquiry is read, it is decided who answers, the engines are asked, what came of it is concluded, and
 * one transaction ends it. Each stop takes what the one before returned; a failure is a result like any other.
 */
export async function answerVisitor(ctx: Ctx, request: AnswerRequest): Promise<void> {
  const startedAt = performance.now();
  // Listens before reading anything: the read tells whether the turn is over already, and listening tells if it ends
  // later.
  const running = runningAnswers(ctx.services).begin({ shopId: ctx.shopId, ...request });
  try {
    const inquiry = await readInquiry(ctx, request);
    if (inquiry) await answerInquiry(ctx, inquiry, running, startedAt);
  } finally {
    running.end();
  }
}
