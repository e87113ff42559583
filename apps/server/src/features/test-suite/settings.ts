import type { SuiteSettings } from '@chatty/contract/test-suite';
import type { Ctx, TxCtx } from '../../ctx.ts';
import { transaction } from '../../platform/db/transaction.ts';

const asBefore: SuiteSettings = { gate: 'off', runsByItself: false };

export async function readSuiteSettings({ db, shopId }: Pick<Ctx, 'db' | 'shopId'>): Promise<SuiteSettings> {
  const row = await db.selectFrom('suite_settings').selectAll().where('shop_id', '=', shopId).executeTakeFirst();
  return row ? { gate: row.gate, runsByItself: row.runs_by_itself } : asBefore;
}

/** Screens that show the suite read it again. */
export const tellOfSuite = (tx: TxCtx): void => tx.emit('suite.changed', {}, { team: true, contactId: null });

export const saveSuiteSettings = (ctx: Ctx, settings: SuiteSettings): Promise<SuiteSettings> =>
  transaction(ctx, async (tx) => {
    const set = { gate: settings.gate, runs_by_itself: settings.runsByItself };
    await tx.db
      .insertInto('suite_settings')
      .values({ shop_id: tx.shopId, ...set })
      .onConflict((on) => on.column('shop_id').doUpdateSet(set))
      .execute();
    tellOfSuite(tx);
    return settings;
  });
