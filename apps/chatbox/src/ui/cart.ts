import type { Cart } from '@chatty/contract/contacts';

/** Shopify's standard storefront actions, as far as they are used here. They answer in the shape of the Storefront API. */
interface StorefrontActions {
  getCart?(): Promise<unknown>;
  updateCart?(change: { lines: { merchandiseId: string; quantity: number }[] }): Promise<unknown>;
}

type CartLine = Cart['lines'][number];

interface StorefrontWindow {
  Shopify?: { actions?: StorefrontActions };
}

interface Price {
  amount?: string | number;
  currencyCode?: string;
}

interface GraphLine {
  quantity?: number;
  cost?: { amountPerQuantity?: Price };
  merchandise?: {
    id?: string;
    title?: string;
    product?: { title?: string };
    image?: { url?: string } | null;
    price?: Price;
  };
}

interface GraphCart {
  lines?: GraphLine[] | { nodes?: GraphLine[]; edges?: { node: GraphLine }[] };
  cost?: { totalAmount?: Price };
}

interface AjaxCart {
  items?: { variant_id?: number; title?: string; quantity?: number; price?: number; image?: string | null }[];
  total_price?: number;
  currency?: string;
}

const actions = (): StorefrontActions => (window as StorefrontWindow).Shopify?.actions ?? {};

const gid = (variantId: string) =>
  variantId.startsWith('gid://') ? variantId : `gid://shopify/ProductVariant/${variantId}`;
const plainId = (variantId: string) => variantId.slice(variantId.lastIndexOf('/') + 1);
const fromCents = (cents = 0) => (cents / 100).toFixed(2);

/** Reads the answer of a storefront action; null when it holds no cart. */
export function cartFromAction(answer: unknown, currency: string): Cart | null {
  const held = (answer as { cart?: GraphCart } | null)?.cart ?? (answer as GraphCart | null);
  if (!held?.lines) return null;
  const all = Array.isArray(held.lines)
    ? held.lines
    : (held.lines.nodes ?? held.lines.edges?.map((it) => it.node) ?? []);
  const money = (price: Price | undefined) => ({
    amount: String(price?.amount ?? '0'),
    currency: price?.currencyCode ?? currency,
  });
  const lines = all.slice(0, 100).map((line): CartLine => {
    const { product, title = '' } = line.merchandise ?? {};
    const full = title === 'Default Title' || !product ? (product?.title ?? title) : `${product.title} – ${title}`;
    return {
      variantId: line.merchandise?.id ?? '',
      title: full.slice(0, 300),
      quantity: line.quantity ?? 0,
      price: money(line.cost?.amountPerQuantity ?? line.merchandise?.price),
      imageUrl: line.merchandise?.image?.url ?? null,
    };
  });
  return { lines, total: money(held.cost?.totalAmount) };
}

/** Reads what `cart.js` answers; its prices are in cents. */
export function cartFromAjax(held: AjaxCart, fallback: string): Cart {
  const currency = held.currency ?? fallback;
  const lines = (held.items ?? []).slice(0, 100).map(
    (item): CartLine => ({
      variantId: gid(String(item.variant_id ?? '')),
      title: (item.title ?? '').slice(0, 300),
      quantity: item.quantity ?? 0,
      price: { amount: fromCents(item.price), currency },
      imageUrl: item.image ?? null,
    }),
  );
  return { lines, total: { amount: fromCents(held.total_price), currency } };
}

const path = (rootUrl: string, name: string) => `${rootUrl.replace(/\/$/, '')}/${name}`;

/** The visitor's cart, by the theme's own actions where there are some; null when the store does not tell. */
export async function readCart(rootUrl: string, currency: string): Promise<Cart | null> {
  try {
    const cart = cartFromAction(await actions().getCart?.(), currency);
    if (cart) return cart.total.currency.length === 3 ? cart : null;
    const response = await fetch(path(rootUrl, 'cart.js'), { headers: { accept: 'application/json' } });
    const read = response.ok ? cartFromAjax((await response.json()) as AjaxCart, currency) : null;
    return read?.total.currency.length === 3 ? read : null;
  } catch {
    return null;
  }
}

/** Puts one piece into the cart. Throws an `Error` whose message is the store's own reason; empty where it gave none. */
export async function addToCart(rootUrl: string, variantId: string): Promise<void> {
  const { updateCart } = actions();
  if (updateCart) {
    const answer = (await updateCart({ lines: [{ merchandiseId: gid(variantId), quantity: 1 }] })) as {
      userErrors?: { message?: string }[];
    } | null;
    const refusal = answer?.userErrors?.[0];
    if (refusal) throw new Error(refusal.message);
    return;
  }
  const response = await fetch(path(rootUrl, 'cart/add.js'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ items: [{ id: Number(plainId(variantId)), quantity: 1 }] }),
  });
  if (response.ok) return;
  const said = (await response.json().catch(() => null)) as { description?: string; message?: string } | null;
  throw new Error(said?.description || said?.message);
}

export const cartAddress = (rootUrl: string): string => path(rootUrl, 'cart');

/** Runs `work` whenever the theme says that the cart changed. */
export function onCartChange(work: () => void): void {
  document.addEventListener('shopify:cart:lines-update', (event) => {
    const change = (event as Event & { promise?: Promise<unknown> }).promise;
    if (change) void change.then(work, () => {});
    else work();
  });
}
