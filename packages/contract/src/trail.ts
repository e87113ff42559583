import { z } from 'zod';
import { call } from './call.ts';
import { Id, Moment, Money } from './fields.ts';

/** Older steps are forgotten: what somebody looked at explains a conversation for so long, and orders stand in the store. */
export const trailKeptDays = 30;

/** So many of a contact's latest steps are kept. */
export const trailMaxSteps = 200;

/** No person walks through a store faster; what a script tells beyond it is not kept. */
export const trailMaxPerMinute = 30;

/** How often one thing was in the cart before, and is now. */
export const CartChange = z.object({ title: z.string(), from: z.number().int(), to: z.number().int() });
export type CartChange = z.infer<typeof CartChange>;

export const OrderNews = z.enum(['placed', 'paid', 'fulfilled', 'cancelled']);
export type OrderNews = z.infer<typeof OrderNews>;

const when = { id: Id, at: Moment };

/** One thing that a contact did in the store, or that became of their order. No visitor ever sees it. */
export const TrailStep = z.discriminatedUnion('kind', [
  z.object({ ...when, kind: z.literal('page'), url: z.string(), title: z.string() }),
  z.object({ ...when, kind: z.literal('cart'), changes: z.array(CartChange), total: Money }),
  z.object({ ...when, kind: z.literal('order'), news: OrderNews, name: z.string(), total: Money }),
]);
export type TrailStep = z.infer<typeof TrailStep>;

export const trails = {
  'GET /contacts/:id/trail': call({
    by: ['admin', 'member'],
    data: z.array(TrailStep),
    summary: 'What a contact did in the store lately, the oldest first',
  }),
};

/** Told to those who are there; whoever was away reads the trail anew. */
export const trailPassingEvents = {
  'contact.trail': z.object({ contactId: Id, steps: z.array(TrailStep) }),
};
