import { setImmediate } from 'node:timers/promises';
import type { Ctx } from '../../../ctx.ts';
import type { Language } from '../../../language/languages.ts';
import { embedQuery } from '../../retrieval/index.ts';
import { calibration } from './calibration.ts';
import { passageIndexOf } from './passage-indexes.ts';
import type { PassageKind } from '../passages/keep-passages.ts';
import { passagesByIds, type RetrievedPassage } from '../passages/passages-by-ids.ts';

export interface RetrievedHit {
  passage: RetrievedPassage;
  /** What hits are ordered by; comparable within one answer only. */
  score: number;
  lexical: number;
  semantic: number;
  /** Share of the question's information that occurs in the passage, 0..1. */
  coverage: number;
}

export interface Retrieved {
  hits: RetrievedHit[];
  /** How likely it is, 0..1, that the shop knows something about this. */
  confidence: number;
}

export interface Question {
  text: string;
  /** That it is in; English if not given. */
  language?: Language;
  limit: number;
  kinds?: readonly PassageKind[];
}

/**
 * The pieces of the shop's knowledge that answer a question best, best first, as they are now. Goes by words alone while
 * the encoder is not ready. Not inside a transaction.
 */
export async function retrieve(ctx: Ctx, { text, language, limit, kinds }: Question): Promise<Retrieved> {
  const [index, embedding] = await Promise.all([passageIndexOf(ctx), embedQuery(ctx.services, text)]);
  if (!index.isCalibrated) await index.calibrate(calibration(ctx.services).questions(), () => setImmediate());
  const { hits, confidence } = index.search({
    text,
    limit,
    ...(language ? { language } : {}),
    ...(kinds ? { kinds } : {}),
    ...(embedding ? { embedding } : {}),
  });
  if (hits.length === 0) return { hits: [], confidence };
  const passages = await passagesByIds(
    ctx,
    hits.map((it) => it.id),
  );
  const byId = new Map(passages.map((it) => [it.id, it]));
  return {
    hits: hits.flatMap(({ id, ...scores }) => {
      const passage = byId.get(id);
      return passage ? [{ passage, ...scores }] : [];
    }),
    confidence,
  };
}
