import type { Chat } from '../../app/chat.ts';
import { readCart } from './cart.ts';

/** Tells the team what the visitor looks at and has in the cart. Nothing of it is kept by the server. */
export async function tellPlace({ config, tell }: Chat): Promise<void> {
  const place = {
    url: location.href.slice(0, 2_000),
    title: document.title.slice(0, 300),
    ...(config.productId ? { productId: config.productId } : {}),
  };
  // Away from the store nobody has a cart.
  const cart = config.page === 'alone' ? null : await readCart(config.rootUrl, config.currency);
  tell({ t: 'at', place, cart });
}
