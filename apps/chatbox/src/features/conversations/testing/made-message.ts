import type { Message } from '@chatty/contract/messages';

/** A message of one conversation as the server tells it: of the assistant, unless `more` says otherwise. */
export const madeMessage = (seq: number, more: Partial<Message> = {}): Message => ({
  id: `m${seq}`,
  conversationId: 'c',
  seq,
  kind: 'text',
  sender: 'assistant',
  name: '',
  avatar: null,
  memberId: null,
  text: `${seq}`,
  activity: null,
  parts: [],
  files: [],
  reaction: null,
  helpful: null,
  createdAt: '2026-01-01T00:00:00Z',
  ...more,
});
