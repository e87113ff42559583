import type { Feature } from '../../platform/feature.ts';
import { keptIndexes } from './indexes/kept-indexes.ts';
import { retrievalTraces } from './retrieval.traces.ts';

/** How often snapshots are written and idle indexes dropped. */
const tendEveryMs = 20_000;

/** Lends its tools to those who search, and keeps their indexes. */
export const retrievalFeature: Feature = {
  name: 'retrieval',
  traces: retrievalTraces,
  start(services) {
    const timer = setInterval(() => {
      keptIndexes(services)
        .tend()
        .catch((error: unknown) => services.log.error({ err: error }, 'the indexes were not tended'));
    }, tendEveryMs);
    timer.unref();
    return () => clearInterval(timer);
  },
};
