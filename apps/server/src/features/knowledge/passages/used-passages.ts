import { sql } from 'kysely';
import type { Ctx } from '../../../ctx.ts';
import { removedMark } from './hide-source.ts';
import { passagesOf } from './passage.store.ts';

/** Whether the assistant may use a passage: neither it nor what it is of is switched off, or removed. */
const isUsed = (ctx: Ctx) => sql<boolean>`
  not exists (select from switched_off_pages as off where off.shop_id = ${ctx.shopId}
    and off.page_id = passages.source_id and off.content_hash in ('', ${removedMark}))
  and not exists (select from switched_off_pages as off where off.shop_id = ${ctx.shopId}
    and off.page_id = passages.source_id and off.content_hash = passages.content_hash)`;

/** Whether what the passage is of was not removed. */
export const isThere = (ctx: Ctx) => sql<boolean>`not exists (select from switched_off_pages as off
  where off.shop_id = ${ctx.shopId} and off.page_id = passages.source_id and off.content_hash = ${removedMark})`;

/** The passages that may be found. */
export const usedPassagesOf = (ctx: Ctx) => passagesOf(ctx).where(isUsed(ctx));
