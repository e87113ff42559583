import { isDeepStrictEqual } from 'node:util';
import type { Shop } from '@chatty/contract/shops';
import { sql, type Updateable } from 'kysely';
import { texts } from '#texts/shops.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { notFound } from '../../platform/problem.ts';
import type { Tables } from '../../tables.ts';
import type { Ctx, TxCtx } from '../../ctx.ts';
import { settingsOf } from './settings/shop-settings.ts';
import { widgetChanged } from './shops.events.ts';
import { type Rehearsed, type ShopRow, toShop } from './shop.store.ts';
import { tellVisitors } from './tell-visitors.ts';

type Change = (row: ShopRow) => Updateable<Tables['shops']>;

/**
 * The shop's row, which stays as it is until the transaction ends. Its key does not change: who writes a row that belongs to
 * the shop, such as an event, does not wait for this lock, and so cannot wait in a circle. Throws `not_found`.
 */
export async function lockShop(tx: TxCtx): Promise<ShopRow> {
  const row = await tx.db
    .selectFrom('shops')
    .selectAll()
    .where('id', '=', tx.shopId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound(texts.thisShop);
  return row;
}

/** Writes columns of the shop within a transaction and tells its team. Throws `not_found`. */
export async function writeShop(tx: TxCtx, change: Change): Promise<ShopRow> {
  const changed = change(await lockShop(tx));
  const row = await tx.db
    .updateTable('shops')
    // An update must set something; a change of nothing is none.
    .set({ id: sql.ref('id'), ...changed })
    .where('id', '=', tx.shopId)
    .returningAll()
    .executeTakeFirstOrThrow();
  tx.emit('shop.changed', toShop(tx.services.config, row), { team: true, contactId: null });
  return row;
}

/** Writes columns of the shop and tells its team. A change that depends on the present row is a function of it. */
export const changeShop = (ctx: Ctx, change: Change): Promise<Shop> =>
  transaction(ctx, async (tx) => {
    const { enable_chatbox: was } = await lockShop(tx);
    const row = await writeShop(tx, change);
    // The store's pages, and who has the chat loaded on one, are told by the same ways as of the settings.
    if (row.enable_chatbox !== was) {
      await tx.raise(widgetChanged, {});
      tellVisitors(tx);
    }
    return toShop(ctx.services.config, row);
  });

/**
 * Of the suggestions that are saved, what came of them: what was found now, else what was found before. Nothing found of
 * their translations leaves what is known of these.
 */
export const rehearsedOf = (row: ShopRow, found: readonly Rehearsed[]): Rehearsed[] =>
  settingsOf(row).quickReplySettings.suggestionFAQs.flatMap(({ question }) => {
    const [now, before] = [found, row.rehearsed].map((list) => list.find((it) => it.question === question));
    return now && before?.answeredIn ? { answeredIn: before.answeredIn, ...now } : (now ?? before ?? []);
  });

/**
 * Keeps what came of suggestions, of those that are still saved, and answers the shop with it; null where nothing is new.
 * Throws `not_found`.
 */
export async function keepRehearsed(tx: TxCtx, found: readonly Rehearsed[]): Promise<ShopRow | null> {
  const row = await lockShop(tx);
  const rehearsed = rehearsedOf(row, found);
  if (isDeepStrictEqual(rehearsed, row.rehearsed)) return null;
  const changed = { rehearsed: JSON.stringify(rehearsed) };
  await tx.db.updateTable('shops').set(changed).where('id', '=', tx.shopId).execute();
  return { ...row, rehearsed };
}

/** Keeps which recommendation rules are on, by a name of them all as they are; null: none. */
export async function keepRecommending({ db, shopId }: TxCtx, recommending: string | null): Promise<void> {
  await db.updateTable('shops').set({ recommending }).where('id', '=', shopId).execute();
}
