import type { OrderStatus } from '@chatty/contract/contacts';
import { z } from 'zod';
import { phrases } from '../turn/phrases.ts';
import { countAttempt } from './order-attempts.ts';
import { loggedTool } from './logged-tool.ts';
import type { Turn } from './turn.ts';

const sameNumber = (a: string, b: string) =>
  a.replace(/^[#\s]+/, '').toLowerCase() === b.replace(/^[#\s]+/, '').toLowerCase();

function shownOrder(turn: Turn, order: OrderStatus) {
  const n = turn.evidence.addOrder(order);
  const kinds = ['order', 'order-status', 'order-date', 'order-total', 'items', 'delivery', 'tracking'] as const;
  const known = kinds.filter((kind) => turn.evidence.slots.has(`${kind}:${n}`));
  return Object.fromEntries(known.map((kind) => [kind, `{{${kind}:${n}}}`]));
}

/** A customer who is signed in at the store may see their own orders without further proof. */
async function ownOrders({ ctx, contact }: Turn, number: string | undefined): Promise<OrderStatus[]> {
  if (!contact.customerId) return [];
  const orders = await ctx.world.commerce.ordersOf(ctx.shopId, {
    customerId: contact.customerId,
  });
  return number ? orders.filter((it) => sameNumber(it.name, number)) : orders.slice(0, 3);
}

/** Tells an order's state to its owner: signed in at the store, or by its number together with its e-mail or phone. */
export const lookUpOrder = (turn: Turn) =>
  loggedTool(turn, {
    name: 'look_up_order',
    description:
      'Looks up the state of an order. Needs its number and the e-mail or phone given with it; a customer who is signed in needs neither. Call it with what is known: it says what is missing.',
    input: z.object({
      number: z.string().max(40).optional().describe('The order’s number as the visitor wrote it'),
      email: z.string().max(260).optional().describe('Such as [email:1]'),
      phone: z.string().max(40).optional().describe('Such as [phone:1]'),
    }),
    run: async (input) => {
      const { ctx, contact, vault } = turn;
      const said = (text: string | undefined) => (text?.trim() ? vault.reveal(text.trim()) : undefined);
      const number = said(input.number);
      const own = await ownOrders(turn, number);
      if (own.length > 0) return { found: true, orders: own.map((it) => shownOrder(turn, it)) };

      const given = { email: said(input.email), phone: said(input.phone) };
      // What the visitor has left with us counts as said, unless something else is said now.
      const { email, phone } = given.email || given.phone ? given : { email: contact.email, phone: contact.phone };
      if (!number || !(email || phone)) {
        turn.orderDenied = 'proof_missing';
        return {
          found: false,
          missing: [...(number ? [] : ['order number']), ...(email || phone ? [] : ['e-mail'])],
        };
      }
      if (!(await countAttempt(ctx, contact.id, number))) {
        turn.orderDenied = 'too_many';
        return { found: false, say: phrases.tooManyOrders };
      }
      const order = await ctx.world.commerce.findOrder(ctx.shopId, {
        number,
        ...(email ? { email } : {}),
        ...(phone ? { phone } : {}),
      });
      turn.orderDenied = null;
      if (order) return { found: true, orders: [shownOrder(turn, order)] };
      turn.orderDenied = 'no_match';
      return { found: false, say: phrases.noSuchOrder };
    },
  });
