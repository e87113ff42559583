import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../../tables.ts';
import type { Language } from '../../../language/languages.ts';
import { languageOfShop, localeOfShop } from '../../shops/index.ts';
import { oldestHeld, usedProductsOf } from '../known/used-products.ts';
import { createProductIndex, type ProductIndex } from './product-index.ts';
import { createShopIndexes, vectorsOf } from '../../retrieval/index.ts';

interface IndexedRow {
  id: string;
  version: number;
  title: string;
  product_type: string;
  vendor: string;
  tags: string[];
  description: string;
  variants: Selectable<Tables['products']>['variants'];
  embedding: Float32Array | undefined;
  language: Language;
}

/** Hundredths of the shop's currency: enough to compare prices by. */
export const centsOf = (price: string) => Math.round(Number(price) * 100);

/** The first lines say what a product is; the rest is care and sizes that every product shares. */
const describedChars = 2_000;

function put(index: ProductIndex, row: IndexedRow): void {
  const prices = row.variants.map((it) => centsOf(it.price));
  index.put({
    id: row.id,
    language: row.language,
    title: row.title,
    type: row.product_type,
    vendor: row.vendor,
    tags: row.tags,
    options: [...new Set(row.variants.flatMap((it) => it.title.split(' / ')))],
    description: row.description,
    price: { low: Math.min(...prices), high: Math.max(...prices) },
    inStock: row.variants.some((it) => it.available),
    ...(row.embedding ? { embedding: row.embedding } : {}),
  });
}

/** The product index of a shop, in this process. */
export const productIndexOf = createShopIndexes<ProductIndex, IndexedRow>({
  name: 'products',
  code: [import.meta.dirname],
  create: createProductIndex,
  put,
  async state(ctx) {
    const row = await ctx.db
      .selectFrom('knowledge_versions')
      .select(['catalog', localeOfShop, oldestHeld(sql`knowledge_versions.shop_id`).as('oldest')])
      .where('shop_id', '=', ctx.shopId)
      .executeTakeFirst();
    // Where the plan holds not all, another product comes in with another plan, or in the place of one that is gone.
    const held = Number(row?.oldest ?? 0) === 0 ? '' : ` from ${row?.oldest}`;
    return { version: row?.catalog ?? 0, basis: `${ctx.services.embedder.id} ${row?.primary_locale}${held}` };
  },
  async changed(ctx, after, limit) {
    const { embedder } = ctx.services;
    const rows = await usedProductsOf(ctx)
      .select(['id', 'version', 'title', 'product_type', 'vendor', 'tags', 'variants', 'embedder', 'embedding'])
      .select(sql<string>`left(description, ${describedChars})`.as('description'))
      .select(localeOfShop)
      .where(sql<boolean>`(version, id) > (${after.version}, ${after.id})`)
      .orderBy('version')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ embedder: by, embedding, primary_locale, ...row }) => ({
      ...row,
      language: languageOfShop({ primary_locale }),
      embedding: by === embedder.id ? vectorsOf(embedding, embedder.dimensions)[0] : undefined,
    }));
  },
  count: async (ctx) =>
    (
      await usedProductsOf(ctx)
        .select((q) => q.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  ids: async (ctx) => (await usedProductsOf(ctx).select('id').execute()).map((it) => it.id),
});
