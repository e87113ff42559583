import { gathered } from '../../../platform/pace/gathered.ts';
import { processState } from '../../../platform/processes/process-state.ts';
import { type Services, systemCtx, type TxCtx } from '../../../ctx.ts';
import { countTeam } from './inbox-counts.ts';

/** Changes that come close together are counted once. */
const gatherMs = 120;

/**
 * Tells the team's open screens the numbers beside the inbox views, soon. What is pushed is counted after the change
 * was committed, and after what was pushed before it; a screen that misses it counts again when it next asks.
 */
const pushCountsSoon = processState('conversations.counts', (services) =>
  gathered(gatherMs, (shopId) =>
    pushCounts(services, shopId).catch((error) => services.log.error({ err: error, shopId }, 'inbox counts')),
  ),
);

/** The numbers beside the inbox views may have changed: after the commit, the screens are told. */
export const countsShifted = ({ services, afterCommit, shopId: own }: TxCtx, shopId = own): void =>
  afterCommit(() => pushCountsSoon(services)(shopId));

async function pushCounts(services: Services, shopId: string): Promise<void> {
  const payload = await countTeam(systemCtx(services, shopId));
  services.hub.pass(shopId, { team: true, contactId: null }, { type: 'inbox.counts', payload });
}
