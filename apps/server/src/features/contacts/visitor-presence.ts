import { Cart, VisitorPlace } from '@chatty/contract/contacts';
import { z } from 'zod';
import { processState } from '../../platform/processes/process-state.ts';
import type { MessageOf } from '../../ports/bus.ts';
import { topic } from '../../platform/topic.ts';
import type { Services } from '../../ctx.ts';
import type { Whereabouts } from './contact.store.ts';

interface Seen extends Whereabouts {
  /** How many sockets each process holds of them. */
  sockets: Map<string, number>;
}

/**
 * Who is on the storefront now, by `shop/contact`. Told by the bus and kept in memory: a process that begins, or that
 * missed a word, learns of a visitor when they next come, go or look at something else.
 */
const seen = processState('contacts.seen', () => new Map<string, Seen>());

const nowhere = (): Seen => ({ sockets: new Map(), place: null, cart: null });
const keyOf = (shopId: string, contactId: string) => `${shopId}/${contactId}`;

interface Visitor extends Partial<Whereabouts> {
  shopId: string;
  contactId: string;
}

const visitorsTopic = topic(
  'visitors',
  z.object({
    shopId: z.string(),
    contactId: z.string(),
    place: VisitorPlace.nullable().optional(),
    cart: Cart.nullable().optional(),
    processId: z.string(),
    /** How many sockets that process now holds of the visitor. */
    sockets: z.number(),
  }),
);

function hear(services: Services, word: MessageOf<typeof visitorsTopic>): void {
  const key = keyOf(word.shopId, word.contactId);
  const visitor = seen(services).get(key) ?? nowhere();
  if (word.sockets > 0) visitor.sockets.set(word.processId, word.sockets);
  else visitor.sockets.delete(word.processId);
  if (word.place !== undefined) visitor.place = word.place;
  if (word.cart !== undefined) visitor.cart = word.cart;
  if (visitor.sockets.size > 0) seen(services).set(key, visitor);
  else seen(services).delete(key);
}

/** Those whom only ended processes held are gone; the screens of this process are told so. */
function forget(services: Services, processIds: readonly string[]): void {
  const ended = processIds.filter((it) => it !== services.processes.id);
  for (const [key, it] of seen(services)) {
    const held = ended.filter((id) => it.sockets.delete(id)).length > 0;
    if (!held || it.sockets.size > 0) continue;
    seen(services).delete(key);
    const [shopId = '', contactId = ''] = key.split('/');
    const lastSeenAt = services.clock.now().toISOString();
    const payload = { contactId, online: false, place: null, cart: null, lastSeenAt };
    services.hub.passHere(shopId, { team: true, contactId: null }, { type: 'visitor.seen', payload });
  }
}

/** Listens for what sockets of all processes tell of their visitors, and for processes that end. */
export function followVisitors(services: Services): () => void {
  const following = [
    services.bus.subscribe(visitorsTopic, (message) => hear(services, message)),
    services.processes.hearOfEnded((processIds) => forget(services, processIds)),
  ];
  return () => {
    for (const end of following) end();
  };
}

/**
 * Tells every process, and the team's open screens, where a visitor is. `sockets` is +1 for one that opened in this
 * process, -1 for one that closed.
 */
export async function tellVisitor(
  services: Services,
  { sockets, ...visitor }: Visitor & { sockets: number },
): Promise<void> {
  const { shopId, contactId } = visitor;
  const processId = services.processes.id;
  const held = seen(services).get(keyOf(shopId, contactId))?.sockets.get(processId) ?? 0;
  await services.bus.publish(visitorsTopic, { ...visitor, processId, sockets: held + sockets });
  const now = services.clock.now();
  const payload = { contactId, ...whereIs(services, shopId, contactId), lastSeenAt: now.toISOString() };
  services.hub.pass(shopId, { team: true, contactId: null }, { type: 'visitor.seen', payload });
}

/** Keeps until when a visitor was there, once their last tab is closed. */
export async function keepLastSeen(services: Services, { shopId, contactId }: Visitor): Promise<void> {
  if (whereIs(services, shopId, contactId).online) return;
  await services.db
    .updateTable('contacts')
    .set({ last_seen_at: services.clock.now() })
    .where('shop_id', '=', shopId)
    .where('id', '=', contactId)
    .execute();
}

export function whereIs(services: Services, shopId: string, contactId: string): Whereabouts & { online: boolean } {
  const visitor = seen(services).get(keyOf(shopId, contactId)) ?? nowhere();
  return { online: visitor.sockets.size > 0, place: visitor.place, cart: visitor.cart };
}
