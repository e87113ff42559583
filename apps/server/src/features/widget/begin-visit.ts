import { newId } from '@chatty/contract/new-id';
import type { Visit } from '@chatty/contract/widget';
import { createCustomerProofs, type CustomerProof } from './customer-proof.ts';
import { mustBeWithin } from '../../platform/caps/caps.ts';
import { newContacts } from './widget.caps.ts';
import type { OpenCtx } from '../../platform/http/who-is.ts';
import { lastNumbersWith } from '../../platform/live/event-log.ts';
import { orNull } from '../../platform/problem.ts';
import { systemCtx, type VisitorCtx } from '../../ctx.ts';
import {
  addContact,
  asCustomer,
  type ContactRow,
  findContact,
  findCustomer,
  preChatState,
  readsIn,
} from '../contacts/index.ts';
import { joinGuest, listOwnConversations } from '../conversations/index.ts';
import { findVisitedShop, keepEmbedSeen, originsOf, settingsOf, type ShopRow, toldOfSettings } from '../shops/index.ts';

export interface Arrival {
  shop: string;
  token?: string | undefined;
  customer?: string | undefined;
  locale: string;
  designed?: boolean | undefined;
}

const visitorOf = (ctx: OpenCtx, shopId: string, contactId: string, only?: string): VisitorCtx => ({
  services: ctx.services,
  shopId,
  db: ctx.services.db,
  log: ctx.log,
  who: { type: 'visitor', contactId, address: ctx.address, only },
});

/**
 * Whoever the token names, if it is of this shop and the contact is still there. A token from a mailed link names
 * nobody.
 */
async function knownVisitor(ctx: OpenCtx, shopId: string, token: string | undefined): Promise<ContactRow | null> {
  const claims = token ? await ctx.tokens.read(token).catch(() => null) : null;
  if (claims?.type !== 'visitor' || claims.shopId !== shopId || claims.only !== undefined) return null;
  return orNull(findContact(visitorOf(ctx, shopId, claims.contactId), claims.contactId));
}

/** A guest whose browser has become a customer's is nobody's without the proof of that. */
const unlessLeft = (visitor: ContactRow | null) => (visitor?.signed_in_at ? null : visitor);

/** The contact whose browser this is by all that it shows; null for a stranger's. */
export async function whoIsHere(ctx: OpenCtx, shopId: string, it: Arrival): Promise<string | null> {
  const customer = await readProof(ctx, shopId, it);
  const existing = customer && (await findCustomer(ctx.services, shopId, customer.customerId));
  const visitor = existing ? null : await knownVisitor(ctx, shopId, it.token);
  // One who signs in becomes that customer with their next visit; another customer's browser is not theirs.
  const known = existing ?? (customer && visitor?.customer_id ? null : unlessLeft(visitor));
  return known?.id ?? null;
}

async function readProof({ services }: OpenCtx, shopId: string, { customer }: Arrival): Promise<CustomerProof | null> {
  const proofs = createCustomerProofs(services.config.APP_SECRET, () => services.clock.now());
  return customer ? proofs.read(customer, shopId) : null;
}

/** What a chat has to know of whoever has it open. */
type Holder = Pick<ContactRow, 'id' | 'name' | 'email' | 'locale' | 'customer_id'>;

/** What a chat begins with: the contact's own, or with `only` that conversation of theirs. */
export async function visitOf(ctx: OpenCtx, shop: ShopRow, contact: Holder, only?: string): Promise<Visit> {
  const own = visitorOf(ctx, shop.id, contact.id, only);
  // Read before the conversations, so that no event in between is missed.
  const last = await lastNumbersWith(ctx.services.db, shop.id, toldOfSettings);
  const claims = { type: 'visitor' as const, shopId: shop.id, contactId: contact.id, ...(only ? { only } : {}) };
  return {
    token: (await ctx.tokens.issue(claims)).token,
    shopId: shop.id,
    // Somebody who received the mail from others must not learn the address that it went to.
    contact: { id: contact.id, name: contact.name, email: only === undefined ? contact.email : null },
    preChat: await preChatState(own, contact, settingsOf(shop), only),
    conversations: await listOwnConversations(own),
    since: last.any,
    widgetEvent: last.of,
  };
}

/** A contact for somebody whom nobody knows yet. Throws `too_many`. */
async function newContact(ctx: OpenCtx, shopId: string, customer: CustomerProof | null, locale: string) {
  // A customer's account vouches for them: only those of whom nothing is known are counted.
  if (!customer) await mustBeWithin(ctx.services, newContacts, { shopId, address: ctx.address });
  return addContact(ctx.services, shopId, { customer, locale });
}

/** A page of the store has the chatbox: a sign of life of its theme embed. */
async function keepSeen({ services, headers }: OpenCtx, shop: ShopRow): Promise<void> {
  const origin = headers.get('origin');
  if (origin && (await originsOf(services, shop.id)).has(origin)) await keepEmbedSeen(services, shop);
}

/** Whoever designs the store's theme: nobody is kept, so that nothing but this one answer is given to them. */
const designer = (locale: string): Holder => ({ id: newId(), name: '', email: null, locale, customer_id: null });

/** Begins a visit, or goes on with the one that the token names. Throws `not_found` for a shop that is not ours, `blocked`, `too_many`. */
export async function beginVisit(ctx: OpenCtx, it: Arrival): Promise<Visit> {
  const shop = await findVisitedShop(ctx.services.db, it.shop);
  if (it.designed) return visitOf(ctx, shop, designer(it.locale));
  const customer = await readProof(ctx, shop.id, it);
  await keepSeen(ctx, shop);
  const visitor = await knownVisitor(ctx, shop.id, it.token);
  const guest = unlessLeft(visitor);
  const known = customer ? await asCustomer(ctx.services, shop.id, customer, guest) : guest;
  const own = known ?? (await newContact(ctx, shop.id, customer, it.locale));
  // The browser has shown to be both: what it was told as a guest is the customer's.
  const isBoth = customer !== null && visitor !== null && visitor.id !== own.id;
  const contact = isBoth ? await joinGuest(systemCtx(ctx.services, shop.id), visitor, own) : own;
  // Who changes the language of the store reads the chat in it from then on, and is written to in it.
  return visitOf(ctx, shop, await readsIn(visitorOf(ctx, shop.id, contact.id), contact, it.locale));
}
