import type { Ctx } from '../../../ctx.ts';
import { detectLanguage } from '../../../language/detect-language.ts';
import type { Language } from '../../../language/languages.ts';
import { retellInEnglish } from '../../../language/retell.ts';
import { joinScenarios } from '../scenarios/near-scenarios.ts';
import { type Retrieved, retrieve } from './retrieve.ts';

export interface Words {
  text: string;
  /** Their language, where they do not tell it themselves. */
  hint: Language;
  limit: number;
}

/**
 * Searches with somebody's words and, where they are in another language, with English ones: the encoder and most shops
 * know English. Not inside a transaction.
 */
export async function retrieveInBothWords(ctx: Ctx, { text, hint, limit }: Words): Promise<Retrieved> {
  const language = detectLanguage(text, hint);
  const asked = { text, language, limit };
  const retold = { text: retellInEnglish(text, language), language: 'en' as const, limit };
  const all = await Promise.all((language === 'en' ? [asked] : [asked, retold]).map((it) => retrieve(ctx, it)));
  const best = new Map<string, Retrieved['hits'][number]>();
  for (const hit of all.flatMap(({ hits }) => hits)) {
    if (hit.score > (best.get(hit.passage.id)?.score ?? 0)) best.set(hit.passage.id, hit);
  }
  return {
    hits: [...best.values()].sort((a, b) => b.score - a.score).slice(0, limit),
    confidence: Math.max(...all.map((it) => it.confidence)),
    scenarios: joinScenarios(all.map((it) => it.scenarios)),
  };
}
