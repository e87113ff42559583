/** The records of a simulated shop. Plain objects, so that a shop can be written to a JSON file and read back. */

export interface Metafield {
  id: number;
  namespace: string;
  key: string;
  type: string;
  value: string;
}

export interface Variant {
  id: number;
  title: string;
  sku: string;
  priceCents: number;
  compareAtCents: number | null;
  inventoryQuantity: number;
  /** One value for each option of the product, in the same order. */
  options: string[];
  weightGrams: number;
}

export interface Product {
  id: number;
  handle: string;
  title: string;
  descriptionHtml: string;
  vendor: string;
  productType: string;
  tags: string[];
  status: 'ACTIVE' | 'DRAFT' | 'ARCHIVED';
  options: { name: string; values: string[] }[];
  variants: Variant[];
  metafields: Metafield[];
  collections: string[];
  picture: { silhouette: string; colour: string };
  createdAt: string;
  updatedAt: string;
}

export interface Collection {
  id: number;
  handle: string;
  title: string;
  description: string;
}

export interface Page {
  id: number;
  handle: string;
  title: string;
  body: string;
  updatedAt: string;
}

export interface Article extends Page {
  summary: string;
  tags: string[];
}

export interface Blog {
  id: number;
  handle: string;
  title: string;
  articles: Article[];
}

export type PolicyType =
  | 'REFUND_POLICY'
  | 'SHIPPING_POLICY'
  | 'PRIVACY_POLICY'
  | 'TERMS_OF_SERVICE'
  | 'CONTACT_INFORMATION';

export interface Policy {
  id: number;
  type: PolicyType;
  handle: string;
  title: string;
  body: string;
  updatedAt: string;
}

export interface Address {
  firstName: string;
  lastName: string;
  address1: string;
  city: string;
  province: string;
  provinceCode: string;
  zip: string;
  country: string;
  countryCode: string;
  phone: string | null;
}

export interface Customer {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  locale: string;
  tags: string[];
  note: string | null;
  acceptsMarketing: boolean;
  address: Address | null;
  createdAt: string;
  updatedAt: string;
}

export interface LineItem {
  id: number;
  productId: number;
  variantId: number;
  handle: string;
  title: string;
  variantTitle: string;
  sku: string;
  quantity: number;
  priceCents: number;
}

export type ShipmentStatus =
  | 'CONFIRMED'
  | 'LABEL_PRINTED'
  | 'IN_TRANSIT'
  | 'OUT_FOR_DELIVERY'
  | 'ATTEMPTED_DELIVERY'
  | 'DELIVERED';

export interface Fulfillment {
  id: number;
  name: string;
  displayStatus: ShipmentStatus;
  createdAt: string;
  updatedAt: string;
  inTransitAt: string | null;
  deliveredAt: string | null;
  estimatedDeliveryAt: string | null;
  tracking: { company: string; number: string };
  events: { id: number; status: ShipmentStatus; message: string; happenedAt: string }[];
}

export interface Order {
  id: number;
  number: number;
  name: string;
  confirmationNumber: string;
  customerId: number | null;
  email: string;
  phone: string | null;
  createdAt: string;
  updatedAt: string;
  cancelledAt: string | null;
  cancelReason: 'CUSTOMER' | 'INVENTORY' | 'DECLINED' | 'OTHER' | null;
  financialStatus: 'PAID' | 'PENDING' | 'REFUNDED' | 'PARTIALLY_REFUNDED' | 'VOIDED';
  fulfillmentStatus: 'UNFULFILLED' | 'FULFILLED' | 'PARTIALLY_FULFILLED';
  lineItems: LineItem[];
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  refundedCents: number;
  totalCents: number;
  discountCodes: string[];
  shippingAddress: Address;
  note: string | null;
  attributes: { key: string; value: string }[];
  fulfillments: Fulfillment[];
}

export interface Discount {
  id: number;
  title: string;
  codes: { id: number; code: string; used: number }[];
  value: { kind: 'percentage'; fraction: number } | { kind: 'amount'; cents: number } | { kind: 'free-shipping' };
  minimumCents: number;
  /** How often each of its codes is taken. */
  usageLimit: number | null;
  appliesOncePerCustomer?: boolean;
  startsAt: string;
  endsAt: string | null;
  createdAt: string;
}

export interface Cart {
  token: string;
  items: { variantId: number; quantity: number; properties: Record<string, string> }[];
  attributes: Record<string, string>;
  note: string;
  discountCodes: string[];
  updatedAt: string;
}

export interface WebhookSubscription {
  id: number;
  topic: string;
  uri: string;
  filter: string | null;
  includeFields: string[];
  createdAt: string;
}

/** A person who may open the shop's admin. */
export interface Staff {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  isOwner: boolean;
}

/** What the shop's admin holds about the one app of this simulator. */
export interface Installation {
  id: number;
  scopes: string[];
  installed: boolean;
  metafields: (Metafield & { updatedAt: string })[];
  subscriptions: WebhookSubscription[];
  storefrontTokens: { id: number; title: string; token: string }[];
  /** When `shop/redact` follows an uninstallation, by the simulated calendar. */
  redactAt?: string | null;
}

export interface Theme {
  id: number;
  name: string;
  embed: { handle: string; enabled: boolean; addedAt: string } | null;
  /** What shoppers must know before they see anything of the store; open to all without it. */
  password?: string;
  updatedAt: string;
}
