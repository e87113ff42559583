import type { MetricsTables } from '../../tables/metrics.ts';
import { defineTraces } from '../../traces.ts';
import { forgetMetrics } from './metric.store.ts';

/** Nothing of it is exported: all of it is reckoned from the messages, which are. */
export const metricsTraces = defineTraces<MetricsTables>({
  about: { metrics: 'contact', metric_clocks: 'contact' },
  forget: async (tx, { ids }) => ({ metrics: await forgetMetrics(tx, ids) }),
});
