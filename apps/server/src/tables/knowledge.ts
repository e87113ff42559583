// Made from the migrations by `npm run tables`: change those, not this.
import type { Generated, Json, MaybeJson, MaybeMoment, Moment } from './columns.ts';

export interface KnowledgeTables {
  answer_import_rows: {
    shop_id: string;
    import_id: string;
    line: number;
    cells: Json<Partial<Record<'id' | 'question' | 'answer' | 'variants', string>>>;
    problem: string | null;
  };
  answer_imports: {
    shop_id: string;
    id: string;
    file_name: string;
    state: Generated<'chosen' | 'running' | 'done'>;
    total: number;
    gone: Generated<number>;
    created: Generated<number>;
    changed: Generated<number>;
    same: Generated<number>;
    failed: Generated<number>;
    created_at: Moment;
  };
  custom_answers: {
    shop_id: string;
    id: string;
    question: string;
    answer: string;
    variants: Generated<Json<string[]>>;
    updated_at: Generated<Moment>;
    deleted_at: MaybeMoment;
    product_id: string | null;
    is_on: Generated<boolean>;
    position: Generated<number>;
  };
  document_uploads: {
    shop_id: string;
    document_id: string;
    bytes: Uint8Array;
  };
  documents: {
    shop_id: string;
    id: string;
    kind: 'file' | 'web' | 'sitemap';
    title: string;
    url: string | null;
    host: string | null;
    canonical: string | null;
    sitemap_id: string | null;
    left_out: Generated<number>;
    bytes: number | null;
    added_by: string | null;
    created_at: Generated<Moment>;
    state: Generated<'waiting' | 'reading' | 'ready' | 'failed'>;
    problem: string | null;
    content_hash: string | null;
    etag: string | null;
    last_modified: string | null;
    changes: MaybeJson<Record<'added' | 'changed' | 'gone', { count: number, titles: string[] }>>;
    asked: Generated<number>;
    read_at: MaybeMoment;
    next_at: MaybeMoment;
    deleted_at: MaybeMoment;
  };
  page_changes: {
    shop_id: string;
    added: Json<{ count: number, titles: string[] }>;
    changed: Json<{ count: number, titles: string[] }>;
    gone: Json<{ count: number, titles: string[] }>;
  };
  passages: {
    shop_id: string;
    id: string;
    kind: string;
    source_id: string;
    title: string;
    text: string;
    url: string | null;
    variants: Generated<Json<string[]>>;
    content_hash: string;
    embedder: string | null;
    embeddings: Uint8Array | null;
    version: Generated<number>;
    product_id: string | null;
  };
  scenarios: {
    shop_id: string;
    id: string;
    default_key: string | null;
    title: string;
    examples: Json<string[]>;
    counter_examples: Json<string[]>;
    steps: Json<unknown[]>;
    is_on: boolean;
    position: number;
    updated_at: Moment;
    deleted_at: MaybeMoment;
  };
  size_guides: {
    shop_id: string;
    id: string;
    name: string;
    unit: 'cm' | 'in';
    columns: Json<unknown[]>;
    rows: Json<unknown[]>;
    scope: Json<unknown>;
    between_note: string;
    outside_note: string;
    updated_at: Moment;
    deleted_at: MaybeMoment;
  };
  store_pages: {
    shop_id: string;
    id: string;
    kind: 'page' | 'policy' | 'article';
    title: string;
    url: string;
    body: string;
    content_hash: string;
    updated_at: Generated<Moment>;
  };
  switched_off_pages: {
    shop_id: string;
    page_id: string;
    content_hash: Generated<string>;
  };
}
