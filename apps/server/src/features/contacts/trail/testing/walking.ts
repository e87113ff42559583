import type { Cart } from '@chatty/contract/contacts';
import type { TrailStep } from '@chatty/contract/trail';
import type { TestServer, TestShop } from '../../../../test-kit/test-server.ts';
import { visitorSockets } from '../../contacts.sockets.ts';

export const usd = (amount: string) => ({ amount, currency: 'USD' });

export const cartOf = (...lines: [string, number][]): Cart => ({
  lines: lines.map(([title, quantity]) => ({ variantId: title, title, quantity, price: usd('5.00'), imageUrl: null })),
  total: usd('10.00'),
});

interface Look {
  shop: TestShop;
  contactId: string;
}

interface Said {
  mayKeep?: boolean;
  cart?: Cart | null;
  title?: string;
  /** Where the address is none of the store. */
  url?: string;
}

/** What a visitor's page says over its socket. */
export const lookedAt =
  (w: TestServer) =>
  async (
    { shop, contactId }: Look,
    path: string,
    { mayKeep = true, cart = null, ...said }: Said = {},
  ): Promise<void> => {
    const { url = `https://${shop.domain}${path}`, title = `Title ${path}` } = said;
    await visitorSockets.at?.(
      w.services,
      { shopId: shop.id, memberId: null, contactId, isCrmLogin: false, sentUpTo: 0, write: () => {}, end: () => {} },
      { t: 'at', place: { url, title }, cart, mayKeep },
    );
  };

/** A shop with a visitor, and how a member reads the trail of theirs. */
export async function walkedShop(w: TestServer) {
  const shop = await w.shop();
  const [member, { contactId }] = [await shop.member(), await shop.visitor()];
  const trail = async (id = contactId) => (await member.api('GET /contacts/:id/trail', { params: { id } })).data;
  return { shop, member, contactId, trail };
}

/** The steps as a test writes them down. */
export const short = (steps: readonly TrailStep[]): string[] =>
  steps.map((it) => {
    if (it.kind === 'page') return new URL(it.url).pathname;
    return it.kind === 'cart' ? it.changes.map((one) => `${one.title} ${one.from}-${one.to}`).join() : it.news;
  });
