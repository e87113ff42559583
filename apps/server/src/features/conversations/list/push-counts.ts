import { systemCtx, type World } from '../../../world.ts';
import { countInbox } from './list-conversations.ts';

/** Changes that come close together are counted once. */
const gatherMs = 120;
const waiting = new WeakMap<World, Set<string>>();

/**
 * Tells the team's open screens the numbers beside the inbox views, soon. What is pushed is counted after the change
 * was committed; a screen that misses it counts again when it next asks.
 */
export function pushCountsSoon(world: World, shopId: string): void {
  const shops = waiting.get(world) ?? new Set();
  waiting.set(world, shops);
  if (shops.has(shopId)) return;
  shops.add(shopId);
  setTimeout(() => {
    shops.delete(shopId);
    pushCounts(world, shopId).catch((error) => world.log.error({ err: error, shopId }, 'inbox counts'));
  }, gatherMs).unref();
}

async function pushCounts(world: World, shopId: string): Promise<void> {
  const { mine: _, ...payload } = await countInbox(systemCtx(world, shopId), null);
  world.hub.pass(shopId, { team: true, contactId: null }, { type: 'inbox.counts', payload });
}
