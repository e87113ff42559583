// Made from the migrations by `npm run tables`: change those, not this.
import type { Generated, Json, MaybeMoment, Moment } from './columns.ts';

export interface CatalogTables {
  knowledge_versions: {
    shop_id: string;
    /** Counts changes of passages. */
    version: Generated<number>;
    /** Counts changes of products. */
    catalog: Generated<number>;
  };
  products: {
    shop_id: string;
    id: string;
    handle: string;
    title: string;
    description: Generated<string>;
    vendor: Generated<string>;
    product_type: Generated<string>;
    tags: Generated<Json<string[]>>;
    image_url: string | null;
    url: string;
    variants: Json<{ id: string, title: string, sku: string | null, price: string, compareAtPrice: string | null, available: boolean, stock: number | null }[]>;
    metafields: Generated<Json<{ namespace: string, key: string, value: string }[]>>;
    status: Generated<string>;
    content_hash: string;
    updated_at: Generated<Moment>;
    version: Generated<number>;
    seen: Generated<number>;
    embedder: string | null;
    embedding: Uint8Array | null;
  };
  switched_off_products: {
    shop_id: string;
    product_id: string;
  };
  syncs: {
    shop_id: string;
    kind: 'products' | 'pages';
    running: Generated<boolean>;
    synced: Generated<number>;
    total: Generated<number>;
    error: string | null;
    operation_id: string | null;
    finished_at: MaybeMoment;
    touched_at: MaybeMoment;
  };
}
