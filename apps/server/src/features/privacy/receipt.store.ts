import type { Receipt } from '@chatty/contract/privacy';
import { newId } from '@chatty/contract/new-id';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/open-database.ts';
import type { Tables } from '../../tables.ts';

export type Counts = Record<string, number>;
type ReceiptRow = Selectable<Tables['privacy_receipts']>;

/** What `request` says where somebody of the team asked. */
const byMember = 'member ';
export const askedByMember = (memberId: string): string => `${byMember}${memberId}`;

export const toReceipt = (it: ReceiptRow): Receipt => ({
  id: it.id,
  shopDomain: it.shop_domain,
  kind: it.kind,
  counts: it.counts,
  requestedBy: it.request.startsWith(byMember) ? it.request.slice(byMember.length) : null,
  requestedAt: it.requested_at.toISOString(),
  doneAt: it.done_at?.toISOString() ?? null,
});

/** Who asked for what. `request` is a number of the platform's or of ours, never a name or an address. */
export interface Request {
  kind: Receipt['kind'];
  request: string;
  shopDomain: string;
  at: Date;
}

export function writeReceipt(
  db: Db,
  it: Request,
  outcome: { counts?: Counts; doneAt?: Date; keptBecause?: string } = {},
): Promise<ReceiptRow> {
  return db
    .insertInto('privacy_receipts')
    .values({
      id: newId(),
      shop_domain: it.shopDomain,
      kind: it.kind,
      request: it.request,
      counts: JSON.stringify(outcome.counts ?? {}),
      requested_at: it.at,
      done_at: outcome.doneAt ?? null,
      kept_because: outcome.keptBecause ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Completes a receipt; counts that stand there already are added to. */
export async function finishReceipt(db: Db, id: string, doneAt: Date, counts: Counts = {}): Promise<void> {
  const row = await db.selectFrom('privacy_receipts').select('counts').where('id', '=', id).executeTakeFirst();
  if (!row) return;
  await db
    .updateTable('privacy_receipts')
    .set({ done_at: doneAt, counts: JSON.stringify({ ...row.counts, ...counts }) })
    .where('id', '=', id)
    .execute();
}
