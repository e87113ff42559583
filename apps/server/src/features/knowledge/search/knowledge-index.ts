import { partIn, type Saved, type ShopIndex } from '../../retrieval/index.ts';
import { type CalibrationQuestion, createPassageIndex, type Passage, type PassageIndex } from './passage-index.ts';

/** What kinds of passages are no knowledge: they say when a scenario of the shop runs. */
export const scenarioKind = 'scenario';

/**
 * What a shop knows, what it says of one product alone, and what starts its scenarios, side by side: none changes what another
 * ranks, nor how sure it is of itself.
 */
export interface KnowledgeIndex extends ShopIndex {
  readonly passages: PassageIndex;
  /** What is said of single products: found only by who says of which one. */
  readonly ofProducts: PassageIndex;
  /** Of each scenario its examples and its counter-examples, each by itself. */
  readonly scenarios: PassageIndex;
  put(passage: Passage & { productId?: string | null }): void;
  isCalibratedBy(questions: readonly CalibrationQuestion[]): boolean;
  calibrate(questions: readonly CalibrationQuestion[], pause?: () => Promise<unknown>): Promise<void>;
}

/** New, or one that was saved. */
export function createKnowledgeIndex(saved?: Saved): KnowledgeIndex {
  const passages = createPassageIndex(saved && partIn(saved, 'knowledge'));
  const ofProducts = createPassageIndex(saved && partIn(saved, 'ofProducts'));
  const scenarios = createPassageIndex(saved && partIn(saved, 'scenarios'));
  const all = [passages, ofProducts, scenarios];
  /** Where there is nothing to be found, no floor is looked for. */
  const used = () => all.filter((it) => it.size > 0);
  return {
    passages,
    ofProducts,
    scenarios,
    get size() {
      return all.reduce((sum, it) => sum + it.size, 0);
    },
    get bytes() {
      return all.reduce((sum, it) => sum + it.bytes, 0);
    },
    has: (id) => all.some((it) => it.has(id)),
    ids: () => all.flatMap((it) => [...it.ids()]),
    put({ productId, ...passage }) {
      const index = passage.kind === scenarioKind ? scenarios : productId ? ofProducts : passages;
      index.put(passage);
    },
    remove(id) {
      for (const it of all) it.remove(id);
    },
    isCalibratedBy: (questions) => [passages, ...used()].every((it) => it.isCalibratedBy(questions)),
    async calibrate(questions, pause) {
      for (const it of new Set([passages, ...used()]))
        if (!it.isCalibratedBy(questions)) await it.calibrate(questions, pause);
    },
    save: () => ({ knowledge: passages.save(), ofProducts: ofProducts.save(), scenarios: scenarios.save() }),
  };
}
