import { z } from 'zod';
import { call } from './call.ts';
import { Conversation } from './conversations.ts';

export const watching = {
  'POST /conversations/:id/watch': call({
    by: ['admin', 'member'],
    body: z.object({ on: z.boolean() }),
    data: Conversation,
    summary: 'Be told of what happens in a conversation, or no longer',
  }),
  'GET /conversations/:id/seen': call({
    by: ['admin', 'member'],
    data: z.object({ seen: z.boolean() }),
    summary: 'Whether you have seen everything in a conversation that you watch',
  }),
};
