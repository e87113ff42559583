import type { Handlers } from '@chatty/contract/call';
import type { watching } from '@chatty/contract/watching';
import type { MemberCtx } from '../../../ctx.ts';
import { watchConversation } from './watch-conversation.ts';

export const watchingCalls = {
  'POST /conversations/:id/watch': (ctx, { params, body }) => watchConversation(ctx, params.id, body.on),
} satisfies Handlers<typeof watching, MemberCtx>;
