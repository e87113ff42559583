import type { Ctx } from '../../../ctx.ts';
import type { Language } from '../../../language/languages.ts';
import { embedQuery } from '../../retrieval/index.ts';
import { calibrated } from './calibration.ts';
import { scenarioKind } from './knowledge-index.ts';
import { passageIndexOf } from './passage-indexes.ts';
import type { PassageKind } from '../passages/keep-passages.ts';
import { passagesOf } from '../passages/passage.store.ts';
import { nearScenarios, type NearScenario, scenarioOf } from '../scenarios/near-scenarios.ts';

/** A piece of the shop's knowledge as an answer may quote it. */
export interface RetrievedPassage {
  id: string;
  kind: Exclude<PassageKind, 'scenario'>;
  /** The FAQ, custom answer or page that it is from. */
  sourceId: string;
  title: string;
  /** Light Markdown. */
  text: string;
  url: string | null;
}

export interface RetrievedHit {
  passage: RetrievedPassage;
  /** Other wordings of its question. */
  variants: string[];
  /** What hits are ordered by; comparable within one answer only. */
  score: number;
  lexical: number;
  semantic: number;
  /** Share of the question's information that occurs in the passage, 0..1. */
  coverage: number;
  /** How near this one is on the scale of confidence, 0..1. */
  confidence: number;
}

export interface Retrieved {
  hits: RetrievedHit[];
  /** How likely it is, 0..1, that the shop knows something about this. */
  confidence: number;
  /** The scenarios that the words come near to, the nearest first. */
  scenarios: NearScenario[];
  /** Whether the shop says anything of single products: that is found by `retrieveOfProduct` alone. */
  knowsProducts: boolean;
}

export interface Question {
  text: string;
  /** That it is in; English if not given. */
  language?: Language;
  limit: number;
  kinds?: readonly PassageKind[];
}

/** What is farther from a scenario is not worth telling. */
const leastNear = 0.1;
/** So many examples of all scenarios are looked at. */
const mostNear = 60;

/**
 * The pieces of the shop's knowledge that answer a question best, best first, as they are now, and the scenarios that it may
 * start. Goes by words alone while the encoder is not ready. Not inside a transaction.
 */
export async function retrieve(ctx: Ctx, { text, language, limit, kinds }: Question): Promise<Retrieved> {
  const [known, embedding] = await Promise.all([passageIndexOf(ctx), embedQuery(ctx.services, text)]);
  const index = await calibrated(ctx, known);
  const knowsProducts = index.ofProducts.size > 0;
  const query = { text, ...(language ? { language } : {}), ...(embedding ? { embedding } : {}) };
  const { hits, confidence } = index.passages.search({ ...query, limit, ...(kinds ? { kinds } : {}) });
  const examples =
    index.scenarios.size === 0
      ? []
      : index.scenarios.search({ ...query, limit: mostNear }).hits.filter((it) => it.confidence >= leastNear);
  if (hits.length + examples.length === 0) return { hits: [], confidence, scenarios: [], knowsProducts };
  const rows = await passagesOf(ctx)
    .select(['id', 'kind', 'source_id as sourceId', 'title', 'text', 'url', 'variants', scenarioOf(ctx).as('scenario')])
    .where(
      'id',
      'in',
      [...hits, ...examples].map((it) => it.id),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    hits: hits.flatMap(({ id, ...scores }) => {
      const row = byId.get(id);
      if (!row || row.kind === scenarioKind) return [];
      const { scenario: _, variants, ...passage } = row;
      return [{ passage: { ...passage, kind: row.kind as RetrievedPassage['kind'] }, variants, ...scores }];
    }),
    confidence,
    knowsProducts,
    scenarios: nearScenarios(
      examples.flatMap(({ id, confidence: near }) => {
        const row = byId.get(id);
        return row?.scenario ? [{ passageId: id, words: row.title, near, scenario: row.scenario }] : [];
      }),
    ),
  };
}
