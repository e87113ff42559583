import { on } from '../../platform/reaction.ts';
import type { Feature } from '../../platform/feature.ts';
import { defineSchedule, handle } from '../../platform/jobs/work.ts';
import { staleAt } from '../retrieval/index.ts';
import { shopConnected } from '../shops/index.ts';
import { catalogCalls } from './catalog.calls.ts';
import { embedTitlesJob, refreshProductJob, syncProductsJob } from './catalog.jobs.ts';
import { embedStaleTitles, embedTitles } from './embed-titles.ts';
import { beginProductSync, refreshProduct, syncProducts } from './sync-products.ts';
import { catalogTraces } from './catalog.traces.ts';

export const catalogFeature: Feature = {
  name: 'catalog',
  traces: catalogTraces,
  memberCalls: catalogCalls,
  jobs: [
    handle(syncProductsJob, syncProducts),
    handle(refreshProductJob, (ctx, { productId }) => refreshProduct(ctx, productId)),
    handle(embedTitlesJob, embedTitles),
    defineSchedule('catalog.embed-stale', staleAt(13), embedStaleTitles),
  ],
  reactions: [on(shopConnected, async (tx) => void (await beginProductSync(tx)))],
  async start(services) {
    await embedStaleTitles(services);
    return () => {};
  },
};
