import type { Asking, OpenQuestion } from '@chatty/contract/optimize';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { notFound } from '../../../platform/problem.ts';
import type { Tables } from '../../../tables.ts';
import { texts } from '#texts/optimize.ts';

type AskingRow = Selectable<Tables['askings']>;

/** An open question with what its askings tell. */
type QuestionRow = Omit<Selectable<Tables['open_questions']>, 'center' | 'embedder' | 'centered' | 'shop_id'> & {
  this_week: number;
  week_before: number;
  languages: string[];
};

const weekMs = 7 * 86_400_000;

const toOpenQuestion = (row: QuestionRow): OpenQuestion => ({
  id: row.id,
  question: row.question,
  state: row.state,
  asked: row.asked,
  thisWeek: row.this_week,
  weekBefore: row.week_before,
  languages: row.languages,
  firstAt: row.first_at.toISOString(),
  lastAt: row.last_at.toISOString(),
  ignored: row.ignored_reason && { reason: row.ignored_reason, note: row.ignored_note },
  published: row.published_as && row.published_id ? { as: row.published_as, id: row.published_id } : null,
  isChecking: row.checking,
  checkedAt: row.checked_at?.toISOString() ?? null,
});

export const toAsking = (row: AskingRow): Asking => ({
  id: row.id,
  conversationId: row.conversation_id,
  question: row.question,
  language: row.language,
  outcome: row.outcome as Asking['outcome'],
  askedAt: row.asked_at.toISOString(),
  again: row.again as Asking['again'],
});

/** Open questions of these ids with what is told of each, in no order. */
export async function readQuestions(ctx: Ctx, ids: readonly string[]): Promise<OpenQuestion[]> {
  if (ids.length === 0) return [];
  const now = ctx.services.clock.now().getTime();
  const [week, before] = [new Date(now - weekMs), new Date(now - 2 * weekMs)];
  const { rows } = await sql<QuestionRow>`
    select q.id, q.question, q.language, q.state, q.asked, q.first_at, q.last_at, q.ignored_reason, q.ignored_note,
      q.published_as, q.published_id, q.checking, q.checked_at, told.*
    from open_questions as q
    cross join lateral (
      select count(*) filter (where asked_at >= ${week})::integer as this_week,
        count(*) filter (where asked_at >= ${before} and asked_at < ${week})::integer as week_before,
        coalesce(jsonb_agg(distinct a.language), '[]') as languages
      from askings as a where a.shop_id = q.shop_id and a.open_question_id = q.id
    ) as told
    where q.shop_id = ${ctx.shopId} and q.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`.execute(
    ctx.db,
  );
  return rows.map(toOpenQuestion);
}

/** Throws `not_found`. */
export async function findQuestion(ctx: Ctx, id: string): Promise<OpenQuestion> {
  const [question] = await readQuestions(ctx, [id]);
  if (!question) throw notFound(texts.thisQuestion);
  return question;
}

/** Changes an open question and tells the team. Throws `not_found`. */
export async function changeQuestion(
  tx: TxCtx,
  id: string,
  change: Updateable<Tables['open_questions']>,
): Promise<OpenQuestion> {
  const { numUpdatedRows } = await tx.db
    .updateTable('open_questions')
    .set(change)
    .where('shop_id', '=', tx.shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound(texts.thisQuestion);
  tellQuestion(tx, id);
  return findQuestion(tx, id);
}

/** Tells the team that an open question is another now. */
export const tellQuestion = (tx: TxCtx, id: string): void =>
  tx.emit('openQuestion.changed', { id }, { team: true, contactId: null });

export const askingsOf = (ctx: Ctx, questionId: string) =>
  ctx.db
    .selectFrom('askings')
    .where('shop_id', '=', ctx.shopId)
    .where('open_question_id', '=', questionId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc');

/** What is gathered, changed and forgotten at the same time in a shop is so one after the other, until the commit. */
export const lockQuestions = (tx: TxCtx) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`open-questions/${tx.shopId}`}, 0))`.execute(tx.db);
