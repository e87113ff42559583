// Made from the migrations by `npm run tables`: change those, not this.
import type { Generated, Json, Moment } from './columns.ts';

export interface SchedulingTables {
  scheduled_messages: {
    shop_id: string;
    id: string;
    conversation_id: string;
    author_id: string;
    state: Generated<'waiting' | 'held' | 'sent' | 'cancelled'>;
    held_because: 'replied' | 'resolved' | 'spam' | 'blocked' | 'author_left' | 'refused' | 'late' | null;
    problem: string | null;
    send_at: Moment;
    unless_reply: boolean;
    since_seq: number;
    text: string;
    reply_to_id: string | null;
    file_ids: Generated<Json<string[]>>;
    products: Generated<Json<{ id: string, variantId?: string | undefined }[]>>;
    order_id: string | null;
    parts: Generated<Json<unknown[]>>;
    created_at: Generated<Moment>;
    updated_at: Generated<Moment>;
  };
}
