import { newId } from '@chatty/contract/new-id';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { detectLanguage } from '../../../language/detect-language.ts';
import type { Language } from '../../../language/languages.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { type UnansweredTurn, unansweredIn } from '../../assistant/index.ts';
import { bytesOf, vectorsOf } from '../../retrieval/index.ts';
import { findShop, languageOfShop } from '../../shops/index.ts';
import { embedIfPossible } from '../embed-if-possible.ts';
import { maskQuestion } from './mask-question.ts';
import { lockQuestions, tellQuestion } from './open-question.store.ts';
import { type Compared, mostCentered, movedCenter, readKept, sameness, toEmbed } from './same-question.ts';

/** A question is compared with so many open ones: those that were asked last. */
const mostCompared = 2_000;

interface Fresh extends Compared, Omit<UnansweredTurn, 'question'> {
  question: string;
  language: Language;
  conversationId: string;
}

/** What was asked in the conversation and is sorted to no open question yet, as it is compared. */
async function readFresh(ctx: Ctx, conversationId: string, turns: readonly UnansweredTurn[]): Promise<Fresh[]> {
  if (turns.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('askings')
    .select('id')
    .where('shop_id', '=', ctx.shopId)
    .where(
      'id',
      'in',
      turns.map((it) => it.id),
    )
    .execute();
  const sorted = new Set(rows.map((it) => it.id));
  const own = languageOfShop(await findShop(ctx.db, ctx.shopId));
  const fresh = turns
    .filter((it) => !sorted.has(it.id))
    .map((it) => ({ ...it, question: maskQuestion(it.question), language: detectLanguage(it.question, own) }))
    .filter((it) => /\p{L}/u.test(it.question));
  if (fresh.length === 0) return [];
  const vectors = await embedIfPossible(
    ctx.services,
    fresh.map((it) => toEmbed(it.question, it.language)),
  );
  return fresh.map((it, at) => ({
    ...it,
    conversationId,
    asked: readKept(it.question, it.language),
    vector: vectors[at] ?? null,
  }));
}

interface Candidate {
  id: string;
  state: 'open' | 'answered' | 'ignored';
  center: Float32Array | null;
  centered: number;
}

/** The open question that means the same most, of those that were asked last; null where there is none. */
async function nearest(tx: TxCtx, fresh: Fresh): Promise<Candidate | null> {
  const { embedder } = tx.services;
  const rows = await tx.db
    .selectFrom('open_questions')
    .select(['id', 'question', 'language', 'state', 'center', 'centered', 'embedder'])
    .where('shop_id', '=', tx.shopId)
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostCompared)
    .execute();
  let best: Candidate | null = null;
  let most = 0;
  for (const { question, language, embedder: by, center: bytes, ...row } of rows) {
    const center = by === embedder.id ? (vectorsOf(bytes, embedder.dimensions)[0] ?? null) : null;
    const same = sameness(fresh, () => readKept(question, language), center);
    if (same <= most) continue;
    most = same;
    best = { ...row, center, centered: center ? row.centered : 0 };
  }
  return best;
}

/** How a center is kept after one more wording. */
function centerWith({ center, centered }: Pick<Candidate, 'center' | 'centered'>, { vector }: Fresh, embedder: string) {
  if (!vector || centered >= mostCentered) return {};
  const moved = movedCenter(center, centered, vector);
  return { center: bytesOf([moved]), centered: centered + 1, embedder };
}

async function begin(tx: TxCtx, fresh: Fresh): Promise<string> {
  const id = newId();
  await tx.db
    .insertInto('open_questions')
    .values({
      shop_id: tx.shopId,
      id,
      question: fresh.question,
      language: fresh.language,
      ...centerWith({ center: null, centered: 0 }, fresh, tx.services.embedder.id),
      asked: 1,
      first_at: fresh.createdAt,
      last_at: fresh.createdAt,
    })
    .execute();
  return id;
}

/** One more who asks it: what counted as answered was not, for them. What is ignored stays so. */
async function addTo(tx: TxCtx, found: Candidate, fresh: Fresh): Promise<string> {
  await tx.db
    .updateTable('open_questions')
    .set((q) => ({
      ...centerWith(found, fresh, tx.services.embedder.id),
      asked: q('asked', '+', 1),
      first_at: q.fn<Date>('least', ['first_at', q.val(fresh.createdAt)]),
      last_at: q.fn<Date>('greatest', ['last_at', q.val(fresh.createdAt)]),
      ...(found.state === 'answered' ? { state: 'open' as const } : {}),
    }))
    .where('shop_id', '=', tx.shopId)
    .where('id', '=', found.id)
    .execute();
  return found.id;
}

/** Sorts one question; answers to which, or null where somebody has sorted it meanwhile. */
async function sort(tx: TxCtx, fresh: Fresh): Promise<string | null> {
  const known = await tx.db
    .selectFrom('askings')
    .select('id')
    .where('shop_id', '=', tx.shopId)
    .where('id', '=', fresh.id)
    .executeTakeFirst();
  if (known) return null;
  const found = await nearest(tx, fresh);
  const questionId = found ? await addTo(tx, found, fresh) : await begin(tx, fresh);
  await tx.db
    .insertInto('askings')
    .values({
      shop_id: tx.shopId,
      id: fresh.id,
      open_question_id: questionId,
      conversation_id: fresh.conversationId,
      question: fresh.question,
      language: fresh.language,
      outcome: fresh.outcome,
      asked_at: fresh.createdAt,
    })
    .execute();
  return questionId;
}

/**
 * Sorts what a conversation left without an answer to the open questions that mean the same, or makes new ones of it. A
 * question that is there keeps its id and its words, whatever comes to it; doing it twice adds nothing.
 */
export async function gatherQuestions(
  ctx: Ctx,
  { conversationId, askedForPerson }: { conversationId: string; askedForPerson: boolean },
): Promise<void> {
  const turns = await unansweredIn(ctx, conversationId, { askedForPerson });
  const fresh = await readFresh(ctx, conversationId, turns);
  if (fresh.length === 0) return;
  await transaction(ctx, async (tx) => {
    await lockQuestions(tx);
    const changed = new Set<string>();
    for (const it of fresh) {
      const id = await sort(tx, it);
      if (id) changed.add(id);
    }
    for (const id of changed) tellQuestion(tx, id);
  });
}
