/** What Shopify's consent API tells of this visitor; each is false before they agreed where the store must ask. */
interface CustomerPrivacy {
  analyticsProcessingAllowed?(): boolean;
  marketingAllowed?(): boolean;
  preferencesProcessingAllowed?(): boolean;
}

interface StoreWindow {
  Shopify?: {
    customerPrivacy?: CustomerPrivacy;
    loadFeatures?(features: { name: string; version: string }[], done: (error?: unknown) => void): void;
  };
}

const shopify = () => (window as StoreWindow).Shopify;

/** The store's consent API, loaded first where the page has not; null for a store without one, 'away' when it didn't come. */
export async function privacyApi(): Promise<CustomerPrivacy | 'away' | null> {
  const load = shopify()?.loadFeatures;
  if (!shopify()?.customerPrivacy?.marketingAllowed && load) {
    await new Promise<unknown>((done) => load([{ name: 'consent-tracking-api', version: '0.1' }], done));
  }
  return shopify()?.customerPrivacy ?? (load ? 'away' : null);
}
