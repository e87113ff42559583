import { z } from 'zod';
import { call } from './call.ts';
import { ContactDetails } from './contacts.ts';
import { VisitorConversation } from './conversations.ts';
import { Done } from './fields.ts';

/** What visitors may ask of their own conversations. */
export const visitorConversations = {
  'GET /client/api/conversations': call({
    by: ['visitor'],
    data: z.array(VisitorConversation),
    summary: 'Your own conversations, latest first',
  }),
  'POST /client/api/conversations/:id/talk-to-person': call({
    by: ['visitor'],
    data: VisitorConversation,
    perMinute: 20,
    summary: 'Ask for a person; works before the first message too',
  }),
  'POST /client/api/conversations/:id/end': call({
    by: ['visitor'],
    data: VisitorConversation,
    perMinute: 20,
    summary: 'End a conversation: it is resolved until you write again',
  }),
  'POST /client/api/conversations/:id/read': call({
    by: ['visitor'],
    body: z.object({ seq: z.number().int() }),
    data: Done,
    summary: 'Report how far you have read',
  }),
  'POST /client/api/conversations/:id/contact': call({
    by: ['visitor'],
    body: ContactDetails,
    data: Done,
    perMinute: 20,
    summary: 'Leave an email, name, or phone number for the answer',
  }),
};
