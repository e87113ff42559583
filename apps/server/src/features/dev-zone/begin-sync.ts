import { transaction } from '../../platform/db/transaction.ts';
import type { Ctx } from '../../ctx.ts';
import { beginProductSync } from '../catalog/index.ts';
import { syncStorePagesJob } from '../knowledge/index.ts';

/** Has the shop's products or pages read anew; what is being read already is not read twice. */
export const beginSync = (ctx: Ctx, kind: 'products' | 'pages'): Promise<void> =>
  transaction(ctx, async (tx) => {
    if (kind === 'products') await beginProductSync(tx);
    else tx.enqueue(syncStorePagesJob, {});
  });
