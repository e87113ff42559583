import type { ShopsTables } from '../../tables/shops.ts';
import { defineTraces } from '../../traces.ts';

export const shopsTraces = defineTraces<ShopsTables>({
  // The name and address of its owner stand there.
  about: { shops: 'team' },
});
