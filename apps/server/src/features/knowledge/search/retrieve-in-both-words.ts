import type { Ctx } from '../../../ctx.ts';
import { detectLanguage } from '../../../language/detect-language.ts';
import type { Language } from '../../../language/languages.ts';
import { retellInEnglish } from '../../../language/retelling/retell.ts';
import type { PassageKind } from '../passages/keep-passages.ts';
import { joinScenarios } from '../scenarios/near-scenarios.ts';
import { type Retrieved, retrieve } from './retrieve.ts';

export interface Words {
  text: string;
  /** Their language, where they do not tell it themselves. */
  hint: Language;
  limit: number;
  /** Only what is of these kinds. */
  kinds?: readonly PassageKind[];
}

/**
 * Searches with somebody's words and, where they are in another language, with English ones: the encoder and most shops
 * know English. Not inside a transaction.
 */
export async function retrieveInBothWords(ctx: Ctx, { text, hint, ...among }: Words): Promise<Retrieved> {
  const language = detectLanguage(text, hint);
  const asked = { text, language, ...among };
  const retold = { text: retellInEnglish(text, language), language: 'en' as const, ...among };
  const all = await Promise.all((language === 'en' ? [asked] : [asked, retold]).map((it) => retrieve(ctx, it)));
  const best = new Map<string, Retrieved['hits'][number]>();
  for (const hit of all.flatMap(({ hits }) => hits)) {
    if (hit.score > (best.get(hit.passage.id)?.score ?? 0)) best.set(hit.passage.id, hit);
  }
  return {
    hits: [...best.values()].sort((a, b) => b.score - a.score).slice(0, among.limit),
    confidence: Math.max(...all.map((it) => it.confidence)),
    knowsProducts: all.some((it) => it.knowsProducts),
    scenarios: joinScenarios(all.map((it) => it.scenarios)),
  };
}
