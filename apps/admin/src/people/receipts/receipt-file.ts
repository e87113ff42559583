import type { Receipt } from '@chatty/contract/privacy';

/** The kinds of records of which something was deleted, the most telling first, those that are not known yet last. */
export function deletedKinds(counts: Receipt['counts'], order: readonly string[]): [kind: string, count: number][] {
  const place = (kind: string) => (order.includes(kind) ? order.indexOf(kind) : order.length);
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => place(a) - place(b));
}

/** A receipt as a file to be kept or sent on. `by` is who deleted, in words. */
export function receiptFile(it: Receipt, by: string): { name: string; text: string } {
  const said = {
    receipt: it.id,
    what: 'contact deleted',
    shop: it.shopDomain,
    requestedBy: by,
    requestedAt: it.requestedAt,
    completedAt: it.doneAt,
    deleted: it.counts,
  };
  return { name: `deletion-receipt-${it.id}.json`, text: `${JSON.stringify(said, null, 2)}\n` };
}
