import { Id } from '@chatty/contract/fields';
import type { CustomAnswerQuery } from '@chatty/contract/knowledge';
import { sql } from 'kysely';
import type { Ctx } from '../../../ctx.ts';
import { cursorOf, positionOf } from '../../../platform/cursor.ts';
import { isMomentText } from '../../../platform/db/moment-text.ts';
import { isInStore } from '../../catalog/index.ts';
import { allAnswersOf, customAnswersOf, toListedAnswer } from './custom-answer.store.ts';

/** Those of no product, and those whose product the store no longer has: nobody would find them there. */
const listedOf = (ctx: Ctx) =>
  allAnswersOf(ctx).where(sql<boolean>`(product_id is null or not ${isInStore(ctx, sql`custom_answers.product_id`)})`);

/** Of these the ones that hold these words as they stand. */
function matching(ctx: Ctx, search: string | undefined) {
  const all = listedOf(ctx);
  if (!search) return all;
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return all.where(sql<boolean>`(question ilike ${pattern} or answer ilike ${pattern} or exists (
    select from jsonb_array_elements_text(variants) as wording where wording ilike ${pattern}))`);
}

/** A piece of the custom answers, the last changed first; the first one with how many there are. Throws `bad_input`. */
export async function listCustomAnswers(ctx: Ctx, { search, cursor, limit }: CustomAnswerQuery) {
  const isOurs = (it: { value: string; id: string }) => isMomentText(it.value) && Id.safeParse(it.id).success;
  const position = cursor === undefined ? null : positionOf(cursor, isOurs);
  let asked = matching(ctx, search);
  if (position) {
    const { value, id } = position;
    asked = asked.where(sql<boolean>`(updated_at, id) < (${value}::timestamptz, ${id}::uuid)`);
  }
  const rows = await asked
    .selectAll()
    .select(sql<string>`updated_at::text`.as('changed'))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    answers: shown.map(toListedAnswer),
    total: position ? null : last ? await countMatching(ctx, search) : shown.length,
    cursor: last ? cursorOf({ value: last.changed, id: last.id }) : null,
  };
}

async function countMatching(ctx: Ctx, search: string | undefined): Promise<number> {
  const { count } = await matching(ctx, search)
    .select((q) => q.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The custom answers that were changed last, with their wordings. */
export const latestCustomAnswers = (ctx: Ctx, most = 100) =>
  customAnswersOf(ctx).select(['id', 'question', 'variants']).orderBy('updated_at', 'desc').limit(most).execute();
