import type { Handlers } from '@chatty/contract/call';
import type { shopSettings } from '@chatty/contract/settings/shop-settings';
import type { MemberCtx } from '../../ctx.ts';
import { readSettings, saveSettings } from './save-settings.ts';

export const shopSettingsCalls = {
  'GET /settings/widget': (ctx) => readSettings(ctx),
  'POST /settings/widget/:id': (ctx, { params, body }) => saveSettings(ctx, params.id, body),
} satisfies Handlers<typeof shopSettings, MemberCtx>;
