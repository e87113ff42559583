import type { Handlers } from '@chatty/contract/call';
import type { shortcuts } from '@chatty/contract/shortcuts';
import type { MemberCtx } from '../../ctx.ts';
import { countUse } from './count-use.ts';
import { listShortcuts } from './list-shortcuts.ts';
import { addShortcut, changeShortcut, deleteShortcut, readShortcut, restoreShortcut } from './save-shortcut.ts';

const done = { done: true as const };

export const shortcutCalls = {
  'GET /shortcuts': (ctx) => listShortcuts(ctx),
  'GET /shortcuts/:id': (ctx, { params }) => readShortcut(ctx, params.id),
  'POST /shortcuts': (ctx, { body }) => addShortcut(ctx, body),
  'PUT /shortcuts/:id': (ctx, { params, body }) => changeShortcut(ctx, params.id, body),
  'DELETE /shortcuts/:id': (ctx, { params }) => deleteShortcut(ctx, params.id).then(() => done),
  'POST /shortcuts/:id/restore': (ctx, { params }) => restoreShortcut(ctx, params.id),
  'POST /shortcuts/:id/use': (ctx, { params, body }) => countUse(ctx, params.id, body.messageId).then(() => done),
} satisfies Handlers<typeof shortcuts, MemberCtx>;
