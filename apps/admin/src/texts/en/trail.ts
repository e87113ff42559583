import type { OrderNews } from '@chatty/contract/trail';

const count = (many: number, one: string, more: string) => `${many} ${many === 1 ? one : more}`;

/** What a contact did in the store. */
export const texts = {
  /** One line for several steps: “Viewed 3 pages, added 2 items to the cart”. */
  sums: {
    pages: (many: number) => `viewed ${count(many, 'page', 'pages')}`,
    added: (many: number) => `added ${count(many, 'item', 'items')} to the cart`,
    removed: (many: number) => `removed ${count(many, 'item', 'items')} from the cart`,
    news: {
      placed: (name: string) => `placed order ${name}`,
      paid: (name: string) => `paid for order ${name}`,
      fulfilled: (name: string) => `had order ${name} shipped`,
      cancelled: (name: string) => `had order ${name} canceled`,
    } satisfies Record<OrderNews, (name: string) => string>,
  },
  together: (parts: readonly string[]) => {
    const line = parts.join(', ');
    return line.charAt(0).toUpperCase() + line.slice(1);
  },
  viewed: 'Viewed',
  opensInNewTab: (page: string) => `${page} (opens in a new tab)`,
  cartAdded: (quantity: number, title: string) => `Added ${quantity} × ${title}`,
  cartRemoved: (quantity: number, title: string) => `Removed ${quantity} × ${title}`,
  cartMore: (many: number) => count(many, 'more change', 'more changes'),
  cartTotal: (amount: string) => `cart total ${amount}`,
  news: {
    placed: (name: string, total: string) => `Placed order ${name}, ${total}`,
    paid: (name: string) => `Order ${name} was paid`,
    fulfilled: (name: string) => `Order ${name} was shipped`,
    cancelled: (name: string) => `Order ${name} was canceled`,
  } satisfies Record<OrderNews, (name: string, total: string) => string>,
  pages: 'Pages',
  noPages: 'No pages in the last 30 days',
  pagesFailed: 'Failed to load the pages.',
  loading: 'Loading the pages',
  tryAgain: 'Try again',
};
