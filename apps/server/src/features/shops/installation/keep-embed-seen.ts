import type { Services } from '../../../ctx.ts';
import type { ShopRow } from '../shop.store.ts';

const hourMs = 3_600_000;

/** Keeps when a page of the store last began a visit, to the hour. */
export async function keepEmbedSeen({ db, clock }: Pick<Services, 'db' | 'clock'>, shop: ShopRow): Promise<void> {
  const now = clock.now();
  if (shop.embed_seen_at && now.getTime() - shop.embed_seen_at.getTime() < hourMs) return;
  await db.updateTable('shops').set({ embed_seen_at: now }).where('id', '=', shop.id).execute();
}
