import { z } from 'zod';
import { call } from './call.ts';
import { Email, Id, Moment, Money } from './fields.ts';
import { PreChat } from './pre-chat.ts';
import { TagChange } from './tags.ts';
import { texts } from './texts.ts';

/** What a visitor looks at right now; what is kept of it is their trail (`trail.ts`). */
export const VisitorPlace = z.object({
  url: z.string().max(2_000),
  title: z.string().max(300),
  productId: z.string().max(100).optional(),
});
export type VisitorPlace = z.infer<typeof VisitorPlace>;

export const CartLine = z.object({
  variantId: z.string().max(100),
  title: z.string().max(300),
  quantity: z.number().int().min(0),
  price: Money,
  imageUrl: z.string().max(2_000).nullable(),
});

export const Cart = z.object({ lines: z.array(CartLine).max(100), total: Money });
export type Cart = z.infer<typeof Cart>;

/**
 * Who vouches for a contact's email address: the store, where they are signed in; an order whose number they told with
 * it; the team, which wrote it down; or nobody but the visitor who typed it.
 */
export const EmailFrom = z.enum(['account', 'order', 'team', 'visitor']);
export type EmailFrom = z.infer<typeof EmailFrom>;

/** When somebody was seen last who never was: whom a file or the team brought in. */
export const neverSeen = '1970-01-01T00:00:00.000Z';

export const Contact = z.object({
  id: Id,
  name: z.string(),
  email: z.string().nullable(),
  /** Null without an email address. */
  emailFrom: EmailFrom.nullable(),
  phone: z.string().nullable(),
  /** The commerce platform's id of a signed-in customer. */
  customerId: z.string().nullable(),
  locale: z.string(),
  createdAt: Moment,
  lastSeenAt: Moment,
  /** Since when what they send is refused; null for nearly everybody. */
  blockedAt: Moment.nullable(),
  /** Why, in the words of who blocked them. */
  blockedReason: z.string(),
  /** Since when they have subscribed to the store's newsletter. */
  subscribedAt: Moment.nullable(),
  tagIds: z.array(Id),
  /** What the shop's own fields say of them, by field; archived ones, too. */
  fieldValues: z.record(Id, z.string()),
  /** How often they have bought something at the store, and for how much; null as long as the store has told nothing. */
  orderCount: z.number().int().nullable(),
  spent: Money.nullable(),
});
export type Contact = z.infer<typeof Contact>;

/** A contact that was merged into another: what it was called then, when, and by whom; by nobody where a guest signed in. */
export const MergedContact = z.object({
  id: Id,
  name: z.string(),
  email: z.string().nullable(),
  mergedAt: Moment,
  mergedBy: z.string(),
});
export type MergedContact = z.infer<typeof MergedContact>;

/** A contact with what the customer pane shows beside the thread. */
export const ContactProfile = Contact.extend({
  online: z.boolean(),
  place: VisitorPlace.nullable(),
  cart: Cart.nullable(),
  conversationCount: z.number().int(),
  /** Null where nothing was asked. */
  preChat: PreChat.nullable(),
  /** Those that were merged into it, in the order in which they were. */
  merged: z.array(MergedContact),
});
export type ContactProfile = z.infer<typeof ContactProfile>;

export const ContactDetails = z.object({
  name: z.string().trim().max(120).optional(),
  email: Email.optional(),
  phone: z
    .string()
    .trim()
    .refine((value) => value === '' || /^\+?[\d\s().-]+$/.test(value), texts.phoneInvalid)
    .refine(
      (value) => value === '' || (value.replace(/\D/g, '').length >= 7 && value.replace(/\D/g, '').length <= 15),
      texts.phoneInvalid,
    )
    .optional(),
});
export type ContactDetails = z.infer<typeof ContactDetails>;

/** A change by the team: an address can be taken away too. */
const ContactChange = ContactDetails.extend({
  email: z.union([z.literal(''), Email], texts.emailInvalid).optional(),
  /** What stood in the fields as they were begun: nothing is changed where somebody has written something else since. */
  was: z.object({ name: z.string(), email: z.string(), phone: z.string() }).partial().optional(),
});
export type ContactChange = z.infer<typeof ContactChange>;

export const TrackingInfo = z.object({
  company: z.string().nullable(),
  number: z.string().nullable(),
  url: z.string().nullable(),
});
export type TrackingInfo = z.infer<typeof TrackingInfo>;

export const Refunded = z.enum(['none', 'partly', 'fully']);
export type Refunded = z.infer<typeof Refunded>;

export const OrderStatus = z.object({
  id: z.string(),
  name: z.string(),
  placedAt: Moment,
  financialStatus: z.string(),
  fulfillmentStatus: z.string(),
  cancelledAt: Moment.nullable(),
  /** What the order cost when it was placed; what was given back is not taken off. */
  total: Money,
  refunded: Refunded.default('none'),
  /** What was given back; null when nothing was. */
  refundedTotal: Money.nullable().default(null),
  lines: z.array(
    z.object({
      title: z.string(),
      variant: z.string().nullable(),
      quantity: z.number().int(),
      imageUrl: z.string().nullable(),
    }),
  ),
  tracking: z.array(TrackingInfo),
  estimatedDeliveryAt: Moment.nullable(),
  deliveredAt: Moment.nullable(),
  events: z.array(z.object({ status: z.string(), message: z.string(), happenedAt: Moment })),
});
export type OrderStatus = z.infer<typeof OrderStatus>;

const StoreCount = z.object({ count: z.number().int() });

export const contacts = {
  'GET /customers/count': call({ by: ['admin'], data: StoreCount, summary: 'How many customers the store has' }),
  'GET /order/count': call({
    by: ['admin'],
    data: StoreCount,
    summary: 'How many orders the store has that we may see',
  }),
  'GET /contacts/:id': call({ by: ['admin', 'member'], data: ContactProfile, summary: 'Read a contact' }),
  'PUT /contacts/:id': call({
    by: ['admin', 'member'],
    body: ContactChange,
    data: Contact,
    summary: 'Change a contact’s name, email, or phone; a `conflict` where it is no longer what it was said to be',
  }),
  'POST /contacts/:id/tags': call({
    by: ['admin', 'member'],
    body: TagChange,
    data: Contact,
    summary: 'Put tags on a contact and take tags off',
  }),
  'GET /contacts/:id/orders': call({
    by: ['admin', 'member'],
    data: z.array(OrderStatus),
    summary: 'The contact’s latest orders, read from the store',
  }),
};

/** Written to the event log with the change itself. */
export const contactEvents = {
  'contact.changed': Contact,
  /** They filled in the form before the chat, or agreed to the disclaimer. */
  'contact.told': z.object({ id: Id, preChat: PreChat }),
  /** With everything that belonged to it. */
  'contact.deleted': z.object({ id: Id }),
};

/** Told to those who are there and kept nowhere. */
export const contactPassingEvents = {
  'visitor.seen': z.object({
    contactId: Id,
    online: z.boolean(),
    place: VisitorPlace.nullable(),
    cart: Cart.nullable(),
    /** The moment of the telling: they were there until now, or still are. */
    lastSeenAt: Moment,
  }),
};
