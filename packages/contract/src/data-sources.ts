import { z } from 'zod';
import { call } from './call.ts';
import { Moment, Money } from './fields.ts';
import { SyncProgress } from './knowledge.ts';

/** How far the reading of the store's pages is: -1 pages in all means that the number is not known yet. */
export const PageSync = z.object({
  running: z.boolean(),
  synced: z.number().int(),
  total: z.number().int(),
  error: z.string().nullable(),
  /** When all of them were last read; null while they never were. */
  finishedAt: Moment.nullable(),
  /** When they are read next without anybody asking; null while they never were. */
  nextAt: Moment.nullable(),
});
export type PageSync = z.infer<typeof PageSync>;

/** How many pages, and what some of them are called. */
const NamedPages = z.object({ count: z.number().int(), titles: z.array(z.string()) });

/** What the last whole reading of the store's pages found. */
export const PageChanges = z.object({ added: NamedPages, changed: NamedPages, gone: NamedPages });
export type PageChanges = z.infer<typeof PageChanges>;

const count = z.number().int();
/** What the plan holds; null is without limit. */
const limit = z.number().int().nullable();

/** All that the assistant answers from, and how fresh it is. */
export const DataSources = z.object({
  pages: z.object({
    count,
    passages: count,
    /** Pages that are switched off, wholly or in part. */
    switchedOff: count,
    sync: PageSync,
    changes: PageChanges.nullable(),
  }),
  /** `held`: those that the plan has room for, the newest; `used`: of these those that are not switched off. */
  products: z.object({ count, held: count, used: count, limit, sync: SyncProgress }),
  /** Those that are published. */
  faqs: z.object({ count }),
  customAnswers: z.object({ count, limit }),
  /** Files and pages of the web together count to `limit`. */
  documents: z.object({
    limit,
    files: z.object({ count, passages: count, failed: count }),
    web: z.object({ count, passages: count, failed: count }),
  }),
});
export type DataSources = z.infer<typeof DataSources>;

export const PageKind = z.enum(['page', 'policy', 'article']);
export type PageKind = z.infer<typeof PageKind>;

/** A page of the store as the assistant knows it. Its id is the store's. */
export const KnownPage = z.object({
  id: z.string(),
  kind: PageKind,
  title: z.string(),
  url: z.string(),
  /** False: the assistant uses none of it. */
  used: z.boolean(),
  passages: count,
  /** Of them those that are switched off by themselves. */
  unusedPassages: count,
  /** When what it says last changed. */
  updatedAt: Moment,
});
export type KnownPage = z.infer<typeof KnownPage>;

/** A passage of a page, as the assistant reads it. */
export const KnownPassage = z.object({
  /** Names what it says: passages that say the same are one. */
  mark: z.string(),
  /** Where it stands: the headings above it. */
  title: z.string(),
  /** Light Markdown. */
  text: z.string(),
  used: z.boolean(),
});
export type KnownPassage = z.infer<typeof KnownPassage>;

/** What every list of the assistant’s area is asked with. */
export const Search = {
  search: z.string().trim().max(200).optional(),
  /** The `cursor` of the piece before. */
  cursor: z.string().max(2_000).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
};

export const PageQuery = z.object({ ...Search, kind: PageKind.optional() });
export type PageQuery = z.infer<typeof PageQuery>;

/** The store's own ids of pages and products. */
const StoreId = z.object({ id: z.string().min(1).max(200) });

export const ProductQuery = z.object({ ...Search, used: z.enum(['yes', 'no']).optional() });
export type ProductQuery = z.infer<typeof ProductQuery>;

