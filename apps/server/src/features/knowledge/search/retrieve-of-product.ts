import type { Ctx } from '../../../ctx.ts';
import { detectLanguage } from '../../../language/detect-language.ts';
import { retellInEnglish } from '../../../language/retelling/retell.ts';
import { embedQuery } from '../../retrieval/index.ts';
import { usedPassagesOf } from '../passages/used-passages.ts';
import { calibrated } from './calibration.ts';
import { passageIndexOf } from './passage-indexes.ts';
import type { RetrievedHit } from './retrieve.ts';
import type { Words } from './retrieve-in-both-words.ts';

interface RetrievedOfProduct {
  hits: RetrievedHit[];
  /** How likely it is, 0..1, that one of them answers. */
  confidence: number;
}

/**
 * Of what the shop says of one product alone what answers a question best, best first. Found by nothing but the product's own
 * id, so that no other is ever spoken of with it. Not inside a transaction.
 */
export async function retrieveOfProduct(
  ctx: Ctx,
  productId: string,
  { text, hint, limit }: Words,
): Promise<RetrievedOfProduct> {
  const rows = await usedPassagesOf(ctx)
    .select(['id', 'source_id as sourceId', 'title', 'text', 'url', 'variants'])
    .where('product_id', '=', productId)
    .where('kind', '=', 'custom_answer')
    .execute();
  if (rows.length === 0) return { hits: [], confidence: 0 };
  const { ofProducts } = await calibrated(ctx, await passageIndexOf(ctx));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ids = new Set(byId.keys());
  const language = detectLanguage(text, hint);
  const wordings = [
    { text, language },
    ...(language === 'en' ? [] : [{ text: retellInEnglish(text, language), language: 'en' as const }]),
  ];
  const best = new Map<string, RetrievedHit>();
  let confidence = 0;
  for (const wording of wordings) {
    const embedding = await embedQuery(ctx.services, wording.text);
    const found = ofProducts.search({ ...wording, ...(embedding ? { embedding } : {}), limit, ids });
    confidence = Math.max(confidence, found.confidence);
    for (const { id, ...scores } of found.hits) {
      const row = byId.get(id);
      if (!row || scores.score <= (best.get(id)?.score ?? 0)) continue;
      const { variants, ...passage } = row;
      best.set(id, { passage: { ...passage, kind: 'custom_answer' }, variants, ...scores });
    }
  }
  return { hits: [...best.values()].sort((a, b) => b.score - a.score).slice(0, limit), confidence };
}
