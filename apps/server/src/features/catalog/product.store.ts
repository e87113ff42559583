import { createHash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { plainTextOf } from '../../platform/rich-text/excerpt-of.ts';
import type { StoreProduct } from '../../ports/commerce.ts';
import type { Tables } from '../../tables.ts';
import type { Ctx, TxCtx } from '../../ctx.ts';

export type ProductRow = Omit<Selectable<Tables['products']>, 'embedding'>;

export const productColumns = [
  'shop_id',
  'id',
  'handle',
  'title',
  'description',
  'vendor',
  'product_type',
  'tags',
  'image_url',
  'url',
  'variants',
  'metafields',
  'status',
  'content_hash',
  'updated_at',
  'version',
  'seen',
  'embedder',
] as const;

/** The shop's products. */
export const productsOf = (ctx: Ctx) => ctx.db.selectFrom('products').where('shop_id', '=', ctx.shopId);

/** Counts a change of the shop's products; the row's lock makes commits come in the order of the numbers. */
export async function nextVersion(tx: TxCtx): Promise<number> {
  const { rows } = await sql<{ catalog: number }>`
    insert into knowledge_versions (shop_id, catalog) values (${tx.shopId}, 1)
    on conflict (shop_id) do update set catalog = knowledge_versions.catalog + 1 returning catalog`.execute(tx.db);
  return Number(rows[0]?.catalog);
}

function rowOf(product: StoreProduct) {
  const description = plainTextOf(product.description);
  const searched = [
    product.title,
    description,
    product.vendor,
    product.productType,
    product.tags,
    product.variants.map((one) => one.title),
    product.metafields,
  ];
  return {
    id: product.id,
    handle: product.handle,
    title: product.title,
    description,
    vendor: product.vendor,
    product_type: product.productType,
    tags: product.tags,
    image_url: product.imageUrl,
    url: product.url,
    variants: product.variants,
    metafields: product.metafields,
    status: product.status,
    content_hash: createHash('sha256').update(JSON.stringify(searched)).digest('base64url'),
    updated_at: product.updatedAt,
  };
}

/**
 * Writes what the store told of products; true when a title has to be embedded by it. An older reading never overwrites
 * a newer one, what is as it was is not written again, and a title keeps its embedding for as long as it stays.
 */
export async function keepProducts(tx: TxCtx, products: readonly StoreProduct[]): Promise<boolean> {
  const version = await nextVersion(tx);
  const rows = JSON.stringify(products.map(rowOf));
  const written = await sql<{ embedder: string | null }>`
    insert into products (
      shop_id, id, handle, title, description, vendor, product_type, tags, image_url, url, variants, metafields, status,
      content_hash, updated_at, version, seen
    )
    select ${tx.shopId}, row.*, ${version}::bigint, ${version}::bigint
    from jsonb_to_recordset(${rows}::jsonb) as row (
      id text, handle text, title text, description text, vendor text, product_type text, tags jsonb, image_url text,
      url text, variants jsonb, metafields jsonb, status text, content_hash text, updated_at timestamptz
    )
    on conflict (shop_id, id) do update set
      handle = excluded.handle, title = excluded.title, description = excluded.description, vendor = excluded.vendor,
      product_type = excluded.product_type, tags = excluded.tags, image_url = excluded.image_url, url = excluded.url,
      variants = excluded.variants, metafields = excluded.metafields, status = excluded.status,
      content_hash = excluded.content_hash, updated_at = excluded.updated_at,
      embedder = case when products.title = excluded.title then products.embedder end,
      embedding = case when products.title = excluded.title then products.embedding end,
      version = case
        when (products.content_hash, products.variants, products.handle, products.url, products.image_url, products.status)
          is distinct from (excluded.content_hash, excluded.variants, excluded.handle, excluded.url, excluded.image_url, excluded.status)
        then excluded.version else products.version end
    where products.updated_at <= excluded.updated_at and (
      products.embedder is distinct from ${tx.services.embedder.id} or
      (products.updated_at, products.content_hash, products.variants, products.handle, products.url, products.image_url, products.status)
        is distinct from (excluded.updated_at, excluded.content_hash, excluded.variants, excluded.handle, excluded.url, excluded.image_url, excluded.status)
    )
    returning embedder`.execute(tx.db);
  // A product that somebody else wrote later was also in the store during this reading.
  await tx.db
    .updateTable('products')
    .set({ seen: version })
    .where('shop_id', '=', tx.shopId)
    .where(
      'id',
      'in',
      products.map((it) => it.id),
    )
    .execute();
  return written.rows.some((it) => it.embedder !== tx.services.embedder.id);
}

/** Deletes products that no reading has seen since `version`. */
export async function removeUnseen(tx: TxCtx, version: number): Promise<void> {
  await nextVersion(tx);
  await tx.db.deleteFrom('products').where('shop_id', '=', tx.shopId).where('seen', '<=', version).execute();
}

/** Deletes one product; one that is not there is no error. */
export async function removeProduct(tx: TxCtx, id: string): Promise<void> {
  await nextVersion(tx);
  await tx.db.deleteFrom('products').where('shop_id', '=', tx.shopId).where('id', '=', id).execute();
}
