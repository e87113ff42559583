import type { Money } from '@chatty/contract/fields';
import type { OrderStatus, TrackingInfo } from '@chatty/contract/contacts';
import type { EmbedConfig, EmbedWords } from '@chatty/contract/settings/embed-config';

export interface StoreProduct {
  id: string;
  handle: string;
  title: string;
  /** As the store keeps it: HTML. */
  description: string;
  vendor: string;
  productType: string;
  tags: string[];
  imageUrl: string | null;
  /** Its place in the storefront: a path. */
  url: string;
  status: string;
  /** When the store last changed it: of two readings the later one counts. */
  updatedAt: string;
  variants: {
    id: string;
    title: string;
    sku: string | null;
    /** Decimal text in the shop's currency, as the store wrote it. */
    price: string;
    compareAtPrice: string | null;
    available: boolean;
    stock: number | null;
  }[];
  metafields: { namespace: string; key: string; value: string }[];
}

export interface StorePage {
  id: string;
  kind: 'page' | 'policy' | 'article';
  title: string;
  /** Its place in the storefront: a path. */
  url: string;
  /** As the store keeps it: HTML. */
  body: string;
  /** The policy that the store shows as its terms of returns and refunds, whatever its language calls it. */
  isAboutReturns?: boolean;
}

export interface StoreDiscount {
  id: string;
  code: string;
  title: string;
  summary: string;
  status: string;
  startsAt: string | null;
  endsAt: string | null;
  /** What it gives, where another one can be made that gives the same; null for all other kinds. */
  terms: DiscountTerms | null;
}

/** A share, or an amount in the shop's currency, off all goods of an order. */
export interface DiscountTerms {
  /** `percentage`: 0..1. */
  value: { percentage: number } | { amount: string };
  /** What the goods must cost; null: anything. */
  minSubtotal: string | null;
}

/** A code that is wanted for one shopper. */
export interface ShopperCode {
  code: string;
  /** The discount of ours to which such codes are added; null while there is none. */
  discountId: string | null;
  /** What that discount is called; no other is called so. */
  title: string;
  terms: DiscountTerms;
  endsAt: string | null;
}

export interface StoreFacts {
  name: string;
  email: string;
  domain: string;
  currency: string;
  countryCode: string;
  timeZone: string;
  ownerName: string;
  /** The shop's plan at the platform, as the platform names it. */
  platformPlan: string;
  primaryLocale: string;
  /** All languages of the store that shoppers can choose, the primary one among them. */
  locales: string[];
}

export interface StoreCustomer {
  name: string;
  email: string | null;
  phone: string | null;
  locale: string;
  /** How often they have bought something. */
  orderCount: number;
  /** For how much, without what was given back. */
  spent: Money;
}

export interface StoreSubscriber {
  email: string;
  consentedAt: Date;
}

export interface StoreUnsubscriber {
  email: string;
  withdrawnAt: Date;
}

export interface ProvenOrder {
  order: OrderStatus;
  /** What of the proof is the order's own: anything else that was told with it is proven by nothing. */
  by: { email?: string; phone?: string };
}

/** A block of FAQs as the theme shows it, and where; all that can be reckoned beforehand is. */
export interface PlacedBlock {
  id: string;
  place: string;
  productIds: string[];
  collectionHandles: string[];
  /** Paths in small letters, without a slash at the end. */
  paths: string[];
  /** What a path may begin with. */
  beginnings: string[];
  /** What the theme draws; at most 128 KB of JSON. */
  content: object;
  /** The same in other languages of the store, by their tags, where it is not the same. */
  translations: Readonly<Record<string, object>>;
}

/** All blocks of a store, those that are closest to their pages first. */
export interface PlacedBlocks {
  /** CSS for all of them. */
  style: string;
  blocks: PlacedBlock[];
}

export interface StoreCollection {
  id: string;
  /** Its name in the addresses of the store. */
  handle: string;
  title: string;
}

export type CollectionsWanted = { search: string } | { handles: readonly string[] };

