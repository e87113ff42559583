import { z } from 'zod';
import { call } from './call.ts';
import { greetingMaxChars } from './limits.ts';
import { Message, MessagePiece, MessageQuery, NewMessage, Reaction } from './messages.ts';

/**
 * `greeting`: what the welcome popup said that the visitor answers. Nothing is kept but the shop's own words. `questionId`:
 * the suggestion that was tapped; one that the shop has no quick answer to, or no more, says nothing.
 */
export const NewVisitorMessage = z.intersection(
  NewMessage,
  z.object({ greeting: z.string().max(greetingMaxChars).optional(), questionId: z.string().max(40).optional() }),
);
export type NewVisitorMessage = z.infer<typeof NewVisitorMessage>;

export const visitorMessages = {
  'GET /client/api/conversations/:id/messages': call({
    by: ['visitor'],
    query: MessageQuery,
    data: MessagePiece,
    summary: 'Read your own conversation',
  }),
  'POST /client/api/conversations/:id/messages': call({
    by: ['visitor'],
    body: NewVisitorMessage,
    data: Message,
    perMinute: 120,
    summary: 'Send a message; the first one opens the conversation',
  }),
  'POST /client/api/conversations/:id/messages/:messageId/opinion': call({
    by: ['visitor'],
    body: z.object({ helpful: z.boolean().nullable().optional(), reaction: Reaction.nullable().optional() }),
    data: Message,
    perMinute: 60,
    summary: 'Rate an answer or react to a message',
  }),
};
