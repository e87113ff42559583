import type { LiveStatus } from '@chatty/client/live';
import type { Chat } from '../../app/chat.ts';
import { onCartChange, readCart } from '../../ui/cart.ts';

/** Tells the team what the visitor looks at and has in the cart. Nothing of it is kept by the server. */
async function tellPlace({ config, tell }: Chat): Promise<void> {
  const place = {
    url: location.href.slice(0, 2_000),
    title: document.title.slice(0, 300),
    ...(config.productId ? { productId: config.productId } : {}),
  };
  // Away from the store nobody has a cart.
  const cart = config.page === 'alone' ? null : await readCart(config.rootUrl, config.currency);
  tell({ t: 'at', place, cart });
}

/** Tells it whenever the line to the server comes, and when the theme says that the cart has changed. */
export function keepPlaceTold(chat: Chat): void {
  let before: LiveStatus | null = null;
  const hear = () => {
    const { connection } = chat.store.get();
    if (connection === 'live' && before !== 'live') void tellPlace(chat);
    before = connection;
  };
  chat.store.subscribe(hear);
  onCartChange(() => tellPlace(chat));
  hear();
}
