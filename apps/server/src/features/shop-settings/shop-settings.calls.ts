import type { Handlers } from '@chatty/contract/call';
import type { instructionVersions } from '@chatty/contract/instruction/instruction-versions';
import type { shopSettings } from '@chatty/contract/settings/shop-settings';
import type { MemberCtx } from '../../ctx.ts';
import { listVersions, readVersion } from './instruction/instruction-versions.ts';
import { readSettings, saveSettings } from './save-settings.ts';

export const shopSettingsCalls = {
  'GET /settings/widget': (ctx) => readSettings(ctx),
  'POST /settings/widget/:id': (ctx, { params, body }) => saveSettings(ctx, params.id, body),
  'GET /ai_assistant/instruction/versions': (ctx) => listVersions(ctx),
  'GET /ai_assistant/instruction/versions/:id': (ctx, { params }) => readVersion(ctx, params.id),
} satisfies Handlers<typeof shopSettings & typeof instructionVersions, MemberCtx>;
