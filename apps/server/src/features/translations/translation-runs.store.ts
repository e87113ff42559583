import type { Selectable } from 'kysely';
import type { Ctx, TxCtx } from '../../ctx.ts';
import type { Tables } from '../../tables.ts';

export type TranslationRun = Selectable<Tables['translation_runs']>;

/** How far the language model has come in each language in which it was ever let. */
export async function readRuns({ db, shopId }: Pick<Ctx, 'db' | 'shopId'>): Promise<Map<string, TranslationRun>> {
  const rows = await db.selectFrom('translation_runs').selectAll().where('shop_id', '=', shopId).execute();
  return new Map(rows.map((it) => [it.locale, it]));
}

/** Begins anew in a language, with so many texts before it. */
export async function beginRun(tx: TxCtx, locale: string, total: number): Promise<void> {
  const run = { state: 'running' as const, total, done: 0, refused: 0, begun_at: tx.services.clock.now() };
  await tx.db
    .insertInto('translation_runs')
    .values({ shop_id: tx.shopId, locale, ...run })
    .onConflict((on) => on.columns(['shop_id', 'locale']).doUpdateSet(run))
    .execute();
}

type Told = Partial<Pick<TranslationRun, 'state' | 'done' | 'refused'>>;

/** Says how far it has come; the team's screens read it anew. */
export async function tellRun(tx: TxCtx, locale: string, told: Told): Promise<void> {
  await tx.db
    .updateTable('translation_runs')
    .set(told)
    .where('shop_id', '=', tx.shopId)
    .where('locale', '=', locale)
    .execute();
  tx.emit('translations.changed', { locale }, { team: true, contactId: null });
}

export async function dropRun(tx: TxCtx, locale: string): Promise<void> {
  await tx.db.deleteFrom('translation_runs').where('shop_id', '=', tx.shopId).where('locale', '=', locale).execute();
}
