import { sql } from 'kysely';
import type { Ctx } from '../../../ctx.ts';
import { passagesOf } from './passage.store.ts';

/** Whether the assistant may use a passage: neither it nor the page that it is of is switched off. */
const isUsed = (ctx: Ctx) => sql<boolean>`
  not exists (select from switched_off_pages as off where off.shop_id = ${ctx.shopId}
    and off.page_id = passages.source_id and off.content_hash = '')
  and not exists (select from switched_off_pages as off where off.shop_id = ${ctx.shopId}
    and off.page_id = passages.source_id and off.content_hash = passages.content_hash)`;

/** The passages that may be found. */
export const usedPassagesOf = (ctx: Ctx) => passagesOf(ctx).where(isUsed(ctx));
