import { newId } from '@chatty/contract/new-id';
import type { MessageRow } from '../../apps/server/src/features/conversations/message.store.ts';

type Place = Pick<MessageRow, 'shop_id' | 'conversation_id' | 'seq'>;

/** A visitor's message of now, as the product writes it. */
export const messageRow = (place: Place, text: string): MessageRow => ({
  ...place,
  id: newId(),
  kind: 'text',
  channel: null,
  delivery: null,
  failed_because: null,
  sender: 'anonymous',
  name: '',
  avatar: null,
  member_id: null,
  text,
  reply_to: null,
  mentions: null,
  activity: null,
  parts: [],
  files: [],
  reaction: null,
  helpful: null,
  created_at: new Date(),
  edited_at: null,
  deleted_at: null,
});
