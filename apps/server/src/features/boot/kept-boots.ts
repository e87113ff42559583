import type { KeptAnswer } from '@chatty/contract/call';
import type { Boot } from '@chatty/contract/boot';
import type { ShopSettings } from '@chatty/contract/settings/shop-settings';
import { builtInLocales, nearestLocale } from '@chatty/contract/visitor-texts/built-in-locales';
import { LRUCache } from 'lru-cache';
import { languageOfLocale } from '../../language/languages.ts';
import { processState } from '../../platform/processes/process-state.ts';
import type { ShopRow } from '../shops/index.ts';
import { localeFor } from '../wording/index.ts';

/** A boot answer as it was made last. */
export interface KeptBoot {
  answer: KeptAnswer;
  boot: Boot;
  /** The shop as it stood then. */
  shop: Pick<ShopRow, 'id' | 'shopify_domain' | 'primary_locale' | 'store_locales' | 'added_locales'>;
  settings: ShopSettings;
  /** Names the state of the database that it was made of; see `markOfVisitedShop`. */
  mark: string;
  /** When all that it was made of was found unchanged last, by the server's clock. */
  checkedAt: number;
}

const mostBytes = 64 * 1024 * 1024;
const mostShops = 5_000;

/** What a language does to an answer: so many as a shop can be read in are kept of it, whatever languages are made up. */
function readingOf(shop: KeptBoot['shop'], asked: string): string {
  const parts = [localeFor(shop, asked), nearestLocale(asked, builtInLocales), languageOfLocale(asked)];
  return JSON.stringify([shop.id, ...parts.map((it) => it ?? null)]);
}

class KeptBoots {
  readonly #boots = new LRUCache<string, KeptBoot>({
    max: mostShops,
    maxSize: mostBytes,
    // The same stands there as objects, which take several times as much.
    sizeCalculation: ({ answer }) => 8 * answer.bytes.length,
  });
  /** Shops that were found, by their domain and by their id. */
  readonly #byDomain = new LRUCache<string, KeptBoot['shop']>({ max: mostShops });
  readonly #domains = new LRUCache<string, string>({ max: mostShops });
  /** What is being looked up, so that it is looked up once for all who ask meanwhile. */
  readonly #coming = new Map<string, Promise<KeptBoot>>();

  /** How many answers are kept. */
  get size(): number {
    return this.#boots.size;
  }

  find(domain: string, asked: string): KeptBoot | undefined {
    const shop = this.#byDomain.get(domain);
    return shop && this.#boots.get(readingOf(shop, asked));
  }

  domainOf(shopId: string): string | undefined {
    return this.#domains.get(shopId);
  }

  keep(kept: KeptBoot, asked: string): void {
    const { id, shopify_domain } = kept.shop;
    this.#byDomain.set(shopify_domain, kept.shop);
    this.#domains.set(id, shopify_domain);
    this.#boots.set(readingOf(kept.shop, asked), kept);
  }

  forget(domain: string): void {
    const shop = this.#byDomain.get(domain);
    if (!shop) return;
    this.#byDomain.delete(domain);
    this.#domains.delete(shop.id);
  }

  /** Something of the shop has changed: whatever is kept of it is looked at before it is given again. */
  doubt(shopId: string): void {
    for (const kept of this.#boots.values()) if (kept.shop.id === shopId) kept.checkedAt = 0;
  }

  once(domain: string, asked: string, look: () => Promise<KeptBoot>): Promise<KeptBoot> {
    const name = JSON.stringify([domain, asked]);
    const coming = this.#coming.get(name) ?? look().finally(() => this.#coming.delete(name));
    this.#coming.set(name, coming);
    return coming;
  }
}

/** What a process keeps of boot answers, in limits: a shop's languages, and as many shops as fit. */
export const keptBoots = processState('boot.kept', () => new KeptBoots());
