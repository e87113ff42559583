import type { BetaFlag, Shop } from '@chatty/contract/shops';
import type { MemberCtx } from '../../ctx.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { tellBlocked, tellOfPlan } from '../shop-settings/index.ts';
import { toShop, writeShop } from '../shops/index.ts';

export interface Gates {
  flags?: Partial<Record<BetaFlag, boolean>> | undefined;
  noLimit?: boolean | undefined;
  blockAccess?: boolean | undefined;
  isBlocked?: boolean | undefined;
}

/** Switches what only the provider may switch; flags that are not named stay as they are. Each change is logged. */
export function changeGates(ctx: MemberCtx, { flags, noLimit, blockAccess, isBlocked }: Gates): Promise<Shop> {
  ctx.log.info({ authId: ctx.who.authId, flags, noLimit, blockAccess, isBlocked }, 'gates of a shop switched by staff');
  return transaction(ctx, async (tx) => {
    const row = await writeShop(tx, (shop) => ({
      ...(flags && { uat_features: JSON.stringify({ ...shop.uat_features, ...flags }) }),
      ...(noLimit !== undefined && { no_limit: noLimit }),
      ...(blockAccess !== undefined && { block_access: blockAccess }),
      ...(isBlocked !== undefined && { widget: JSON.stringify({ ...shop.widget, isBlocked }) }),
    }));
    // It counts as the largest plan does.
    if (noLimit !== undefined) await tellOfPlan(tx);
    if (isBlocked !== undefined) await tellBlocked(tx, row);
    return toShop(ctx.services.config, row);
  });
}
