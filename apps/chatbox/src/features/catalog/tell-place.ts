import type { LiveStatus } from '@chatty/client/live';
import type { Chat } from '../../app/chat.ts';
import { onCartChange, readCart } from '../../ui/cart.ts';
import { privacyApi } from '../../ui/privacy-api.ts';

/**
 * Whether the visitor lets the store remember what they look at. Where a store has no way to ask them, it needs to ask
 * nobody.
 */
async function mayKeep(): Promise<boolean> {
  const api = await privacyApi();
  return api === null || (api !== 'away' && api.analyticsProcessingAllowed?.() === true);
}

/** The team hears where the visitor is even if the store's consent API never comes. */
const patienceMs = 3_000;

/** Tells the team what the visitor looks at and has in the cart; the server keeps it only where they allow that. */
async function tellPlace({ config, tell }: Chat, isNew = true): Promise<void> {
  const place = {
    url: location.href.slice(0, 2_000),
    title: document.title.slice(0, 300),
    ...(config.productId ? { productId: config.productId } : {}),
  };
  const late = () => new Promise<boolean>((done) => setTimeout(done, patienceMs, false));
  const [cart, keep] = await Promise.all([
    // Away from the store nobody has a cart.
    config.page === 'alone' ? null : readCart(config.rootUrl, config.currency),
    isNew && Promise.race([mayKeep(), late()]),
  ]);
  tell({ t: 'at', place, cart, mayKeep: keep });
}

/** Tells it whenever the line to the server comes, when the theme says that the cart has changed, and when they agree. */
export function keepPlaceTold(chat: Chat): void {
  let before: LiveStatus | null = null;
  // Of the same page, when the line comes back: that is no second visit.
  let isNew = true;
  const hear = () => {
    const { connection } = chat.store.get();
    if (connection === 'live' && before !== 'live') {
      void tellPlace(chat, isNew);
      isNew = false;
    }
    before = connection;
  };
  chat.store.subscribe(hear);
  onCartChange(() => tellPlace(chat));
  document.addEventListener('visitorConsentCollected', () => void tellPlace(chat));
  hear();
}
