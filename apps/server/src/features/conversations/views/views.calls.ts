import type { Handlers } from '@chatty/contract/call';
import type { savedViews } from '@chatty/contract/saved-views';
import type { MemberCtx } from '../../../ctx.ts';
import { countViews } from './count-views.ts';
import { addView, changeView, deleteView, listViews, orderViews } from './save-view.ts';

export const viewCalls = {
  'GET /views': (ctx) => listViews(ctx),
  'GET /views/counts': (ctx) => countViews(ctx),
  'POST /views': (ctx, { body }) => addView(ctx, body),
  'PUT /views/order': (ctx, { body }) => orderViews(ctx, body.ids),
  'PUT /views/:id': (ctx, { params, body }) => changeView(ctx, params.id, body),
  'DELETE /views/:id': (ctx, { params }) => deleteView(ctx, params.id).then(() => ({ done: true as const })),
} satisfies Handlers<typeof savedViews, MemberCtx>;
