// Made from the migrations by `npm run tables`: change those, not this.
import type { Generated, Json, MaybeJson, MaybeMoment, Moment } from './columns.ts';

export interface ConversationsTables {
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
    preview: Generated<string>;
    last_message_at: Generated<Moment>;
    created_at: Generated<Moment>;
    mailed_seq: Generated<number>;
    /** Something was said here by whoever held a mailed link: the customer's own orders are not told any more. */
    by_link: Generated<boolean>;
    preview_by: 'visitor' | 'member' | 'assistant' | null;
    preview_member_id: string | null;
    /** The beginning of what the visitor said last. */
    asked: Generated<string>;
    preview_of: MaybeJson<{ kind: 'files' | 'products' | 'order', name: string, count: number }>;
  };
  drafts: {
    shop_id: string;
    conversation_id: string;
    member_id: string;
    draft: string;
    updated_at: Generated<Moment>;
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
    parts: Generated<Json<unknown[]>>;
    files: Generated<Json<unknown[]>>;
    reaction: string | null;
    helpful: boolean | null;
    created_at: Generated<Moment>;
    /** Null where it is the conversation's. */
    channel: 'online_store' | 'email' | 'facebook' | 'instagram' | 'whatsapp' | null;
    /** What the channel reported last. Null where nothing is reported, as of the chat. */
    delivery: 'queued' | 'sent' | 'failed' | 'delivered' | 'read' | null;
    failed_because: string | null;
  };
  /** What the provider of a channel calls a message. */
  provider_messages: {
    shop_id: string;
    channel: 'online_store' | 'email' | 'facebook' | 'instagram' | 'whatsapp';
    provider_id: string;
    conversation_id: string;
    message_id: string;
  };
}
