import type { Receipt } from '@chatty/contract/privacy';
import { sql } from 'kysely';
import { texts } from '#texts/privacy.ts';
import type { Ctx } from '../../ctx.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { notFound } from '../../platform/problem.ts';
import { findShop } from '../shops/index.ts';
import { toReceipt } from './receipt.store.ts';

/** A shop's receipts of deleted contacts. They are filed by its domain, which no other shop ever has. */
const ofDeletedContacts = (db: Db, shopDomain: string) =>
  db
    .selectFrom('privacy_receipts')
    .selectAll()
    .where('shop_domain', '=', shopDomain)
    .where('kind', 'in', ['delete_contact', 'redact_customer']);

const domainOf = async ({ db, shopId }: Ctx) => (await findShop(db, shopId)).shopify_domain;

/** A piece of the receipts, latest first, those after a cursor. A cursor that is none of the shop's receipts finds nothing. */
export async function listReceipts(
  ctx: Ctx,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ receipts: Receipt[]; cursor: string | null }> {
  const shopDomain = await domainOf(ctx);
  let asked = ofDeletedContacts(ctx.db, shopDomain);
  if (cursor !== undefined) {
    asked = asked.where(sql<boolean>`(requested_at, id) < (
      select requested_at, id from privacy_receipts where shop_domain = ${shopDomain} and id = ${cursor})`);
  }
  const rows = await asked
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const receipts = rows.slice(0, limit).map(toReceipt);
  return { receipts, cursor: rows.length > limit ? (receipts.at(-1)?.id ?? null) : null };
}

/** The receipt of one contact that was deleted. Throws `not_found`. */
export async function readReceipt(ctx: Ctx, id: string): Promise<Receipt> {
  const row = await ofDeletedContacts(ctx.db, await domainOf(ctx))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound(texts.thisReceipt);
  return toReceipt(row);
}
