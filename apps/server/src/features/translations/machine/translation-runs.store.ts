import type { Selectable } from 'kysely';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import type { Tables } from '../../../tables.ts';

export type TranslationRun = Selectable<Tables['translation_runs']>;

/** Longer than a model is waited for, with the tries of one request: nobody is at a run that was silent for so long. */
const silentMs = 10 * 60_000;

/** How far the language model has come in each language in which it was ever let. */
export async function readRuns(ctx: Pick<Ctx, 'db' | 'shopId' | 'services'>): Promise<Map<string, TranslationRun>> {
  const { db, shopId, services } = ctx;
  const rows = await db.selectFrom('translation_runs').selectAll().where('shop_id', '=', shopId).execute();
  const silent = services.clock.now().getTime() - silentMs;
  return new Map(
    rows.map((it) => [
      it.locale,
      it.state === 'running' && it.told_at.getTime() < silent ? { ...it, state: 'failed' } : it,
    ]),
  );
}

/** Begins anew in a language, with so many texts before it. */
export async function beginRun(tx: TxCtx, locale: string, total: number): Promise<void> {
  const now = tx.services.clock.now();
  const run = { state: 'running' as const, total, done: 0, refused: 0, begun_at: now, told_at: now };
  await tx.db
    .insertInto('translation_runs')
    .values({ shop_id: tx.shopId, locale, ...run })
    .onConflict((on) => on.columns(['shop_id', 'locale']).doUpdateSet(run))
    .execute();
}

type WhichRun = Pick<TranslationRun, 'locale' | 'begun_at'>;
type Told = Partial<Pick<TranslationRun, 'state' | 'done' | 'refused'>>;

/** Says how far the run has come that began then, unless another has begun since; the team's screens read it anew. */
export async function tellRun(tx: TxCtx, { locale, begun_at }: WhichRun, told: Told): Promise<void> {
  await tx.db
    .updateTable('translation_runs')
    .set({ ...told, told_at: tx.services.clock.now() })
    .where('shop_id', '=', tx.shopId)
    .where('locale', '=', locale)
    .where('begun_at', '=', begun_at)
    .execute();
  tx.emit('translations.changed', { locale }, { team: true, contactId: null });
}

export async function dropRun(tx: TxCtx, locale: string): Promise<void> {
  await tx.db.deleteFrom('translation_runs').where('shop_id', '=', tx.shopId).where('locale', '=', locale).execute();
}
