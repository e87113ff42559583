import { type Api, CallFailed } from '@chatty/client/api';
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

const write = (api: Api, id: string, note: boolean) =>
  api('POST /conversations/:id/messages', { params: { id }, body: { id: newId(), text: 'One moment.', note } });
const assign = (api: Api, id: string, memberId: string | null): Promise<{ data: Conversation }> =>
  api('POST /conversations/:id/assign', { params: { id }, body: { memberId } });
const mark = (api: Api, id: string, isRead: boolean): Promise<{ data: Conversation }> =>
  api('POST /conversations/:id/read', { params: { id }, body: { isRead } });

/** What a member does that is answered with the conversation as it is then. */
export const memberChanges = {
  takeOver: (api: Api, id: string) => api('POST /conversations/:id/take-over', { params: { id } }),
  handBack: (api: Api, id: string) => api('POST /conversations/:id/hand-back', { params: { id } }),
  resolve: (api: Api, id: string) => api('POST /conversations/:id/resolve', { params: { id } }),
  reopen: (api: Api, id: string) => api('POST /conversations/:id/reopen', { params: { id } }),
  assign: (api: Api, id: string, me: string) => assign(api, id, me),
  unassign: (api: Api, id: string) => assign(api, id, null),
  markRead: (api: Api, id: string) => mark(api, id, true),
  markUnread: (api: Api, id: string) => mark(api, id, false),
};

export const memberWrites = {
  reply: (api: Api, id: string) => write(api, id, false),
  note: (api: Api, id: string) => write(api, id, true),
};
