import { isDatabaseAway } from '../../platform/db/database-away.ts';
import type { Ctx } from '../../ctx.ts';
import type { AnswerRequest } from './assistant.jobs.ts';
import { finishAnswer } from './conclusion/finish-answer.ts';
import { askEngines } from './engine/ask-engines.ts';
import type { Asking } from './engine/asking.ts';
import { type Result, unasked } from './engine/attempt.ts';
import { quoteFaqs } from './engine/quote-faqs.ts';
import { takeAnswer } from './inquiry/answer-budget.ts';
import { chooseCourse } from './inquiry/choose-course.ts';
import { type Inquiry, readInquiry } from './inquiry/read-inquiry.ts';
import { concludeRehearsed } from './rehearsal/conclude-rehearsed.ts';
import { type RunningAnswer, runningAnswers } from './running-answers.ts';
import { tellProgress } from './tell-progress.ts';

async function workOn(asking: Asking): Promise<Result> {
  const { ctx, inquiry } = asking;
  const { shop, contact, addressHash, answerId } = inquiry;
  const who = { answerId, contactId: contact.id, address: addressHash ?? undefined };
  const course = await chooseCourse(inquiry, () => takeAnswer(ctx, shop, who));
  if (course.kind === 'ask_engine') return askEngines(asking);
  return course.kind === 'quote_faqs' ? quoteFaqs(asking) : unasked(ctx.services.engine, inquiry, course);
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
    await finish(unasked(ctx.services.engine, inquiry, { kind: 'failed' }));
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
