import type { ShopifyGlobal } from '@shopify/app-bridge-types';

type Config = ShopifyGlobal['config'];

const KEPT = 'simulated-app-bridge';

/** Parameters that the admin puts into the address of the app's frame, and that the app's own address does without. */
export const adminParameters = [
  'embedded',
  'hmac',
  'host',
  'id_token',
  'locale',
  'session',
  'shop',
  'timestamp',
  'shopify-reload',
];

/** The configuration from the document's meta tags and address; what the address said is kept for the tab. */
export function readConfig(): Config {
  const query = new URLSearchParams(location.search);
  const kept = readKept();
  const host = query.get('host') ?? kept.host;
  const shop = query.get('shop') ?? kept.shop;
  const locale = query.get('locale') ?? kept.locale ?? 'en';
  keep({ locale, ...(host ? { host } : {}), ...(shop ? { shop } : {}) });
  const list = (name: string): string[] => (meta(name) ?? '').split(/[\s,]+/).filter(Boolean);
  return {
    apiKey: meta('shopify-api-key') ?? '',
    locale,
    appOrigins: list('shopify-app-origins'),
    disabledFeatures: list('shopify-disabled-features'),
    debug: { webVitals: list('shopify-debug').includes('web-vitals') },
    ...(host ? { host } : {}),
    ...(shop ? { shop } : {}),
  };
}

function meta(name: string): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;
}

function readKept(): Partial<Record<string, string>> {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as Partial<Record<string, string>>;
  } catch {
    return {};
  }
}

/** A browser that refuses storage in frames costs a document that was opened without a query its shop, nothing more. */
function keep(values: Record<string, string>): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(values));
  } catch {
    // Nothing is lost that the admin would not send again.
  }
}
