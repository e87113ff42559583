import { z } from 'zod';
import { Id } from './fields.ts';

/** That a member looks at a conversation, and whether they write there; `left`: they look at it no more. */
export const Viewing = z.object({
  conversationId: Id,
  memberId: Id,
  name: z.string(),
  typing: z.boolean(),
  left: z.boolean().optional(),
});
