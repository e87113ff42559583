import { z } from 'zod';
import type { Services, TxCtx } from '../../ctx.ts';
import { topic } from '../../platform/topic.ts';
import { keptBoots } from './kept-boots.ts';

const changed = topic('boot.changed', z.object({ shopId: z.string() }));

/** Listens, in every process, for shops whose boot answers are to be looked at. */
export const followChanges = (services: Services): (() => void) =>
  services.bus.subscribe(changed, ({ shopId }) => keptBoots(services).doubt(shopId));

/** What visitors begin with has changed: told after the commit. Where the word is lost, it is found out a second later. */
export const tellChanged = ({ services, shopId, afterCommit }: TxCtx): void =>
  afterCommit(() => {
    services.bus
      .publish(changed, { shopId })
      .catch((error) => services.log.warn({ err: error, shopId }, 'the others were not told of a change'));
  });
