import type { Handlers } from '@chatty/contract/call';
import type { widgetSettings } from '@chatty/contract/widget';
import type { MemberCtx } from '../../ctx.ts';
import { readWidget, saveWidget } from './save-widget.ts';

export const suggestionCalls = {
  'GET /settings/widget': (ctx) => readWidget(ctx),
  'POST /settings/widget/:id': (ctx, { params, body }) => saveWidget(ctx, params.id, body),
} satisfies Handlers<typeof widgetSettings, MemberCtx>;
