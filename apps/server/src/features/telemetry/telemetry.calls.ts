import type { telemetry } from '@chatty/contract/telemetry';
import type { Handlers } from '@chatty/contract/call';
import type { MemberCtx } from '../../ctx.ts';
import { trackEvent } from './track-event.ts';

export const telemetryCalls = {
  'POST /analytics/track': (ctx, { body }) => trackEvent(ctx, body).then(() => ({ done: true as const })),
} satisfies Handlers<typeof telemetry, MemberCtx>;
