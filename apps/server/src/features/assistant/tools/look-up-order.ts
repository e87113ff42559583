import type { OrderStatus } from '@chatty/contract/contacts';
import { z } from 'zod';
import { frameOf } from '../../../language/languages.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { countAttempt, type OrderAttempt } from './order-attempts.ts';
import { loggedTool } from './logged-tool.ts';
import { learnFromOrder } from '../../contacts/index.ts';
import type { AskedBy, Findings, ToolContext } from './tool-context.ts';

const sameNumber = (a: string, b: string) =>
  a.replace(/^[#\s]+/, '').toLowerCase() === b.replace(/^[#\s]+/, '').toLowerCase();

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

/**
 * A customer who is signed in at the store may see their own orders without further proof: the one of that number, or the
 * latest, those that are under way before those that are over.
 */
async function ownOrders(
  { ctx, inquiry: { contact } }: ToolContext,
  number: string | undefined,
): Promise<OrderStatus[]> {
  if (!contact.customerId) return [];
  const orders = await ctx.services.commerce.ordersOf(ctx.shopId, {
    customerId: contact.customerId,
  });
  if (number) return orders.filter((it) => sameNumber(it.name, number));
  return [...orders.filter((it) => !isOver(it)), ...orders.filter(isOver)].slice(0, 3);
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

/**
 * The order, if it is the visitor's by its number together with its e-mail or phone. The store is asked also when there
 * were too many tries, and what it says is left out: no miss can be told from another, by its words or by its time.
 */
async function provenOrder(
  { ctx, inquiry: { contact, addressHash } }: ToolContext,
  { number, email, phone }: Pick<OrderAttempt, 'number' | 'email' | 'phone'>,
): Promise<OrderStatus | null> {
  const attempt = await countAttempt(ctx, { contactId: contact.id, addressHash, number, email, phone });
  const proof = { number, ...(email ? { email } : {}), ...(phone ? { phone } : {}) };
  const found = await ctx.services.commerce.findOrder(ctx.shopId, proof);
  if (!found || !attempt.allowed) return null;
  await attempt.matched();
  // Somebody who came by a mailed link sees an order that they prove, but proves nothing about the contact by it.
  if (contact.isByLink) return found.order;
  // Only the address that is part of the order is proven: a second one may be anybody's.
  await transaction(ctx, (tx) => learnFromOrder(tx, { contactId: contact.id, ...found.by }));
  return found.order;
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
      const own = await ownOrders(context, input.number && inquiry.vault.reveal(input.number.trim()));
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
      const order = await provenOrder(context, { number, email, phone });
      findings.orderDenied = order ? null : 'no_match';
      return order
        ? { found: true, orders: [shownOrder(findings, order)] }
        : { found: false, say: frameOf(inquiry.language).noSuchOrder };
    },
  });
