import { z } from 'zod';
import { NewFaq } from '@chatty/contract/faqs';
import type {
  Address,
  Collection,
  Discount,
  Fulfillment,
  LineItem,
  Metafield,
  Order,
  Page,
  Policy,
  Product,
  Variant,
} from '@chatty/simulator/src/shop/records.ts';

/** Of the simulator's records, what a file says of them: ids, dates and what follows from the rest are made. */
const Cents = z.number().int().nonnegative();
const HoursAgo = z.number().nonnegative();

const CollectionOfFile = z.object({
  handle: z.string(),
  title: z.string(),
  description: z.string().default(''),
}) satisfies z.ZodType<Omit<Collection, 'id'>>;

const PageOfFile = z.object({
  handle: z.string(),
  title: z.string(),
  body: z.string(),
}) satisfies z.ZodType<Omit<Page, 'id' | 'updatedAt'>>;

const PolicyOfFile = z.object({
  type: z.enum(['REFUND_POLICY', 'SHIPPING_POLICY', 'PRIVACY_POLICY', 'TERMS_OF_SERVICE', 'CONTACT_INFORMATION']),
  title: z.string(),
  body: z.string(),
}) satisfies z.ZodType<Pick<Policy, 'type' | 'title' | 'body'>>;

const VariantOfFile = z.object({
  sku: z.string().default(''),
  priceCents: Cents,
  compareAtCents: Cents.nullable().default(null),
  inventoryQuantity: z.number().int(),
  options: z.array(z.string()).default([]),
  weightGrams: z.number().nonnegative().default(0),
}) satisfies z.ZodType<Omit<Variant, 'id' | 'title'>>;

const ProductOfFile = z.object({
  handle: z.string(),
  title: z.string(),
  descriptionHtml: z.string(),
  vendor: z.string(),
  productType: z.string(),
  tags: z.array(z.string()).default([]),
  status: z.enum(['ACTIVE', 'DRAFT', 'ARCHIVED']).default('ACTIVE'),
  /** None for a product that comes in one form only. */
  options: z.array(z.object({ name: z.string(), values: z.array(z.string()).min(1) })).default([]),
  variants: z.array(VariantOfFile).min(1),
  metafields: z
    .array(
      z.object({
        namespace: z.string(),
        key: z.string(),
        type: z.string().default('single_line_text_field'),
        value: z.string(),
      }) satisfies z.ZodType<Omit<Metafield, 'id'>>,
    )
    .default([]),
  collections: z.array(z.string()).default([]),
}) satisfies z.ZodType<
  Omit<Product, 'id' | 'variants' | 'metafields' | 'picture' | 'createdAt' | 'updatedAt'> & {
    variants: Omit<Variant, 'id' | 'title'>[];
  }
>;

const DiscountOfFile = z.object({
  title: z.string(),
  code: z.string(),
  value: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('percentage'), fraction: z.number() }),
    z.object({ kind: z.literal('amount'), cents: Cents }),
    z.object({ kind: z.literal('free-shipping') }),
  ]),
  minimumCents: Cents.default(0),
  usageLimit: z.number().int().nullable().default(null),
  /** Negative before now, positive after it. */
  startsInDays: z.number(),
  endsInDays: z.number().nullable().default(null),
}) satisfies z.ZodType<Pick<Discount, 'title' | 'value' | 'minimumCents' | 'usageLimit'>>;

const AddressOfFile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  address1: z.string(),
  city: z.string(),
  province: z.string(),
  provinceCode: z.string(),
  zip: z.string(),
  country: z.string(),
  countryCode: z.string(),
  phone: z.string().nullable().default(null),
}) satisfies z.ZodType<Address>;

const ParcelOfFile = z.object({
  tracking: z.object({ company: z.string(), number: z.string() }),
  estimatedInHours: z.number().nullable().default(null),
  /** The oldest first; the parcel stands where the last one brought it. */
  events: z
    .array(
      z.object({
        status: z.enum([
          'CONFIRMED',
          'LABEL_PRINTED',
          'IN_TRANSIT',
          'OUT_FOR_DELIVERY',
          'ATTEMPTED_DELIVERY',
          'DELIVERED',
        ]),
        message: z.string(),
        hoursAgo: HoursAgo,
      }) satisfies z.ZodType<Pick<Fulfillment['events'][number], 'status' | 'message'>>,
    )
    .min(1),
}) satisfies z.ZodType<Pick<Fulfillment, 'tracking'>>;

const OrderOfFile = z.object({
  number: z.number().int(),
  email: z.string().toLowerCase(),
  phone: z.string().nullable().default(null),
  hoursAgo: HoursAgo,
  cancelledHoursAgo: HoursAgo.nullable().default(null),
  cancelReason: z.enum(['CUSTOMER', 'INVENTORY', 'DECLINED', 'OTHER']).nullable().default(null),
  financialStatus: z.enum(['PAID', 'PENDING', 'REFUNDED', 'PARTIALLY_REFUNDED', 'VOIDED']).default('PAID'),
  fulfillmentStatus: z.enum(['UNFULFILLED', 'FULFILLED', 'PARTIALLY_FULFILLED']),
  /** A product by its handle, and a value for each of its options. */
  lineItems: z
    .array(
      z.object({
        handle: z.string(),
        options: z.array(z.string()).default([]),
        quantity: z.number().int().positive().default(1),
      }) satisfies z.ZodType<Pick<LineItem, 'handle' | 'quantity'>>,
    )
    .min(1),
  discountCents: Cents.default(0),
  discountCodes: z.array(z.string()).default([]),
  shippingCents: Cents,
  refundedCents: Cents.default(0),
  shippingAddress: AddressOfFile,
  fulfillments: z.array(ParcelOfFile).default([]),
}) satisfies z.ZodType<
  Pick<Order, 'number' | 'email' | 'phone' | 'cancelReason' | 'financialStatus' | 'fulfillmentStatus' | 'refundedCents'>
>;

/** A shop that the assistant has never seen: what its commerce platform knows, and the FAQs that its merchant wrote. */
export const ShopFile = z.object({
  name: z.string(),
  email: z.string(),
  currency: z.string().length(3),
  timezone: z.string().default('America/New_York'),
  policies: z.array(PolicyOfFile).default([]),
  pages: z.array(PageOfFile).default([]),
  faqs: z.array(NewFaq).default([]),
  collections: z.array(CollectionOfFile).default([]),
  products: z.array(ProductOfFile).default([]),
  discounts: z.array(DiscountOfFile).default([]),
  orders: z.array(OrderOfFile).default([]),
});
export type ShopFile = z.infer<typeof ShopFile>;
