import type { Handlers } from '@chatty/contract/call';
import type { sizeGuides } from '@chatty/contract/size-guides';
import type { MemberCtx } from '../../../ctx.ts';
import { addSizeGuide, changeSizeGuide, deleteSizeGuide, restoreSizeGuide } from './save-size-guide.ts';
import { findSizeGuide, listSizeGuides } from './size-guide.store.ts';

export const sizeGuideCalls = {
  'GET /ai_assistant/size-guides': (ctx) => listSizeGuides(ctx),
  'GET /ai_assistant/size-guides/:id': (ctx, { params }) => findSizeGuide(ctx, params.id),
  'POST /ai_assistant/size-guides': (ctx, { body }) => addSizeGuide(ctx, body),
  'PUT /ai_assistant/size-guides/:id': (ctx, { params, body }) => changeSizeGuide(ctx, params.id, body),
  'DELETE /ai_assistant/size-guides/:id': (ctx, { params }) =>
    deleteSizeGuide(ctx, params.id).then(() => ({ done: true as const })),
  'POST /ai_assistant/size-guides/:id/restore': (ctx, { params }) => restoreSizeGuide(ctx, params.id),
} satisfies Handlers<typeof sizeGuides, MemberCtx>;
