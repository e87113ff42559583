import { z } from 'zod';
import { Id } from './fields.ts';

/**
 * That a member looks at a conversation, and whether they write there; `idle`: it is open, and they have touched nothing for
 * a while; `left`: they look at it no more.
 */
export const Viewing = z.object({
  conversationId: Id,
  memberId: Id,
  name: z.string(),
  typing: z.boolean(),
  idle: z.boolean().optional(),
  left: z.boolean().optional(),
});
