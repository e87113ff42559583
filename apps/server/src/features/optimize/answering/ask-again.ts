import type { AskedAgain, OpenQuestion, StillOpen } from '@chatty/contract/optimize';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { foldedWords } from '../../../language/fold.ts';
import { orNull } from '../../../platform/problem.ts';
import { answerWithoutModel, type Unmodeled } from '../../assistant/index.ts';
import { askAgainJob } from '../optimize.jobs.ts';
import { askingsOf, changeQuestion, findQuestion } from '../questions/open-question.store.ts';

/** So many wordings are asked again, of so many of the latest askings. */
const mostWordings = 30;
const mostAskings = 500;
/** What is published becomes better known for a while: its embeddings are still being made. */
const lateMs = 10 * 60_000;

const failures: Partial<Record<Unmodeled['outcome'], StillOpen>> = {
  refused: 'refused',
  handed_off: 'handed_off',
  asked_back: 'asked_back',
};

/** Whether an answer is from what was published or, where nothing was, from any source. */
function judge({ outcome, text, parts }: Unmodeled, published: OpenQuestion['published']): AskedAgain {
  const sources = parts.flatMap((it) => (it.type === 'sources' ? it.sources : []));
  const isFrom = published
    ? sources.some((it) => it.kind === published.as && it.id === published.id)
    : sources.length > 0 || parts.some((it) => it.type === 'products');
  const why = outcome !== 'answered' ? (failures[outcome] ?? 'failed') : isFrom ? null : 'elsewhere';
  return { why, text: text.slice(0, 1_000).toWellFormed(), sources: sources.map((it) => it.title) };
}

const nameOf = (question: string, language: string) => `${language}/${foldedWords(question).join(' ')}`;

/**
 * Asks the wordings of an open question again, as strangers and without a model, and keeps with each what it would be
 * answered now. The question is answered if all of them are, and open if any is not.
 */
export async function askAgain(ctx: Ctx, { questionId }: { questionId: string }): Promise<void> {
  const question = await orNull(findQuestion(ctx, questionId));
  if (!question) return;
  const askings = await askingsOf(ctx, questionId).selectAll().limit(mostAskings).execute();
  const wordings = Map.groupBy(askings, (it) => nameOf(it.question, it.language));
  const results: { ids: string[]; again: AskedAgain }[] = [];
  for (const same of [...wordings.values()].slice(0, mostWordings)) {
    const [one] = same;
    if (!one) continue;
    const answer = await answerWithoutModel(ctx, one.question, one.language);
    results.push({ ids: same.map((it) => it.id), again: judge(answer, question.published) });
  }
  await transaction(ctx, async (tx) => {
    for (const { ids, again } of results)
      await tx.db
        .updateTable('askings')
        .set({ again: JSON.stringify(again) })
        .where('shop_id', '=', tx.shopId)
        .where('id', 'in', ids)
        .execute();
    const isAnswered = results.length > 0 && results.every((it) => it.again.why === null);
    await settle(tx, questionId, isAnswered);
  });
}

/** What is ignored stays so, whatever it would be answered. */
async function settle(tx: TxCtx, id: string, isAnswered: boolean): Promise<void> {
  const before = await orNull(findQuestion(tx, id));
  if (!before) return;
  await changeQuestion(tx, id, {
    checking: false,
    checked_at: tx.services.clock.now(),
    ...(before.state === 'ignored' ? {} : { state: isAnswered ? ('answered' as const) : ('open' as const) }),
  });
}

/** Has an open question asked again. Throws `not_found`. */
export function beginAskingAgain(ctx: Ctx, questionId: string): Promise<OpenQuestion> {
  return transaction(ctx, async (tx) => {
    tx.enqueue(askAgainJob, { questionId });
    return changeQuestion(tx, questionId, { checking: true });
  });
}

/** What was published lately and did not answer its question is asked again with what is known now. */
export async function askLatelyPublished(tx: TxCtx): Promise<void> {
  const rows = await tx.db
    .selectFrom('open_questions')
    .select('id')
    .where('shop_id', '=', tx.shopId)
    .where('state', '=', 'open')
    .where('published_id', 'is not', null)
    .where('checked_at', '>', new Date(tx.services.clock.now().getTime() - lateMs))
    .execute();
  for (const { id } of rows) tx.enqueue(askAgainJob, { questionId: id });
}
