import type { BetaFlag, Shop } from '@chatty/contract/shops';
import type { MemberCtx } from '../../ctx.ts';
import { changeShop } from '../shops/index.ts';

export interface Gates {
  flags?: Partial<Record<BetaFlag, boolean>> | undefined;
  noLimit?: boolean | undefined;
  blockAccess?: boolean | undefined;
}

/** Switches what only the provider may switch; flags that are not named stay as they are. Each change is logged. */
export function changeGates(ctx: MemberCtx, { flags, noLimit, blockAccess }: Gates): Promise<Shop> {
  ctx.log.info({ authId: ctx.who.authId, flags, noLimit, blockAccess }, 'gates of a shop switched by staff');
  return changeShop(ctx, (shop) => ({
    ...(flags && { uat_features: JSON.stringify({ ...shop.uat_features, ...flags }) }),
    ...(noLimit !== undefined && { no_limit: noLimit }),
    ...(blockAccess !== undefined && { block_access: blockAccess }),
  }));
}
