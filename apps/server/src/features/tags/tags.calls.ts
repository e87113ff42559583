import type { Handlers } from '@chatty/contract/call';
import type { tags } from '@chatty/contract/tags';
import type { MemberCtx } from '../../ctx.ts';
import { addTag, deleteTag, renameTag } from './save-tag.ts';
import { listTags } from './tag.store.ts';

export const tagCalls = {
  'GET /tags': (ctx) => listTags(ctx),
  'POST /tags': (ctx, { body }) => addTag(ctx, body),
  'PUT /tags/:id': (ctx, { params, body }) => renameTag(ctx, params.id, body),
  'DELETE /tags/:id': (ctx, { params }) => deleteTag(ctx, params.id).then(() => ({ done: true as const })),
} satisfies Handlers<typeof tags, MemberCtx>;
