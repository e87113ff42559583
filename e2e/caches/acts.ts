import { type Api, CallFailed } from '@chatty/client/api';
import type { BulkAction } from '@chatty/contract/bulk-actions';
import type { Conversation } from '@chatty/contract/conversations';
import { newId } from '@chatty/contract/new-id';

/** Refused because of what the others have done is an answer too. */
export async function orRefused<T>(asked: Promise<{ data: T }>): Promise<T | null> {
  try {
    return (await asked).data;
  } catch (error) {
    const codes = ['not_found', 'conflict', 'not_allowed', 'not_signed_in'];
    if (error instanceof CallFailed && codes.includes(error.code)) return null;
    throw error;
  }
}

export const visitorActs = {
  say: (api: Api, id: string) =>
    api('POST /client/api/conversations/:id/messages', { params: { id }, body: { id: newId(), text: 'Where is it?' } }),
  askForPerson: (api: Api, id: string) => api('POST /client/api/conversations/:id/talk-to-person', { params: { id } }),
  leaveName: (api: Api, id: string) =>
    api('POST /client/api/conversations/:id/contact', {
      params: { id },
      body: { name: 'Ada', email: `${newId()}@x.example` },
    }),
  read: (api: Api, id: string) => api('POST /client/api/conversations/:id/read', { params: { id }, body: { seq: 2 } }),
};

/** Whom and what an act of a member may concern beside the conversation. */
export interface Those {
  memberId: string;
  contactId: string;
  tagId: string;
}

const write = (api: Api, id: string, note: boolean) =>
  api('POST /conversations/:id/messages', { params: { id }, body: { id: newId(), text: 'One moment.', note } });
type Changed = Promise<{ data: Conversation }>;
const assign = (api: Api, id: string, memberId: string | null): Changed =>
  api('POST /conversations/:id/assign', { params: { id }, body: { memberId } });
const mark = (api: Api, id: string, isRead: boolean): Changed =>
  api('POST /conversations/:id/read', { params: { id }, body: { isRead } });

/** What a member does that is answered with the conversation as it is then. */
export const memberChanges = {
  takeOver: (api: Api, id: string) => api('POST /conversations/:id/take-over', { params: { id } }),
  handBack: (api: Api, id: string) => api('POST /conversations/:id/hand-back', { params: { id } }),
  resolve: (api: Api, id: string) => api('POST /conversations/:id/resolve', { params: { id } }),
  reopen: (api: Api, id: string) => api('POST /conversations/:id/reopen', { params: { id } }),
  assign: (api: Api, id: string, { memberId }: Those) => assign(api, id, memberId),
  unassign: (api: Api, id: string) => assign(api, id, null),
  snooze: (api: Api, id: string) => api('POST /conversations/:id/snooze', { params: { id }, body: { until: 'reply' } }),
  spam: (api: Api, id: string) => api('POST /conversations/:id/spam', { params: { id } }),
  prioritize: (api: Api, id: string) =>
    api('POST /conversations/:id/priority', { params: { id }, body: { priority: 'high' } }),
  tag: (api: Api, id: string, { tagId }: Those) =>
    api('POST /conversations/:id/tags', { params: { id }, body: { add: [tagId] } }),
  untag: (api: Api, id: string, { tagId }: Those) =>
    api('POST /conversations/:id/tags', { params: { id }, body: { remove: [tagId] } }),
  watch: (api: Api, id: string) => api('POST /conversations/:id/watch', { params: { id }, body: { on: true } }),
  stopWatching: (api: Api, id: string) => api('POST /conversations/:id/watch', { params: { id }, body: { on: false } }),
  markRead: (api: Api, id: string) => mark(api, id, true),
  markUnread: (api: Api, id: string) => mark(api, id, false),
} satisfies Record<string, (api: Api, id: string, those: Those) => Changed>;

const bulk = (api: Api, id: string, action: BulkAction) =>
  api('POST /conversations/bulk', { body: { id: newId(), action, target: { by: 'choice', ids: [id] } } });

/** What a member does besides. */
export const memberWrites = {
  reply: (api: Api, id: string) => write(api, id, false),
  note: (api: Api, id: string) => write(api, id, true),
  block: (api: Api, _: string, { contactId }: Those) =>
    api('POST /contacts/:id/block', { params: { id: contactId }, body: {} }),
  unblock: (api: Api, _: string, { contactId }: Those) =>
    api('POST /contacts/:id/unblock', { params: { id: contactId } }),
  resolveAmongOthers: (api: Api, id: string) => bulk(api, id, { do: 'resolve' }),
  assignAmongOthers: (api: Api, id: string, { memberId }: Those) => bulk(api, id, { do: 'assign', memberId }),
} satisfies Record<string, (api: Api, id: string, those: Those) => Promise<{ data: unknown }>>;
