import type { Handlers } from '@chatty/contract/call';
import type { metrics } from '@chatty/contract/metrics';
import type { MemberCtx } from '../../ctx.ts';
import { sumUpMetrics } from './sum-up-metrics.ts';

export const metricCalls = {
  'GET /metrics': (ctx, { query }) => sumUpMetrics(ctx, query),
} satisfies Handlers<typeof metrics, MemberCtx>;