/** A product as the assistant knows it. Its id is the store's. */
export const KnownProduct = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string(),
  imageUrl: z.string().nullable(),
  /** As the store calls it: `ACTIVE` is on sale. */
  status: z.string(),
  /** Of its variants the lowest and the highest; null where it has none. */
  price: z.object({ low: Money, high: Money }).nullable(),
  inStock: z.boolean(),
  /** False: the plan has no room for it, which is for the newest; the assistant knows nothing of it. */
  held: z.boolean(),
  /** False: the assistant neither finds nor recommends it, and tells nothing of it. */
  used: z.boolean(),
  /** When the store last changed it. */
  updatedAt: Moment,
});
export type KnownProduct = z.infer<typeof KnownProduct>;

/** All that the assistant knows of a product. */
export const ProductKnowledge = z.object({
  product: KnownProduct,
  description: z.string(),
  vendor: z.string(),
  productType: z.string(),
  tags: z.array(z.string()),
  variants: z.array(
    z.object({ id: z.string(), title: z.string(), price: Money, available: z.boolean(), stock: count.nullable() }),
  ),
  metafields: z.array(z.object({ namespace: z.string(), key: z.string(), value: z.string() })),
});
export type ProductKnowledge = z.infer<typeof ProductKnowledge>;

/** How many answers of the last 30 days rest on a source, and on each kind of source. */
export const SourceUses = z.object({
  kinds: z.array(z.object({ kind: z.string(), answers: count })),
  /** Those that were used most; one that is not named was hardly used, or not at all. */
  sources: z.array(z.object({ kind: z.string(), id: z.string(), answers: count })),
});
export type SourceUses = z.infer<typeof SourceUses>;

const read = ['admin', 'member'] as const;

export const dataSources = {
  'GET /ai_assistant/sources': call({ by: read, data: DataSources, summary: 'What the assistant answers from' }),
  'GET /ai_assistant/sources/uses': call({
    by: read,
    data: SourceUses,
    perMinute: 60,
    summary: 'How many answers of the last 30 days rest on each source',
  }),
  'GET /ai_assistant/pages': call({
    by: read,
    query: PageQuery,
    data: z.object({
      pages: z.array(KnownPage),
      /** How many match, told with the first piece only. */
      total: z.number().int().nullable(),
      /** Ask with it for the next piece; null at the end. */
      cursor: z.string().nullable(),
    }),
    perMinute: 120,
    summary: 'The store’s pages, articles and policies that the assistant knows, by title',
  }),
  'GET /ai_assistant/pages/:id': call({
    by: read,
    params: StoreId,
    data: z.object({ page: KnownPage, passages: z.array(KnownPassage) }),
    summary: 'A page as the assistant reads it',
  }),
  'PUT /ai_assistant/pages/:id/use': call({
    by: ['admin'],
    params: StoreId,
    body: z.object({
      used: z.boolean(),
      /** The `mark` of a passage; without it the whole page is meant. */
      mark: z.string().min(1).max(100).optional(),
    }),
    data: KnownPage,
    perMinute: 120,
    summary: 'Say whether the assistant uses a page, or a passage of it',
  }),
  'GET /ai_assistant/products': call({
    by: read,
    query: ProductQuery,
    data: z.object({
      products: z.array(KnownProduct),
      /** How many match, told with the first piece only. */
      total: z.number().int().nullable(),
      /** Ask with it for the next piece; null at the end. */
      cursor: z.string().nullable(),
    }),
    perMinute: 120,
    summary: 'The products that the assistant knows, by title',
  }),
  'GET /ai_assistant/products/:id': call({
    by: read,
    params: StoreId,
    data: ProductKnowledge,
    summary: 'What the assistant knows of a product',
  }),
  'PUT /ai_assistant/products/:id/use': call({
    by: ['admin'],
    params: StoreId,
    body: z.object({ used: z.boolean() }),
    data: KnownProduct,
    perMinute: 120,
    summary: 'Say whether the assistant uses a product',
  }),
};

/** Written to the event log with the change itself. */
export const dataSourceEvents = {
  'page.sync': PageSync,
  /** A page is used in another way now: its passages are read again. */
  'page.switched': KnownPage,
  'product.switched': KnownProduct,
};
