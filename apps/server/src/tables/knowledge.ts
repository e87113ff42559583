// Made from the migrations by `npm run tables`: change those, not this.
import type { Generated, Json, MaybeMoment, Moment } from './columns.ts';

export interface KnowledgeTables {
  custom_answers: {
    shop_id: string;
    id: string;
    question: string;
    answer: string;
    variants: Generated<Json<string[]>>;
    updated_at: Generated<Moment>;
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