/** One parcel, as the store tells of it. */
export interface StoreParcel {
  /** As the store names it, such as `IN_TRANSIT`; empty where it says nothing. */
  status: string;
  sentAt: string;
  estimatedDeliveryAt: string | null;
  deliveredAt: string | null;
  tracking: TrackingInfo[];
  /** What its carrier told, latest first. */
  events: { status: string; message: string; happenedAt: string }[];
}

/** An order with all that is told to who has proven that it is theirs. */
export interface StoreOrder {
  order: OrderStatus;
  /** Where its own mails go. */
  email: string | null;
  parcels: StoreParcel[];
  shipTo: { name: string; city: string; region: string; zip: string; country: string } | null;
}

/** Whether the published theme shows our embed. */
export interface FoundEmbed {
  isOn: boolean;
  themeId: string;
  themeName: string;
}

/** A shop's commerce platform, as far as we use it. All calls throw `Unreachable` or `Refused`. */
export interface Commerce {
  facts(shopId: string): Promise<StoreFacts>;
  /** What the shop has granted us. */
  scopes(shopId: string): Promise<string[]>;
  countProducts(shopId: string): Promise<number>;
  countCustomers(shopId: string): Promise<number>;
  /** Those that we may see: without a wider scope the orders of sixty days. */
  countOrders(shopId: string): Promise<number>;
  /** Hands over all products that a shopper can see, in batches of at most 250; resolves when the last batch was taken. */
  readProducts(shopId: string, take: (batch: StoreProduct[]) => Promise<void>): Promise<void>;
  /** Null when it is gone, or no shopper can see it. */
  readProduct(shopId: string, productId: string): Promise<StoreProduct | null>;
  /** A customer whom the platform itself vouched for; null when there is none of that number. */
  readCustomer(shopId: string, customerId: string): Promise<StoreCustomer | null>;
  /** The first collections by title that hold these words, or those of these handles. */
  findCollections(shopId: string, wanted: CollectionsWanted): Promise<StoreCollection[]>;
  readPages(shopId: string): Promise<StorePage[]>;
  readDiscounts(shopId: string): Promise<StoreDiscount[]>;
  /**
   * Makes a code that the store takes once, and resolves once it is there, with the discount that it is of; `taken` where
   * another discount has that code. Asked again it makes no second one.
   */
  addShopperCode(shopId: string, wanted: ShopperCode): Promise<{ discountId: string } | 'taken'>;
  /** The order of that number, but only if e-mail or phone is the order's own. Null tells nothing about which was wrong. */
  findOrder(shopId: string, proof: { number: string; email?: string; phone?: string }): Promise<ProvenOrder | null>;
  /** An order by the platform's id, with all that is to be told of it. Callers make sure whose it is. */
  readOrder(shopId: string, orderId: string): Promise<StoreOrder | null>;
  /** The latest orders of a known customer, newest first. Callers make sure who the customer is. */
  ordersOf(shopId: string, who: { customerId?: string | null; email?: string | null }): Promise<OrderStatus[]>;
  /** Makes somebody a customer who agreed to the store's mails, or writes down of one who is that they agreed. */
  subscribeCustomer(shopId: string, subscriber: StoreSubscriber): Promise<void>;
  /** Writes down of a customer that they want no mails of the store any more; of who is none there is nothing to write. */
  unsubscribeCustomer(shopId: string, unsubscriber: StoreUnsubscriber): Promise<void>;
  /** What the published theme says of our embed; null where there is none, or it can't be read. */
  findEmbed(shopId: string): Promise<FoundEmbed | null>;
  /** Tells the storefront's embed how it looks, without a request from the page. */
  publishEmbed(shopId: string, config: EmbedConfig, words: EmbedWords): Promise<void>;
  /** Tells the storefront all its blocks of FAQs, without a request from the page; those of before that are missing go. */
  publishFaqBlocks(shopId: string, blocks: PlacedBlocks): Promise<void>;
}
