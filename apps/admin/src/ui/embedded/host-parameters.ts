import { isEmbedded } from './app-bridge.ts';

/** What the Shopify admin adds to the address of the page that it opens in its frame. */
const ofHost = ['embedded', 'hmac', 'host', 'id_token', 'locale', 'session', 'shop', 'timestamp'];
/** A reload needs these parameters to be embedded again. Proofs and tokens are left out: they work only once. */
const lasting = ['embedded', 'host', 'locale', 'shop'];

let kept = new URLSearchParams();

/** An address without what the host added, and what of that is worth keeping. */
export function partAddress(url: URL): { address: string; kept: URLSearchParams } {
  const rest = new URLSearchParams(url.search);
  for (const name of ofHost) rest.delete(name);
  const query = rest.size > 0 ? `?${rest}` : '';
  const worth = new URLSearchParams(lasting.flatMap((it) => url.searchParams.getAll(it).map((value) => [it, value])));
  return { address: url.pathname + query + url.hash, kept: worth };
}

/** Takes the host's parameters out of the address, before a router or a link can carry them on. To be called once. */
export function dropHostParameters(): void {
  if (!isEmbedded()) return;
  const parted = partAddress(new URL(window.location.href));
  kept = parted.kept;
  window.history.replaceState(window.history.state, '', parted.address);
}

/** Loads the document anew, at another address or at the present one; inside the Shopify admin it stays inside. */
export function loadAnew(address?: string): void {
  const { location } = window;
  const url = new URL(address ?? location.pathname + location.search, location.origin);
  for (const [name, value] of kept) url.searchParams.set(name, value);
  if (url.href === location.href) location.reload();
  else if (address) location.assign(url);
  else location.replace(url);
}
