import type { TestSuiteTables } from '../../tables/test-suite.ts';
import { defineTraces } from '../../traces.ts';

export const testSuiteTraces = defineTraces<TestSuiteTables>({
  about: { suite_cases: 'contact', suite_results: 'contact', suite_runs: 'team', suite_settings: 'nobody' },
  /** A case that asks as them, or in their words, goes with all that was answered to it. */
  async forget(tx, { ids }) {
    const done = await tx.db
      .deleteFrom('suite_cases')
      .where('shop_id', '=', tx.shopId)
      .where((q) => q.or([q('contact_id', 'in', [...ids]), q('asked_in', 'in', [...ids])]))
      .executeTakeFirst();
    return { testCases: Number(done.numDeletedRows) };
  },
});
