import type { Handlers } from '@chatty/contract/call';
import type { conversationMerges } from '@chatty/contract/conversation-merge';
import type { MemberCtx } from '../../../ctx.ts';
import { mergeConversations } from './merge-conversations.ts';
import { listMergeTargets } from './merge-targets.ts';

export const conversationMergeCalls = {
  'GET /conversations/:id/merge-targets': (ctx, { params }) => listMergeTargets(ctx, params.id),
  'POST /conversations/:id/merge': (ctx, { params, body }) => mergeConversations(ctx, params.id, body.intoId),
} satisfies Handlers<typeof conversationMerges, MemberCtx>;
