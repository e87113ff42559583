import { z } from 'zod';
import { call } from './call.ts';
import { OrderStatus } from './contacts.ts';
import { OfDraft } from './drafts.ts';
import { Moment } from './fields.ts';
import { PublicFaq } from './faqs.ts';
import { productsPerMessage } from './limits.ts';
import { Message, ProductCard, SaidWords, Seen } from './messages.ts';
import { insertTexts, texts } from './texts.ts';

/** An order of the contact, and whether the visitor of this conversation may be shown it. */
export const InsertableOrder = z.object({
  order: OrderStatus,
  /** The store vouches that it is theirs, or it stands in the conversation already; of any other only the number is said. */
  mayShow: z.boolean(),
});
export type InsertableOrder = z.infer<typeof InsertableOrder>;

/** A code of the store that works now. */
export const InsertableDiscount = z.object({
  id: z.string(),
  code: z.string(),
  /** What it gives, in the store's words. */
  summary: z.string(),
  endsAt: Moment.nullable(),
  /** Opens the store with the code applied. */
  url: z.string(),
});
export type InsertableDiscount = z.infer<typeof InsertableDiscount>;

/** A published FAQ in the language in which the visitor reads the store; its answer is prose. */
export const InsertableFaq = PublicFaq.extend({
  /** Where it stands on the store's FAQ page; null where the shop has none. */
  url: z.string().nullable(),
});
export type InsertableFaq = z.infer<typeof InsertableFaq>;

/** A product to be shown, and the variant whose price and stock its card shows first. */
export const ChosenProduct = z.object({ id: z.string().max(100), variantId: z.string().max(100).optional() });

/** The cards of a message, by what the store calls them: what they say is read when it is sent. */
export const Cards = z.object({
  products: z.array(ChosenProduct).max(productsPerMessage, insertTexts.mostProducts(productsPerMessage)).default([]),
  orderId: z.string().max(100).optional(),
});
export const NewCards = z
  .object({ ...SaidWords.shape, ...OfDraft.shape, ...Cards.shape, ...Seen.shape })
  .refine((value) => value.products.length > 0 || value.orderId !== undefined, {
    message: texts.required,
    path: ['products'],
  });
export type NewCards = z.infer<typeof NewCards>;

const team = ['admin', 'member'] as const;
const search = z.string().trim().max(200).default('');

export const inserts = {
  'GET /inserts/products': call({
    by: team,
    query: z.object({ search }),
    data: z.array(ProductCard),
    perMinute: 240,
    summary: 'Products to send: those that match, best first, or the newest',
  }),
  'GET /inserts/linked-product': call({
    by: team,
    query: z.object({ handle: z.string().min(1).max(255) }),
    data: ProductCard.nullable(),
    perMinute: 600,
    summary: 'The product that a link into the store leads to; null where the store has none of this handle',
  }),
  'GET /inserts/discounts': call({
    by: team,
    data: z.array(InsertableDiscount),
    perMinute: 60,
    summary: 'Discount codes of the store that work now',
  }),
  'GET /conversations/:id/inserts/orders': call({
    by: team,
    data: z.array(InsertableOrder),
    perMinute: 60,
    summary: 'The contact’s latest orders, and which of them the visitor may be shown',
  }),
  'GET /conversations/:id/inserts/faqs': call({
    by: team,
    query: z.object({ search }),
    data: z.array(InsertableFaq),
    perMinute: 240,
    summary: 'Published FAQs in the visitor’s language: those that match, best first, or the first',
  }),
  'POST /conversations/:id/cards': call({
    by: team,
    body: NewCards,
    data: Message,
    perMinute: 600,
    summary: 'Reply to the visitor with cards of products or of an order',
  }),
};
