import { mostTestCases } from '@chatty/contract/limits';
import type { NewTestCase, TestCase, TestCaseFields } from '@chatty/contract/test-suite';
import { texts } from '#texts/test-suite.ts';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import { findContact } from '../../contacts/index.ts';
import { lockShop } from '../../shops/index.ts';
import { tellOfSuite } from '../settings.ts';
import { eraseCaseJob } from '../test-suite.jobs.ts';
import { casesOf, columnsOf, toCase } from './case.store.ts';

const restorableSeconds = 86_400;

/** Whoever adds at the same moment comes before or after: what is counted holds until the commit. */
async function keepWithinLimit(tx: TxCtx): Promise<void> {
  const rows = await casesOf(tx).select('id').execute();
  if (rows.length > mostTestCases) throw new Problem('refused', texts.full(mostTestCases));
}

/** Throws `not_found` where somebody is to be asked as who is no contact of the shop. */
async function mustBeContacts(ctx: Ctx, cases: readonly TestCaseFields[]): Promise<void> {
  for (const id of new Set(cases.flatMap((it) => it.contactId ?? []))) await findContact(ctx, id);
}

/** Adds cases; the same id again is the same case. Throws `refused` where they are too many, `not_found`. */
export async function addCases(ctx: Ctx, cases: readonly NewTestCase[]): Promise<TestCase[]> {
  return transaction(ctx, async (tx) => {
    await lockShop(tx);
    await mustBeContacts(tx, cases);
    const now = tx.services.clock.now();
    await tx.db
      .insertInto('suite_cases')
      .values(cases.map((it) => ({ shop_id: tx.shopId, id: it.id, ...columnsOf(it), updated_at: now })))
      .onConflict((on) => on.columns(['shop_id', 'id']).doNothing())
      .execute();
    await keepWithinLimit(tx);
    tellOfSuite(tx);
    const ids = cases.map((it) => it.id);
    return (await casesOf(tx).selectAll().where('id', 'in', ids).execute()).map(toCase);
  });
}

/** Changes a case: what became of it before says nothing any more. Throws `not_found`. */
export async function changeCase(ctx: Ctx, id: string, fields: TestCaseFields): Promise<TestCase> {
  return transaction(ctx, async (tx) => {
    await mustBeContacts(tx, [fields]);
    const row = await tx.db
      .updateTable('suite_cases')
      .set({ ...columnsOf(fields), updated_at: tx.services.clock.now(), last: null })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notFound(texts.thisCase);
    // They may tell of a customer whom the case no longer names, and would not be forgotten with them.
    await tx.db.deleteFrom('suite_results').where('shop_id', '=', tx.shopId).where('case_id', '=', id).execute();
    tellOfSuite(tx);
    return toCase(row);
  });
}

/** Takes a case away. It can be restored for a day. Throws `not_found`. */
export async function deleteCase(ctx: Ctx, id: string): Promise<void> {
  await transaction(ctx, async (tx) => {
    const deletedAt = tx.services.clock.now();
    const { numUpdatedRows } = await tx.db
      .updateTable('suite_cases')
      .set({ deleted_at: deletedAt })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound(texts.thisCase);
    const erased = { caseId: id, deletedAt: deletedAt.toISOString() };
    tx.enqueue(eraseCaseJob, erased, { afterSeconds: restorableSeconds });
    tellOfSuite(tx);
  });
}

/** Undoes a deletion. Throws `not_found` when it is too late, and `refused` where there are too many. */
export async function restoreCase(ctx: Ctx, id: string): Promise<TestCase> {
  return transaction(ctx, async (tx) => {
    await lockShop(tx);
    const row = await tx.db
      .updateTable('suite_cases')
      .set({ deleted_at: null })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notFound(texts.thisCase);
    await keepWithinLimit(tx);
    tellOfSuite(tx);
    return toCase(row);
  });
}

/** Erases a case that was deleted at that moment and not restored since. */
export async function eraseCase(
  { db, shopId }: Ctx,
  { caseId, deletedAt }: { caseId: string; deletedAt: string },
): Promise<void> {
  await db
    .deleteFrom('suite_cases')
    .where('shop_id', '=', shopId)
    .where('id', '=', caseId)
    .where('deleted_at', '=', new Date(deletedAt))
    .execute();
}
