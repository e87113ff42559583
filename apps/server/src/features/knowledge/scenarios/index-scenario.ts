import type { TxCtx } from '../../../ctx.ts';
import { keepPassages, type PassageDraft } from '../passages/keep-passages.ts';
import { scenarioKind } from '../search/knowledge-index.ts';
import type { ScenarioRow } from './scenario.store.ts';

/** What is found by these words, and says nothing itself. */
const draftOf = (title: string): PassageDraft => ({ title, text: '', url: null });

/** Makes a scenario findable by each of its examples as they are now; one that is off or deleted is not found any more. */
export function indexScenario(tx: TxCtx, row: ScenarioRow): Promise<void> {
  const isFound = row.is_on && row.deleted_at === null;
  const drafts = isFound ? [...row.examples, ...row.counter_examples].map(draftOf) : [];
  return keepPassages(tx, scenarioKind, row.id, drafts);
}
