import type { SizeGuide } from '@chatty/contract/size-guides';
import type { Selectable } from 'kysely';
import { texts } from '#texts/size-guides.ts';
import type { Ctx } from '../../../ctx.ts';
import { notFound } from '../../../platform/problem.ts';
import type { Tables } from '../../../tables.ts';

export type SizeGuideRow = Selectable<Tables['size_guides']>;

export const toSizeGuide = (row: SizeGuideRow): SizeGuide => ({
  id: row.id,
  name: row.name,
  unit: row.unit,
  columns: row.columns as SizeGuide['columns'],
  rows: row.rows as SizeGuide['rows'],
  scope: row.scope as SizeGuide['scope'],
  betweenNote: row.between_note,
  outsideNote: row.outside_note,
  updatedAt: row.updated_at.toISOString(),
});

/** The size guides of the ctx's shop that are not deleted. */
export const sizeGuidesOf = (ctx: Ctx) =>
  ctx.db.selectFrom('size_guides').where('shop_id', '=', ctx.shopId).where('deleted_at', 'is', null);

/** All of them by name. */
export async function listSizeGuides(ctx: Ctx): Promise<SizeGuide[]> {
  const rows = await sizeGuidesOf(ctx).selectAll().orderBy('name').orderBy('id').execute();
  return rows.map(toSizeGuide);
}

/** Throws `not_found`. */
export async function findSizeGuide(ctx: Ctx, id: string): Promise<SizeGuide> {
  const row = await sizeGuidesOf(ctx).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(texts.thisGuide);
  return toSizeGuide(row);
}
