import type { Handlers } from '@chatty/contract/call';
import type { watching } from '@chatty/contract/watching';
import type { MemberCtx } from '../../../ctx.ts';
import { findConversation } from '../read-conversation.ts';
import { hasSeen } from './watched.ts';
import { watchConversation } from './watch-conversation.ts';

export const watchingCalls = {
  'POST /conversations/:id/watch': (ctx, { params, body }) => watchConversation(ctx, params.id, body.on),
  'GET /conversations/:id/seen': async (ctx, { params }) => ({
    seen: hasSeen(await findConversation(ctx, params.id), ctx.who.memberId),
  }),
} satisfies Handlers<typeof watching, MemberCtx>;
