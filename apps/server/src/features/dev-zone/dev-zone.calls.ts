import type { Handlers } from '@chatty/contract/call';
import type { devZone } from '@chatty/contract/shops';
import type { MemberCtx } from '../../ctx.ts';
import { beginSync } from './begin-sync.ts';
import { changeGates } from './change-gates.ts';
import { readDevZone } from './read-dev-zone.ts';

export const devZoneCalls = {
  'GET /dev-zone': (ctx) => readDevZone(ctx),
  'POST /dev-zone': (ctx, { body }) => changeGates(ctx, body),
  'POST /dev-zone/sync': (ctx, { body }) => beginSync(ctx, body.kind).then(() => ({ done: true as const })),
} satisfies Handlers<typeof devZone, MemberCtx>;
