import type { Config } from '../../config.ts';
import { processState } from '../../platform/processes/process-state.ts';
import type { Services } from '../../ctx.ts';

/** How long an answer is cached; a shop that changes its domain is served again after it. */
const cachedMs = 60_000;
/** Pages of strangers may ask often and in vain, so the shops are read anew at most this often for them. */
const unknownMs = 5_000;
interface Known {
  at: number;
  origins: ReadonlySet<string>;
  byShop: ReadonlyMap<string, ReadonlySet<string>>;
}
const knownOrigins = processState('shops.origins', (): { latest: Known | null } => ({ latest: null }));

const originOf = (url: string): string | null => {
  try {
    return new URL(url.includes('://') ? url : `https://${url}`).origin;
  } catch {
    return null;
  }
};

async function readOrigins(services: Services): Promise<Known> {
  const rows = await services.db
    .selectFrom('shops')
    .select(['id', 'storefront_url', 'domain', 'shopify_domain'])
    .where('uninstalled_at', 'is', null)
    .execute();
  const byShop = new Map(
    rows.map((row) => {
      const origins = [row.storefront_url, row.domain, row.shopify_domain].map(originOf);
      return [row.id, new Set(origins.filter((one) => one !== null))] as const;
    }),
  );
  const known = {
    at: services.clock.now().getTime(),
    origins: new Set([...byShop.values()].flatMap((own) => [...own])),
    byShop,
  };
  knownOrigins(services).latest = known;
  return known;
}

/** What is known, unless it is older than this. */
async function look(services: Services, oldMs: (known: Known) => number): Promise<Known> {
  const latest = knownOrigins(services).latest;
  return latest && services.clock.now().getTime() - latest.at <= oldMs(latest) ? latest : readOrigins(services);
}

/** Whether a page of this origin is the storefront of an installed shop, and so may use the visitors’ calls. */
export async function isStorefront(services: Services, origin: string): Promise<boolean> {
  const { origins } = await look(services, (known) => (known.origins.has(origin) ? cachedMs : unknownMs));
  return origins.has(origin);
}

/** The origins of one shop's own pages; none for a shop that is not there. */
export async function originsOf(services: Services, shopId: string): Promise<ReadonlySet<string>> {
  // The caller is a visitor of the shop, so an unknown shop must be new and not invented by a stranger.
  const { byShop } = await look(services, (known) => (known.byShop.has(shopId) ? cachedMs : -1));
  return byShop.get(shopId) ?? new Set();
}

/** Where stores keep the pictures of their products: Shopify's CDN, and the simulated store's own pages. */
export function imageOrigins({ SHOPIFY_SIMULATOR_URL }: Pick<Config, 'SHOPIFY_SIMULATOR_URL'>): ReadonlySet<string> {
  const simulator = SHOPIFY_SIMULATOR_URL ? originOf(SHOPIFY_SIMULATOR_URL) : null;
  return new Set(['https://cdn.shopify.com', ...(simulator ? [simulator] : [])]);
}
