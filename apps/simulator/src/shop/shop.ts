import type { Subscription } from '../billing/subscription.ts';
import { hashText, idOffset } from '../catalogue/seeded-random.ts';
import { type Contents, type WriteContents, writeDemo } from '../content/contents.ts';
import type {
  Blog,
  Cart,
  Collection,
  Customer,
  Discount,
  Installation,
  Order,
  Page,
  Policy,
  Product,
  Staff,
  Theme,
  Variant,
} from './records.ts';

/** What the app's configuration asks for at its installation. */
export const REQUIRED_SCOPES = [
  'read_products',
  'read_orders',
  'read_customers',
  'read_themes',
  'read_content',
  'read_legal_policies',
  'read_discounts',
  'write_discounts',
  'read_locales',
  'read_translations',
  'write_app_proxy',
  'unauthenticated_read_product_listings',
];
/** What it may ask for later, and the merchant may take back. */
export const OPTIONAL_SCOPES = ['write_customers', 'write_pixels', 'read_customer_events'];
const FIRST_FREE_ID = 9_700_000_000_001;
const DAY = 86_400_000;

/** The part of a shop that can change while the simulator runs; it is what the state file holds. */
export interface ShopState {
  /** When the shop was made; all dates of its catalogue and first orders are counted from here. */
  epoch: string;
  lastId: number;
  /** Only products that differ from the generated ones. */
  changedProducts: Product[];
  discounts: Discount[];
  customers: Customer[];
  orders: Order[];
  carts: Record<string, Cart>;
  installation: Installation;
  theme: Theme;
  billing: { subscriptions: Subscription[] };
}

/** A shop as a state file holds it, perhaps of an earlier version. */
export type SavedShop = Omit<ShopState, 'billing'> & Partial<ShopState>;

/** One simulated shop: catalogue and content as written, and everything that happened since. */
export class Shop {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly owner: Staff = {
    id: 91_220_410_001,
    firstName: 'Robin',
    lastName: 'Alder',
    email: 'owner@juniperandtarn.example',
    isOwner: true,
  };
  /** Everybody who may open the shop's admin, the owner first. */
  readonly staff: readonly Staff[] = [
    this.owner,
    { id: 91_220_410_033, firstName: 'Mei', lastName: 'Tanaka', email: 'mei@juniperandtarn.example', isOwner: false },
    {
      id: 91_220_410_065,
      firstName: 'Jonas',
      lastName: 'Weber',
      email: 'jonas@juniperandtarn.example',
      isOwner: false,
    },
  ];
  /** The app's name in the admin. */
  readonly appName = 'Chatty';
  readonly currency: string;
  readonly timezone: string;
  readonly domain: string;
  readonly collections: readonly Collection[];
  readonly products: Product[];
  readonly pages: Page[];
  readonly blogs: Blog[];
  readonly policies: Policy[];
  readonly state: ShopState;
  readonly #variants = new Map<number, { product: Product; variant: Variant }>();
  readonly #products = new Map<number, Product>();
  readonly #handles = new Map<string, Product>();
  readonly #onChange: () => void;

  constructor(
    domain: string,
    saved: SavedShop | undefined,
    now: Date,
    onChange: () => void,
    write: WriteContents = writeDemo,
  ) {
    const epoch = saved ? new Date(saved.epoch) : now;
    this.domain = domain;
    this.id = 60_000_000_000 + hashText(domain);
    this.#onChange = onChange;
    const contents = write(domain, epoch);
    this.name = contents.name;
    this.email = contents.email;
    this.currency = contents.currency;
    this.timezone = contents.timezone;
    this.collections = contents.collections;
    this.products = contents.products;
    const changed = new Map(saved?.changedProducts.map((product) => [product.id, product]));
    this.products.forEach((product, index) => (this.products[index] = changed.get(product.id) ?? product));
    this.pages = contents.pages;
    this.policies = contents.policies;
    this.blogs = contents.blogs;
    // A state file of an earlier version knows no charges.
    this.state = saved
      ? { ...saved, billing: saved.billing ?? { subscriptions: [] } }
      : this.#firstState(epoch, contents);
    for (const product of this.products) {
      this.#products.set(product.id, product);
      this.#handles.set(product.handle, product);
      for (const variant of product.variants) this.#variants.set(variant.id, { product, variant });
    }
  }

  /** The shop's name in the addresses of the admin: `admin.shopify.com/store/{handle}`. */
  get handle(): string {
    return this.domain.split('.')[0] ?? '';
  }

  /** The app's name in the addresses of the admin. */
  get appHandle(): string {
    return this.state.theme.embed?.handle ?? 'chat';
  }

  /** The moment the shop was founded. */
  get createdAt(): string {
    return new Date(new Date(this.state.epoch).getTime() - 1000 * DAY).toISOString();
  }

  product(id: number): Product | undefined {
    return this.#products.get(id);
  }

  productByHandle(handle: string): Product | undefined {
    return this.#handles.get(handle);
  }

  variant(id: number): { product: Product; variant: Variant } | undefined {
    return this.#variants.get(id);
  }

  customer(id: number | null): Customer | undefined {
    return this.state.customers.find((customer) => customer.id === id);
  }

  customerByEmail(email: string): Customer | undefined {
    return this.state.customers.find((customer) => customer.email === email.trim().toLowerCase());
  }

  ordersOf(customer: Customer): Order[] {
    return this.state.orders.filter((order) => order.customerId === customer.id);
  }

  /** A number that no record of this shop has yet. */
  takeId(): number {
    this.state.lastId += 32;
    return this.state.lastId;
  }

  /** Says that something was changed, so that it is kept; give the product when it was one. */
  changed(product?: Product): void {
    if (product) {
      product.updatedAt = new Date().toISOString();
      const others = this.state.changedProducts.filter((other) => other.id !== product.id);
      this.state.changedProducts = [...others, product];
    }
    this.#onChange();
  }

  #firstState(epoch: Date, { discounts, customers, orders }: Contents): ShopState {
    return {
      epoch: epoch.toISOString(),
      lastId: FIRST_FREE_ID + idOffset(this.domain),
      changedProducts: [],
      discounts,
      customers,
      orders,
      carts: {},
      installation: {
        id: 611_200_480_001 + idOffset(this.domain),
        scopes: [...REQUIRED_SCOPES, 'write_customers'],
        installed: true,
        metafields: [],
        subscriptions: [],
        storefrontTokens: [],
      },
      theme: {
        id: 134_500_220_001,
        name: 'Harbor',
        updatedAt: epoch.toISOString(),
        embed: { handle: 'chat', enabled: true, addedAt: epoch.toISOString() },
      },
      billing: { subscriptions: [] },
    };
  }
}
