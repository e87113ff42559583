import type { analytics } from '@chatty/contract/analytics';
import type { Handlers } from '@chatty/contract/call';
import type { MemberCtx } from '../../world.ts';
import { trackEvent } from './track-event.ts';

export const analyticsCalls = {
  'POST /analytics/track': (ctx, { body }) => trackEvent(ctx, body).then(() => ({ done: true as const })),
} satisfies Handlers<typeof analytics, MemberCtx>;
