import { partIn, type Saved, type ShopIndex } from '../../retrieval/index.ts';
import { type CalibrationQuestion, createPassageIndex, type Passage, type PassageIndex } from './passage-index.ts';

/** What kinds of passages are no knowledge: they say when a scenario of the shop runs. */
export const scenarioKind = 'scenario';

/**
 * What a shop knows, and what starts its scenarios, side by side: neither changes what the other ranks, nor how sure it is
 * of itself.
 */
export interface KnowledgeIndex extends ShopIndex {
  readonly passages: PassageIndex;
  /** Of each scenario its examples and its counter-examples, each by itself. */
  readonly scenarios: PassageIndex;
  put(passage: Passage): void;
  isCalibratedBy(questions: readonly CalibrationQuestion[]): boolean;
  calibrate(questions: readonly CalibrationQuestion[], pause?: () => Promise<unknown>): Promise<void>;
}

/** New, or one that was saved. */
export function createKnowledgeIndex(saved?: Saved): KnowledgeIndex {
  const passages = createPassageIndex(saved && partIn(saved, 'knowledge'));
  const scenarios = createPassageIndex(saved && partIn(saved, 'scenarios'));
  const both = [passages, scenarios];
  /** Where there is nothing to be found, no floor is looked for. */
  const used = () => both.filter((it) => it.size > 0);
  return {
    passages,
    scenarios,
    get size() {
      return passages.size + scenarios.size;
    },
    get bytes() {
      return passages.bytes + scenarios.bytes;
    },
    has: (id) => both.some((it) => it.has(id)),
    ids: () => both.flatMap((it) => [...it.ids()]),
    put: (passage) => (passage.kind === scenarioKind ? scenarios : passages).put(passage),
    remove(id) {
      for (const it of both) it.remove(id);
    },
    isCalibratedBy: (questions) => [passages, ...used()].every((it) => it.isCalibratedBy(questions)),
    async calibrate(questions, pause) {
      for (const it of new Set([passages, ...used()]))
        if (!it.isCalibratedBy(questions)) await it.calibrate(questions, pause);
    },
    save: () => ({ knowledge: passages.save(), scenarios: scenarios.save() }),
  };
}
