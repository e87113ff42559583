import type { SeatRequest } from '@chatty/contract/team';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../tables.ts';
import type { Ctx, TxCtx } from '../../../ctx.ts';

type SeatRequestRow = Selectable<Tables['seat_requests']>;
type Reading = Pick<Ctx, 'db' | 'shopId'>;

export const toSeatRequest = (row: SeatRequestRow): SeatRequest => ({
  id: row.id,
  fullName: row.full_name,
  email: row.email,
  askedAt: row.asked_at.toISOString(),
});

/** Who waits for a seat, the longest first. */
export async function readSeatRequests({ db, shopId }: Reading): Promise<SeatRequest[]> {
  const rows = await db
    .selectFrom('seat_requests')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('declined_at', 'is', null)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
  return rows.map(toSeatRequest);
}

/** A request of the ctx's shop, by its id or by whose it is; null where there is none. */
export async function findSeatRequest(
  { db, shopId }: Reading,
  by: { id: string } | { platform_user_id: string },
): Promise<SeatRequestRow | null> {
  const query = db.selectFrom('seat_requests').selectAll().where('shop_id', '=', shopId);
  const found = 'id' in by ? query.where('id', '=', by.id) : query.where('platform_user_id', '=', by.platform_user_id);
  return (await found.executeTakeFirst()) ?? null;
}

/** Ends the request of somebody who is in the team by now, whichever way they came. */
export async function endSeatRequest(
  tx: TxCtx,
  userId: string,
  { outcome, by }: { outcome: 'approved' | 'joined'; by: string | null },
): Promise<void> {
  const row = await tx.db
    .deleteFrom('seat_requests')
    .where('shop_id', '=', tx.shopId)
    .where('platform_user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (row) tx.emit('seat-request.ended', { id: row.id, outcome, by }, { team: true, contactId: null });
}
