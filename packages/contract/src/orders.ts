import { z } from 'zod';
import { call } from './call.ts';
import { OrderStatus } from './contacts.ts';
import { Id, Moment } from './fields.ts';
import { messageMaxChars, otpDigits } from './limits.ts';
import { Message } from './messages.ts';
import { orderStates } from './settings/options.ts';
import { texts } from './texts.ts';

export const OrderState = z.enum(orderStates);
export type OrderState = z.infer<typeof OrderState>;

/** One parcel, in which some of an order travels. */
export const Parcel = z.object({
  state: OrderState,
  carrier: z.string().nullable(),
  number: z.string().nullable(),
  /** Where it is followed: at its carrier's or, where the store names none, where the merchant sends visitors. */
  url: z.string().nullable(),
  expectedAt: Moment.nullable(),
  deliveredAt: Moment.nullable(),
  /** What its carrier told, latest first. */
  events: z.array(z.object({ state: OrderState.nullable(), message: z.string(), at: Moment })),
});
export type Parcel = z.infer<typeof Parcel>;

/** One step on the way of an order. */
export const OrderStep = z.object({
  state: OrderState,
  /** When it was taken, where that is known. */
  at: Moment.nullable(),
  isDone: z.boolean(),
});
export type OrderStep = z.infer<typeof OrderStep>;

/** All that a visitor may see of an order that is proven to be theirs. */
export const TrackedOrder = OrderStatus.pick({
  id: true,
  name: true,
  placedAt: true,
  total: true,
  refunded: true,
  refundedTotal: true,
  lines: true,
}).extend({
  state: OrderState,
  expectedAt: Moment.nullable(),
  steps: z.array(OrderStep),
  parcels: z.array(Parcel),
  /** Where it goes, with as much left out as whoever sent it there does not need; null where nothing is sent. */
  shipTo: z.string().nullable(),
});
export type TrackedOrder = z.infer<typeof TrackedOrder>;

/** One of the latest orders of somebody who is signed in at the store. */
export const OrderGlance = TrackedOrder.pick({ name: true, placedAt: true, state: true }).extend({
  pieces: z.number().int(),
  imageUrl: z.string().nullable(),
});
export type OrderGlance = z.infer<typeof OrderGlance>;

/** By what a visitor looks for an order. Who is signed in at the store needs no more than the number of their own. */
const claim = {
  number: z.string().trim().min(1, texts.required).max(40, texts.maxChars(40)),
  email: z.string().trim().max(254).optional(),
  phone: z.string().trim().max(40).optional(),
};
export const OrderClaim = z.object(claim);
export type OrderClaim = z.infer<typeof OrderClaim>;

/**
 * What came of looking for an order. `code`: if there is such an order, a code was mailed to its own address; nothing in
 * the answer tells whether there is one. `none`: no order is shown by these, whichever of them was wrong.
 */
export const OrderFound = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('order'), order: TrackedOrder }),
  z.object({ outcome: z.literal('code'), minutes: z.number().int(), resendSeconds: z.number().int() }),
  z.object({ outcome: z.literal('none') }),
]);
export type OrderFound = z.infer<typeof OrderFound>;

/** What came of a code. `ended`: it is too old, was used, or was guessed at too often; another one is to be asked for. */
export const CodeShown = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('order'), order: TrackedOrder }),
  z.object({ outcome: z.literal('wrong'), triesLeft: z.number().int() }),
  z.object({ outcome: z.literal('ended') }),
]);
export type CodeShown = z.infer<typeof CodeShown>;

export const visitorOrders = {
  'GET /client/api/orders': call({
    by: ['visitor'],
    data: z.array(OrderGlance),
    perMinute: 30,
    summary: 'Your own latest orders, if you are signed in at the store',
  }),
  'POST /client/api/orders/find': call({
    by: ['visitor'],
    body: OrderClaim.extend({
      /** Looks at an order that is shown already, as it is now: no code is mailed for that. */
      isAgain: z.boolean().default(false),
    }),
    data: OrderFound,
    perMinute: 30,
    summary: 'Look for an order; mails a code to its own address unless it is proven to be yours',
  }),
  'POST /client/api/orders/code': call({
    by: ['visitor'],
    body: OrderClaim.extend({ code: z.string().trim().max(20) }),
    data: CodeShown,
    perMinute: 30,
    summary: 'Show the mailed code and see the order',
  }),
  'POST /client/api/orders/ask': call({
    by: ['visitor'],
    body: OrderClaim.extend({
      conversationId: Id,
      messageId: Id,
      text: z.string().trim().min(1, texts.required).max(messageMaxChars, texts.maxChars(messageMaxChars)),
    }),
    data: Message,
    perMinute: 20,
    summary: 'Ask about an order that is proven to be yours; the question carries it',
  }),
};

/** How many digits a mailed code has. */
export const orderCodeDigits = otpDigits;
