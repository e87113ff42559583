import type { Ctx, TxCtx } from '../../../ctx.ts';
import type { ConversationsMerged } from '../../conversations/index.ts';
import { lockQuestions, tellQuestion } from './open-question.store.ts';

/** What was asked in a conversation goes with it into the one that it was merged into. */
export async function moveAskings({ db, shopId }: Ctx, { fromId, intoId }: ConversationsMerged): Promise<void> {
  await db
    .updateTable('askings')
    .set({ conversation_id: intoId })
    .where('shop_id', '=', shopId)
    .where('conversation_id', '=', fromId)
    .execute();
}

/**
 * Forgets what was asked in these conversations; says how often. A question that others asked too goes on in the words of
 * the first of them, and one that nobody else asked is gone.
 */
export async function forgetAskings(tx: TxCtx, conversationIds: readonly string[]): Promise<number> {
  if (conversationIds.length === 0) return 0;
  await lockQuestions(tx);
  const gone = await tx.db
    .deleteFrom('askings')
    .where('shop_id', '=', tx.shopId)
    .where('conversation_id', 'in', [...conversationIds])
    .returning('open_question_id')
    .execute();
  for (const id of new Set(gone.map((it) => it.open_question_id))) await reword(tx, id);
  return gone.length;
}

/** A question after some of its askings are gone: what it means is made anew from the wordings to come. */
async function reword(tx: TxCtx, id: string): Promise<void> {
  const left = tx.db.selectFrom('askings').where('shop_id', '=', tx.shopId).where('open_question_id', '=', id);
  const first = await left
    .select(['question', 'language'])
    .orderBy('asked_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const ofQuestion = { shop_id: tx.shopId, id };
  if (!first) {
    await tx.db
      .deleteFrom('open_questions')
      .where((q) => q.and(ofQuestion))
      .execute();
    return tx.emit('openQuestion.deleted', { id }, { team: true, contactId: null });
  }
  const { asked, last_at } = await left
    .select((q) => [q.fn.countAll<number>().as('asked'), q.fn.max('asked_at').as('last_at')])
    .executeTakeFirstOrThrow();
  await tx.db
    .updateTable('open_questions')
    .set({ ...first, asked: Number(asked), last_at, center: null, centered: 0, embedder: null })
    .where((q) => q.and(ofQuestion))
    .execute();
  tellQuestion(tx, id);
}
