import type { Decision } from '@chatty/contract/assistant';
import { sql } from 'kysely';
import { type Ctx, type Services, systemCtx } from '../../../ctx.ts';
import { firstReplyAfter } from '../../conversations/index.ts';
import { passagesByIds } from '../../knowledge/index.ts';
import { createEvidence } from '../grounding/evidence.ts';
import { contentWords } from '../grounding/reading/content-words.ts';
import { sentencesOf } from '../grounding/reading/sentences.ts';

/** A person who has not answered by then hardly will. */
const waitedDays = 7;
/** So many are judged at a time; the others wait for the next. */
const mostAtOnce = 500;
/** Shorter sentences say nothing of a source: "Sure, one moment." */
const leastWords = 3;

interface Refusal {
  shop_id: string;
  id: string;
  conversation_id: string;
  created_at: Date;
  retrieved: unknown;
}

/** Whether a person's reply tells what one of these passages says. */
async function isToldBy(ctx: Ctx, reply: string, ids: readonly string[]): Promise<boolean> {
  const passages = await passagesByIds(ctx, ids);
  const evidence = createEvidence({ language: 'en', locale: 'en', visitorText: '' });
  for (const it of passages) evidence.addPassage(it);
  return sentencesOf(reply).some(
    (sentence) => contentWords(sentence).length >= leastWords && evidence.carrier(sentence) !== undefined,
  );
}

async function judge(services: Services, refusal: Refusal): Promise<void> {
  const { shop_id, id, conversation_id, created_at } = refusal;
  const ctx = systemCtx(services, shop_id);
  const reply = await firstReplyAfter(ctx, conversation_id, created_at);
  if (reply === null) return;
  // What search had found was there when the question was refused, however far it seemed.
  const found = (refusal.retrieved as Decision['retrieved']).filter((it) => it.kind !== 'product').map((it) => it.id);
  const isWrong = found.length > 0 && (await isToldBy(ctx, reply, found));
  await services.db
    .updateTable('decisions')
    .set({ refusal: isWrong ? 'wrongly' : 'unclear' })
    .where('shop_id', '=', shop_id)
    .where('id', '=', id)
    .execute();
}

/** Looks at what people answered after the assistant had refused, in all shops. Doing it twice changes nothing. */
export async function judgeRefusals(services: Services): Promise<void> {
  const since = new Date(services.clock.now().getTime() - waitedDays * 86_400_000);
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const refusals: Refusal[] = await services.db
      .selectFrom('decisions')
      .select(['shop_id', 'id', 'conversation_id', 'created_at', 'retrieved'])
      .where('outcome', '=', sql.lit('refused'))
      .where('refusal', 'is', null)
      .where('created_at', '>', since)
      .where('id', '>', after)
      .orderBy('id')
      .limit(mostAtOnce)
      .execute();
    for (const it of refusals) await judge(services, it);
    after = refusals.at(-1)?.id ?? after;
    if (refusals.length < mostAtOnce) return;
  }
}
