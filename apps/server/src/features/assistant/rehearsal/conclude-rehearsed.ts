import type { Ctx } from '../../../ctx.ts';
import { isDatabaseAway } from '../../../platform/db/database-away.ts';
import { conclude, type Conclusion } from '../conclusion/conclude.ts';
import type { Result } from '../engine/attempt.ts';
import type { Inquiry } from '../inquiry/read-inquiry.ts';
import { inShopsWords } from '../rules/rule-words.ts';
import { type Rehearsal, rehearseIn } from './rehearse-answer.ts';

const repliesOf = (conclusion: Conclusion): string[] =>
  conclusion.outcome === 'dropped'
    ? []
    : conclusion.parts.flatMap((it) => (it.type === 'quickReplies' ? it.replies : []));

async function rehearseReply(ctx: Ctx, { shop, assistant, contact }: Inquiry, reply: string): Promise<Rehearsal> {
  try {
    return await rehearseIn(ctx, reply, { shop, assistant }, contact.locale);
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    ctx.log.warn({ err: error }, 'a question was not rehearsed');
    return 'refused';
  }
}

/**
 * What becomes of a turn, with only those questions offered beside it that would be answered next: others take the places
 * of those that would not.
 */
export async function concludeRehearsed(ctx: Ctx, inquiry: Inquiry, result: Result): Promise<Conclusion> {
  const { unanswered } = result.attempt.findings;
  const answered = new Set<string>();
  for (;;) {
    const conclusion = conclude(inquiry, result);
    const untried = repliesOf(conclusion).filter((it) => !answered.has(it));
    if (untried.length === 0) return inShopsWords(ctx, inquiry, conclusion);
    for (const reply of untried) {
      const isRefused = (await rehearseReply(ctx, inquiry, reply)) === 'refused';
      (isRefused ? unanswered : answered).add(reply);
    }
  }
}
