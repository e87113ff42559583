import type { Ctx } from '../ctx.ts';

/** Everything that was told in a shop, in its order. */
export const eventsOf = ({ db, shopId }: Pick<Ctx, 'db' | 'shopId'>) =>
  db.selectFrom('events').selectAll().where('shop_id', '=', shopId).orderBy('n').execute();
