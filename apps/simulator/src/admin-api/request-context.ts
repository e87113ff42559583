import type { Shop } from '../shop/shop.ts';
import type { World } from '../world.ts';

/** What every resolver is given. */
export interface RequestContext {
  world: World;
  shop: Shop;
  /** True while a bulk operation runs its query: connections then give everything. */
  bulk: boolean;
}
