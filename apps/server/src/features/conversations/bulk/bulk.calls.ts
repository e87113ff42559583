import type { bulkActions } from '@chatty/contract/bulk-actions';
import type { Handlers } from '@chatty/contract/call';
import type { MemberCtx } from '../../../ctx.ts';
import { beginBulk, countMatching, readBulk, readRunning, undoBulk } from './begin-bulk.ts';

export const bulkCalls = {
  'GET /conversations/matching': (ctx, { query }) => countMatching(ctx, query),
  'POST /conversations/bulk': (ctx, { body }) => beginBulk(ctx, body),
  'GET /conversations/bulk': (ctx) => readRunning(ctx),
  'GET /conversations/bulk/:id': (ctx, { params }) => readBulk(ctx, params.id),
  'POST /conversations/bulk/:id/undo': (ctx, { params }) => undoBulk(ctx, params.id),
} satisfies Handlers<typeof bulkActions, MemberCtx>;
