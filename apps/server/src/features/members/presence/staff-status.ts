import type { StaffStatus } from '@chatty/contract/members';
import type { Ctx } from '../../../world.ts';
import { isOnline } from './presence.ts';

/** Who of the team is there. */
export async function readStaffStatus({
  world,
  shopId,
  db,
}: Pick<Ctx, 'world' | 'shopId' | 'db'>): Promise<StaffStatus> {
  const rows = await db
    .selectFrom('members')
    .select(['id', 'enable_away_mode'])
    .where('shop_id', '=', shopId)
    .execute();
  return {
    shopId,
    isOnline: Object.fromEntries(
      rows.map((it) => [it.id, { status: isOnline(world, shopId, it.id), enableAwayMode: it.enable_away_mode }]),
    ),
    lastActive: null,
  };
}
