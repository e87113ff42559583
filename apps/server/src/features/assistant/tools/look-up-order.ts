import type { OrderStatus } from '@chatty/contract/contacts';
import { z } from 'zod';
import { orderNumberOf } from '../../../language/order-number.ts';
import { loggedTool } from './logged-tool.ts';
import { ownOrders, proveOrder } from '../../order-tracking/index.ts';
import type { AskedBy, Findings, ToolContext } from './tool-context.ts';

function shownOrder({ evidence }: Findings, order: OrderStatus) {
  const n = evidence.addOrder(order);
  const kinds = [
    'order',
    'order-status',
    'order-date',
    'order-total',
    'refund',
    'items',
    'delivery',
    'tracking',
  ] as const;
  const known = kinds.filter((kind) => evidence.slots.has(`${kind}:${n}`));
  return Object.fromEntries(known.map((kind) => [kind, `{{${kind}:${n}}}`]));
}

/** Whether the order is over, so that "my order" means another one. */
const isOver = ({ cancelledAt, deliveredAt, refunded }: OrderStatus) =>
  cancelledAt !== null || deliveredAt !== null || refunded === 'fully';

/** Of a customer's own orders the one of that number, or the latest, those that are under way before those that are over. */
async function customersOrders(
  { ctx, inquiry: { contact } }: ToolContext,
  number: string | undefined,
): Promise<OrderStatus[]> {
  const orders = await ownOrders(ctx, contact.customerId, number);
  if (number) return orders;
  return [...orders.filter((it) => !isOver(it)), ...orders.filter(isOver)].slice(0, 3);
}

/** The order of this number, or the latest, of those that the visitor has proven to be theirs by asking about them. */
async function askedOrder(
  { ctx, inquiry: { askedOrders } }: ToolContext,
  number: string | undefined,
): Promise<OrderStatus[]> {
  const wanted = number === undefined ? undefined : orderNumberOf(number);
  const asked = askedOrders.find((it) => wanted === undefined || orderNumberOf(it.name) === wanted);
  const found = asked && (await ctx.services.commerce.readOrder(ctx.shopId, asked.id));
  return found ? [found.order] : [];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The number that a model names, if the visitor wrote it: a model may have made it up, or read it elsewhere. */
function typedNumber({ vault, visitorText }: AskedBy, named: string | undefined): string | undefined {
  const number = vault.reveal(named?.trim() ?? '').replace(/^[#\s]+/, '');
  const alone = new RegExp(`(?<!\\p{N})${escaped(number)}(?!\\p{N})`, 'iu');
  return number !== '' && alone.test(vault.reveal(visitorText)) ? number : undefined;
}

/** The e-mail or phone that a model names, if the visitor wrote it: then it stands hidden in their text. */
function typedAddress({ vault, visitorText }: AskedBy, named: string | undefined): string | undefined {
  const address = vault.reveal(named?.trim() ?? '');
  const hidden = vault.hide(address);
  return hidden !== address && visitorText.includes(hidden) ? address : undefined;
}

/** Tells an order's state to its owner: signed in at the store, or by its number together with its e-mail or phone. */
export const lookUpOrder = (context: ToolContext) =>
  loggedTool(context, {
    name: 'look_up_order',
    description:
      'Looks up the state of an order. Needs its number and the e-mail or phone given with it; a customer who is signed in needs neither. Call it with what is known: it says what is missing.',
    input: z.object({
      number: z.string().max(40).optional().describe('The order’s number as the visitor wrote it'),
      email: z.string().max(260).optional().describe('As the visitor wrote it, such as [email:1]'),
      phone: z.string().max(40).optional().describe('As the visitor wrote it, such as [phone:1]'),
    }),
    run: async (input) => {
      const { inquiry, findings } = context;
      const number = typedNumber(inquiry, input.number);
      const named = input.number && inquiry.vault.reveal(input.number.trim());
      const asked = await askedOrder(context, named);
      const own = asked.length > 0 ? asked : await customersOrders(context, named);
      if (own.length > 0) return { found: true, orders: own.map((it) => shownOrder(findings, it)) };
      const email = typedAddress(inquiry, input.email);
      const phone = typedAddress(inquiry, input.phone);
      if (!number || !(email || phone)) {
        findings.orderDenied = 'proof_missing';
        return {
          found: false,
          missing: [...(number ? [] : ['order number']), ...(email || phone ? [] : ['e-mail'])],
        };
      }
      const { contact, addressHash } = inquiry;
      const tried = { contactId: contact.id, isByLink: contact.isByLink, addressHash, number, email, phone };
      const order = (await proveOrder(context.ctx, tried))?.order ?? null;
      findings.orderDenied = order ? null : 'no_match';
      return order
        ? { found: true, orders: [shownOrder(findings, order)] }
        : { found: false, say: inquiry.frame.noSuchOrder };
    },
  });
