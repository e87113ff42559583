// Made from the migrations by `npm run tables`: change those, not this.
import type { Decimal, Generated, Json, MaybeJson, MaybeMoment, Moment } from './columns.ts';

export interface ContactsTables {
  contact_columns: {
    shop_id: string;
    member_id: string;
    columns: Json<string[]>;
  };
  contact_fields: {
    shop_id: string;
    id: string;
    name: string;
    kind: 'text' | 'number' | 'date' | 'yesNo' | 'choice';
    choices: Generated<Json<string[]>>;
    position: number;
    archived_at: MaybeMoment;
  };
  contact_import_rows: {
    shop_id: string;
    import_id: string;
    line: number;
    cells: Json<string[]>;
    problem: string | null;
  };
  contact_imports: {
    shop_id: string;
    id: string;
    file_name: string;
    headings: Json<string[]>;
    columns: MaybeJson<(string | null)[]>;
    existing: Generated<'update' | 'skip'>;
    tag_ids: Generated<string[]>;
    state: Generated<'chosen' | 'running' | 'done' | 'stopped'>;
    total: number;
    gone: Generated<number>;
    created: Generated<number>;
    updated: Generated<number>;
    skipped: Generated<number>;
    failed: Generated<number>;
    created_at: Moment;
  };
  contact_notes: {
    shop_id: string;
    id: string;
    contact_id: string;
    author_id: string;
    author_name: string;
    text: string;
    created_at: Generated<Moment>;
    edited_at: MaybeMoment;
  };
  contact_purchases: {
    shop_id: string;
    contact_id: string;
    order_count: number;
    spent: Decimal;
    currency: string;
    read_at: Moment;
  };
  contact_segments: {
    shop_id: string;
    id: string;
    name: string;
    filter: Json<Record<string, string | number>>;
    created_at: Generated<Moment>;
  };
  contacts: {
    shop_id: string;
    id: string;
    name: Generated<string>;
    email: string | null;
    phone: string | null;
    customer_id: string | null;
    locale: Generated<string>;
    created_at: Generated<Moment>;
    last_seen_at: Generated<Moment>;
    email_from: 'account' | 'order' | 'team' | 'visitor' | null;
    blocked_at: MaybeMoment;
    blocked_reason: Generated<string>;
    subscribed_at: MaybeMoment;
    tag_ids: Generated<string[]>;
    merged_into: string | null;
    merged_at: MaybeMoment;
    /** The name of the member who merged it. */
    merged_by: Generated<string>;
    field_values: Generated<Json<Record<string, string>>>;
    order_count: number | null;
    spent: Decimal | null;
    spent_currency: string | null;
    unsubscribed_at: MaybeMoment;
    /** Since when nothing is done in the name of this guest: their browser has gone on as a customer. */
    signed_in_at: MaybeMoment;
  };
  pre_chats: {
    shop_id: string;
    contact_id: string;
    answers: Generated<Json<{ id: string, label: string, answer: string }[]>>;
    answered_at: MaybeMoment;
    consents: Generated<Json<{ text: string, link: string, at: string }[]>>;
  };
  trail_steps: {
    shop_id: string;
    id: string;
    contact_id: string;
    at: Moment;
    kind: 'page' | 'cart' | 'order';
    content: Json<object>;
    told_as: string | null;
  };
}
