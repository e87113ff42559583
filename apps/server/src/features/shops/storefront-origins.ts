import type { World } from '../../world.ts';

/** How long an answer is believed; a shop that changes its domain is served again after it. */
const believedMs = 60_000;
/** A stranger's page asks in vain, and may ask often: the shops are not read anew for each. */
const unknownMs = 5_000;
const known = new WeakMap<World, { at: number; origins: Set<string> }>();

const originOf = (url: string): string | null => {
  try {
    return new URL(url.includes('://') ? url : `https://${url}`).origin;
  } catch {
    return null;
  }
};

/** Whether a page of this origin is the storefront of an installed shop, and so may use the visitors’ calls. */
export async function isStorefront(world: World, origin: string): Promise<boolean> {
  const now = world.clock.now().getTime();
  let it = known.get(world);
  if (!it || now - it.at > (it.origins.has(origin) ? believedMs : unknownMs)) {
    const rows = await world.db
      .selectFrom('shops')
      .select(['storefront_url', 'domain', 'shopify_domain'])
      .where('uninstalled_at', 'is', null)
      .execute();
    const urls = rows.flatMap((row) => [row.storefront_url, row.domain, row.shopify_domain]);
    it = { at: now, origins: new Set(urls.map(originOf).filter((one) => one !== null)) };
    known.set(world, it);
  }
  return it.origins.has(origin);
}
