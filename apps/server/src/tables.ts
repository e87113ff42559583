import type { ColumnType, Generated } from 'kysely';
import type { AccountTables } from './tables/account-tables.ts';
import type { AuthTables } from './tables/auth-tables.ts';
import type { Json, MaybeMoment, Moment } from './tables/columns.ts';

export interface Tables extends AccountTables, AuthTables {
  event_counters: { shop_id: string; n: ColumnType<number, number | undefined, number> };
  events: {
    shop_id: string;
    n: number;
    for_team: boolean;
    for_contact: string | null;
    type: string;
    payload: Json<unknown>;
    created_at: Moment;
  };
  contacts: {
    shop_id: string;
    id: string;
    name: Generated<string>;
    email: string | null;
    email_from: 'account' | 'order' | 'team' | 'visitor' | null;
    phone: string | null;
    customer_id: string | null;
    locale: Generated<string>;
    created_at: Moment;
    last_seen_at: Moment;
  };
  conversations: {
    shop_id: string;
    id: string;
    contact_id: string;
    channel: Generated<'online_store' | 'email' | 'facebook' | 'instagram' | 'whatsapp'>;
    status: Generated<'open' | 'resolved'>;
    handler: Generated<'assistant' | 'waiting' | 'person'>;
    handed_off: Generated<boolean>;
    assignee_id: string | null;
    turn: Generated<number>;
    is_read: Generated<boolean>;
    waiting_since: MaybeMoment;
    last_seq: Generated<number>;
    visitor_read_seq: Generated<number>;
    member_read_seq: Generated<number>;
    mailed_seq: Generated<number>;
    /** Something was said here by whoever held a mailed link: the customer's own orders are not told any more. */
    by_link: Generated<boolean>;
    preview: Generated<string>;
    preview_by: 'visitor' | 'member' | 'assistant' | null;
    preview_member_id: string | null;
    /** The beginning of what the visitor said last. */
    asked: Generated<string>;
    last_message_at: Moment;
    created_at: Moment;
  };
  messages: {
    shop_id: string;
    conversation_id: string;
    seq: number;
    id: string;
    kind: 'text' | 'note' | 'activity';
    sender: string;
    name: Generated<string>;
    avatar: string | null;
    member_id: string | null;
    text: Generated<string>;
    activity: string | null;
    parts: Json<unknown[]>;
    files: Json<unknown[]>;
    reaction: string | null;
    helpful: boolean | null;
    created_at: Moment;
  };
  drafts: { shop_id: string; conversation_id: string; member_id: string; draft: string; updated_at: Moment };
  files: {
    shop_id: string;
    id: string;
    owner_id: string;
    name: string;
    type: string;
    bytes: number;
    width: number | null;
    height: number | null;
    secret: string;
    created_at: Moment;
    expires_at: MaybeMoment;
    /** Said with every new row: the database takes a row that does not say it for one of an earlier version, and in use. */
    attached_at: ColumnType<Date | null, Date | null, Date | null>;
    only_used: Generated<boolean>;
    released_at: MaybeMoment;
  };
  file_uses: { shop_id: string; file_id: string; used_by: string };
  uploads: { shop_id: string; id: string; secret: string; owner_id: string; begun_at: Moment };
  faqs: {
    shop_id: string;
    id: string;
    question: string;
    answer: string;
    excerpt: string;
    category: Generated<string>;
    variants: Json<string[]>;
    published: Generated<boolean>;
    featured: Generated<boolean>;
    position: number;
    created_at: Moment;
    updated_at: Moment;
    deleted_at: MaybeMoment;
  };
  custom_answers: {
    shop_id: string;
    id: string;
    question: string;
    answer: string;
    variants: Json<string[]>;
    updated_at: Moment;
  };
  store_pages: {
    shop_id: string;
    id: string;
    kind: 'page' | 'policy' | 'article';
    title: string;
    url: string;
    body: string;
    content_hash: string;
    updated_at: Moment;
  };
  products: {
    shop_id: string;
    id: string;
    handle: string;
    title: string;
    description: Generated<string>;
    vendor: Generated<string>;
    product_type: Generated<string>;
    tags: Json<string[]>;
    image_url: string | null;
    url: string;
    variants: Json<ProductVariantRow[]>;
    metafields: Json<{ namespace: string; key: string; value: string }[]>;
    status: Generated<string>;
    content_hash: string;
    updated_at: Moment;
    version: Generated<number>;
    seen: Generated<number>;
    embedder: string | null;
    embedding: Uint8Array | null;
  };
  discounts: {
    shop_id: string;
    id: string;
    code: string;
    title: string;
    summary: string;
    status: string;
    starts_at: MaybeMoment;
    ends_at: MaybeMoment;
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
  passages: {
    shop_id: string;
    id: string;
    kind: string;
    source_id: string;
    title: string;
    text: string;
    url: string | null;
    variants: Json<string[]>;
    content_hash: string;
    embedder: string | null;
    embeddings: Uint8Array | null;
    version: Generated<number>;
  };
  /** `version` counts changes of passages, `catalog` of products. */
  knowledge_versions: {
    shop_id: string;
    version: ColumnType<number, number | undefined, number>;
    catalog: ColumnType<number, number | undefined, number>;
  };
  decisions: {
    shop_id: string;
    id: string;
    conversation_id: string;
    message_id: string | null;
    question: string;
    outcome: string;
    engine: string;
    config_version: string;
    retrieved: Json<unknown[]>;
    confidence: number | null;
    tool_calls: Json<unknown[]>;
    verdicts: Json<unknown[]>;
    input_tokens: Generated<number>;
    output_tokens: Generated<number>;
    cost: ColumnType<string, string | number, string | number>;
    latency_ms: number;
    created_at: Moment;
  };
  order_attempts: {
    shop_id: string;
    id: string;
    contact_id: string;
    order_hash: string;
    email_hash: string | null;
    phone_hash: string | null;
    address_hash: string | null;
    missed: Generated<boolean>;
    created_at: Moment;
  };
  answer_counts: { shop_id: string; day: string; answers: number };
  webhook_deliveries: {
    webhook_id: string;
    shop_domain: string;
    topic: string;
    triggered_at: Moment;
    received_at: Moment;
    body: string;
    done_at: MaybeMoment;
  };
}

export interface ProductVariantRow {
  id: string;
  title: string;
  sku: string | null;
  price: string;
  compareAtPrice: string | null;
  available: boolean;
  stock: number | null;
}
