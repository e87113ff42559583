import type { Handlers } from '@chatty/contract/call';
import type { usage } from '@chatty/contract/usage';
import type { MemberCtx } from '../../ctx.ts';
import { readLevel, readUsage } from './read-usage.ts';

export const usageCalls = {
  'GET /ai_assistant/usage': (ctx) => readUsage(ctx),
  'GET /ai_assistant/usage/level': (ctx) => readLevel(ctx),
} satisfies Handlers<typeof usage, MemberCtx>;
