import { Id } from '@chatty/contract/fields';
import type { OpenQuestionQuery, QuestionOrder } from '@chatty/contract/optimize';
import { sql } from 'kysely';
import type { Ctx } from '../../../ctx.ts';
import { cursorOf, positionOf } from '../../../platform/cursor.ts';
import { isMomentText } from '../../../platform/db/moment-text.ts';
import { readQuestions } from './open-question.store.ts';

type Asked = Pick<OpenQuestionQuery, 'state' | 'search'>;

/** Those of a state, one of whose wordings holds these words as they stand. */
function matching(ctx: Ctx, { state, search }: Asked) {
  const all = ctx.db.selectFrom('open_questions as q').where('shop_id', '=', ctx.shopId).where('state', '=', state);
  if (!search) return all;
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return all.where(sql<boolean>`exists (
    select from askings as a
    where a.shop_id = q.shop_id and a.open_question_id = q.id and a.question ilike ${pattern})`);
}

const isCount = (text: string) => /^\d{1,9}$/.test(text);

/** What a list is sorted by, before the id. */
const orders = {
  often: { by: 'asked', isValue: isCount, of: sql<string>`asked::text`, value: (it: string) => sql`${it}::integer` },
  latest: {
    by: 'last_at',
    isValue: isMomentText,
    of: sql<string>`last_at::text`,
    value: (it: string) => sql`${it}::timestamptz`,
  },
} as const satisfies Record<QuestionOrder, object>;

/** A piece of the open questions, the first one with how many there are. Throws `bad_input`. */
export async function listQuestions(ctx: Ctx, { cursor, limit, order, ...asked }: OpenQuestionQuery) {
  const { by, isValue, of, value } = orders[order];
  const position =
    cursor === undefined ? null : positionOf(cursor, (it) => isValue(it.value) && Id.safeParse(it.id).success);
  let query = matching(ctx, asked);
  if (position)
    query = query.where(sql<boolean>`(${sql.ref(by)}, id) < (${value(position.value)}, ${position.id}::uuid)`);
  const rows = await query
    .select(['id', of.as('value')])
    .orderBy(by, 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const byId = new Map(
    (
      await readQuestions(
        ctx,
        shown.map((it) => it.id),
      )
    ).map((it) => [it.id, it]),
  );
  return {
    questions: shown.flatMap((it) => byId.get(it.id) ?? []),
    total: position ? null : last ? await countMatching(ctx, asked) : shown.length,
    cursor: last ? cursorOf(last) : null,
  };
}

async function countMatching(ctx: Ctx, asked: Asked): Promise<number> {
  const { count } = await matching(ctx, asked)
    .select((q) => q.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
