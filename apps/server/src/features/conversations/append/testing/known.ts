import { type KnownConversation, keyOf } from '../../conversation.store.ts';
import type { Known } from '../decide.ts';

const at = new Date('2026-01-05T10:00:00Z');
export const shopId = 'shop';
/** The ids of the conversations. */
export const names = ['one', 'two', 'three'];

const conversation = (id: string, channel: KnownConversation['channel'] = 'online_store'): KnownConversation => ({
  shop_id: shopId,
  id,
  contact_id: `visitor of ${id}`,
  person_id: `visitor of ${id}`,
  channel,
  status: 'open',
  handler: 'assistant',
  handed_off: false,
  assistant_off: false,
  assignee_id: null,
  turn: 0,
  is_read: true,
  tag_ids: [],
  watchers: {},
  snoozed_until: null,
  reminder: null,
  put_back: null,
  blocked_from: null,
  priority: 'none',
  waiting_since: null,
  clock: null,
  due_at: null,
  due_kind: null,
  last_seq: 0,
  visitor_read_seq: 0,
  member_read_seq: 0,
  mailed_seq: 0,
  by_link: false,
  preview: '',
  preview_of: null,
  preview_by: null,
  preview_member_id: null,
  asked: '',
  last_message_at: at,
  moved_at: null,
  created_at: at,
  contact_name: '',
  contact_email: null,
  customer_id: null,
  assignee_name: null,
  assignee_avatar: null,
  widget: '{}',
});

/** Two conversations of the chat, and one of a channel that a provider serves. */
export const start = (): Known => {
  const all = names.map((it, i) => conversation(it, i === 2 ? 'whatsapp' : 'online_store'));
  return {
    at,
    conversations: new Map(all.map((it) => [keyOf({ shopId, conversationId: it.id }), it])),
    refused: new Map(),
    messages: new Map(),
    speakers: new Map(['maya', 'tom'].map((it) => [`${shopId}/${it}`, { name: it, avatar: null, joined: [] }])),
    replies: [],
    newId: () => crypto.randomUUID(),
    saysOnlyThanks: (text) => text === 'Thanks',
  };
};
