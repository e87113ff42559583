// Made from the migrations by `npm run tables`: change those, not this.
import type { Generated, Json, MaybeJson, MaybeMoment, Moment } from './columns.ts';

export interface ConversationsTables {
  assignment_turns: {
    shop_id: string;
    member_id: string;
    given_at: Moment;
  };
  bulk_changes: {
    shop_id: string;
    run_id: string;
    conversation_id: string;
    former: Json<unknown>;
    last_seq: number;
    is_read: boolean;
  };
  bulk_runs: {
    shop_id: string;
    id: string;
    member_id: string;
    action: Json<unknown>;
    target: MaybeJson<unknown>;
    state: Generated<'running' | 'done' | 'undoing' | 'undone'>;
    total: Generated<number>;
    gone: Generated<number>;
    changed: Generated<number>;
    restored: Generated<number>;
    problem: string | null;
    after_id: Generated<string>;
    begun_at: Moment;
  };
  conversations: {
    shop_id: string;
    id: string;
    contact_id: string;
    channel: Generated<'online_store' | 'email' | 'facebook' | 'instagram' | 'whatsapp'>;
    status: Generated<'open' | 'snoozed' | 'resolved' | 'spam' | 'blocked'>;
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
    preview_by: 'visitor' | 'member' | 'assistant' | 'automatic' | null;
    preview_member_id: string | null;
    /** The beginning of what the visitor said last. */
    asked: Generated<string>;
    preview_of: MaybeJson<{ kind: 'files' | 'products' | 'order', name: string, count: number }>;
    tag_ids: Generated<string[]>;
    snoozed_until: MaybeMoment;
    priority: Generated<'none' | 'low' | 'medium' | 'high' | 'urgent'>;
    blocked_from: 'open' | 'snoozed' | 'resolved' | 'spam' | null;
    moved_at: MaybeMoment;
    /** Up to which message each of them has seen it, by member. */
    watchers: Generated<Json<Record<string, number>>>;
    /** Null where nobody left one. */
    reminder: MaybeJson<{ memberId: string, text: string }>;
    /** How it was before they did. Null once anybody has done anything more. */
    put_back: MaybeJson<{ status: 'snoozed' | 'resolved', until: string | null, reminder: { memberId: string, text: string } | null }>;
    clock: MaybeJson<Record<string, unknown>>;
    due_at: MaybeMoment;
    due_kind: 'first_response' | 'next_response' | 'resolution' | null;
    assistant_off: Generated<boolean>;
  };
  drafts: {
    shop_id: string;
    conversation_id: string;
    member_id: string;
    draft: string;
    updated_at: Generated<Moment>;
    mode: Generated<'reply' | 'note'>;
    id: Generated<string>;
    beside: Generated<string>;
  };
  /** Which note of a conversation named a member last. */
  mentions: {
    shop_id: string;
    member_id: string;
    conversation_id: string;
    message_id: string;
  };
  /** What led to a conversation that was merged into another one. */
  merged_conversations: {
    shop_id: string;
    id: string;
    into_id: string;
    /** Its message n is the message n + seq_shift there. */
    seq_shift: number;
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
    /** Null where it names nobody. */
    mentions: MaybeJson<string[]>;
    /** Null where it answers no certain message. */
    reply_to: MaybeJson<{ id: string, seq: number, sender: 'admin' | 'customer' | 'anonymous' | 'guest' | 'assistant' | 'system', name: string, text: string, textOf: { kind: 'files' | 'products' | 'order', name: string, count: number } | null, deleted?: true }>;
    edited_at: MaybeMoment;
    deleted_at: MaybeMoment;
  };
  /** What the provider of a channel calls a message. */
  provider_messages: {
    shop_id: string;
    channel: 'online_store' | 'email' | 'facebook' | 'instagram' | 'whatsapp';
    provider_id: string;
    conversation_id: string;
    message_id: string;
  };
  saved_views: {
    shop_id: string;
    id: string;
    owner_id: string | null;
    author_id: string;
    name: string;
    filter: Json<unknown>;
    place: Generated<number>;
    created_at: Moment;
  };
}
