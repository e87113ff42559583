import { TestCheck, TestVerdict, type TestCase, type TestCaseFields } from '@chatty/contract/test-suite';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { texts } from '#texts/test-suite.ts';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { notFound } from '../../../platform/problem.ts';
import type { Tables } from '../../../tables.ts';

export type CaseRow = Selectable<Tables['suite_cases']>;
const Checks = z.array(TestCheck);
type Found = Omit<TestVerdict, 'at'> & { at: Date };

/** A case as it is asked. */
export const fieldsOf = (row: CaseRow): TestCaseFields => ({
  turns: row.turns,
  contactId: row.contact_id,
  locale: row.locale,
  page: row.page,
  checks: Checks.parse(row.checks),
  askedIn: row.asked_in,
});

export const verdictOf = ({ last }: CaseRow): TestVerdict | null => TestVerdict.nullable().parse(last);

/** Keeps what became of a case last, with what visitors get. */
export async function keepVerdict(tx: TxCtx, id: string, { at, ...found }: Found): Promise<void> {
  const last: TestVerdict = { ...found, at: at.toISOString() };
  await tx.db
    .updateTable('suite_cases')
    .set({ last: JSON.stringify(last) })
    .where('shop_id', '=', tx.shopId)
    .where('id', '=', id)
    .execute();
}

/** The columns that hold these fields. */
export const columnsOf = (fields: TestCaseFields) => ({
  turns: JSON.stringify(fields.turns),
  contact_id: fields.contactId,
  locale: fields.locale,
  page: fields.page,
  checks: JSON.stringify(fields.checks),
  asked_in: fields.askedIn,
});

/** The cases of the ctx's shop that are not deleted, the last changed first. */
export const casesOf = ({ db, shopId }: Pick<Ctx, 'db' | 'shopId'>) =>
  db
    .selectFrom('suite_cases')
    .where('shop_id', '=', shopId)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc');

export const toCase = (row: CaseRow): TestCase => ({
  ...fieldsOf(row),
  id: row.id,
  updatedAt: row.updated_at.toISOString(),
  last: verdictOf(row),
});

/** Throws `not_found`. */
export async function findCase(ctx: Ctx, id: string): Promise<CaseRow> {
  const row = await casesOf(ctx).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(texts.thisCase);
  return row;
}
