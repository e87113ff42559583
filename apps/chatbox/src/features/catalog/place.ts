import type { Live } from '@chatty/client/live';
import { readCart } from './cart.ts';
import type { ShellConfig } from '../../loader/shell.ts';

/** Tells the team what the visitor looks at and has in the cart. Nothing of it is kept by the server. */
export async function tellPlace(live: Live, config: ShellConfig): Promise<void> {
  const place = {
    url: location.href.slice(0, 2_000),
    title: document.title.slice(0, 300),
    ...(config.productId ? { productId: config.productId } : {}),
  };
  live.send({ t: 'at', place, cart: await readCart(config.rootUrl, config.currency) });
}

/** Runs `work` whenever the theme says that the cart changed. */
export function onCartChange(work: () => void): void {
  document.addEventListener('shopify:cart:lines-update', (it) => {
    const change = (it as Event & { promise?: Promise<unknown> }).promise;
    if (change) void change.then(work, () => {});
    else work();
  });
}
