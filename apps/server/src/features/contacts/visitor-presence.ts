import { Cart, VisitorPlace } from '@chatty/contract/contacts';
import { z } from 'zod';
import { processState } from '../../platform/processes/process-state.ts';
import type { MessageOf } from '../../ports/bus.ts';
import { topic } from '../../platform/topic.ts';
import type { Services } from '../../ctx.ts';
import type { Whereabouts } from './contact.store.ts';
import { personIdOf } from './merge/person.ts';

interface Seen extends Whereabouts {
  /** The contact whom the team sees in them. */
  personId: string;
  /** How many sockets each process holds of them. */
  sockets: Map<string, number>;
}

/**
 * Who is on the storefront now, by `shop/contact`. Told by the bus and kept in memory: a process that begins, or that
 * missed a word, learns of a visitor when they next come, go or look at something else.
 */
const seen = processState('contacts.seen', () => new Map<string, Seen>());

/** The keys of the visitors that are one person, by `shop/person`. */
const visitorsOf = processState('contacts.people-seen', () => new Map<string, Set<string>>());

const nowhere = (personId: string): Seen => ({ personId, sockets: new Map(), place: null, cart: null });
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
    personId: z.string(),
    place: VisitorPlace.nullable().optional(),
    cart: Cart.nullable().optional(),
    processId: z.string(),
    /** How many sockets that process now holds of the visitor. */
    sockets: z.number(),
  }),
);

function leavePerson(services: Services, shopId: string, { key, personId }: { key: string; personId: string }): void {
  const person = keyOf(shopId, personId);
  const keys = visitorsOf(services).get(person);
  keys?.delete(key);
  if (keys?.size === 0) visitorsOf(services).delete(person);
}

/** A visitor is seen as a person, and as nobody else. */
function setPerson(services: Services, shopId: string, it: { key: string; visitor: Seen; personId: string }): void {
  const { key, visitor, personId } = it;
  leavePerson(services, shopId, { key, personId: visitor.personId });
  visitor.personId = personId;
  const person = keyOf(shopId, personId);
  visitorsOf(services).set(person, (visitorsOf(services).get(person) ?? new Set()).add(key));
}

function drop(services: Services, shopId: string, { key, visitor }: { key: string; visitor: Seen }): void {
  leavePerson(services, shopId, { key, personId: visitor.personId });
  seen(services).delete(key);
}

function hear(services: Services, word: MessageOf<typeof visitorsTopic>): void {
  const key = keyOf(word.shopId, word.contactId);
  const visitor = seen(services).get(key) ?? nowhere(word.personId);
  setPerson(services, word.shopId, { key, visitor, personId: word.personId });
  if (word.sockets > 0) visitor.sockets.set(word.processId, word.sockets);
  else visitor.sockets.delete(word.processId);
  if (word.place !== undefined) visitor.place = word.place;
  if (word.cart !== undefined) visitor.cart = word.cart;
  if (visitor.sockets.size > 0) seen(services).set(key, visitor);
  else drop(services, word.shopId, { key, visitor });
}

/** Those whom only ended processes held are gone; the screens of this process are told so. */
function forget(services: Services, processIds: readonly string[]): void {
  const ended = processIds.filter((it) => it !== services.processes.id);
  for (const [key, it] of seen(services)) {
    const held = ended.filter((id) => it.sockets.delete(id)).length > 0;
    if (!held || it.sockets.size > 0) continue;
    const [shopId = ''] = key.split('/');
    drop(services, shopId, { key, visitor: it });
    const lastSeenAt = services.clock.now().toISOString();
    const payload = { contactId: it.personId, ...wherePerson(services, shopId, it.personId), lastSeenAt };
    services.hub.passHere(shopId, { team: true, contactId: null }, { type: 'visitor.seen', payload });
  }
}

const mergedTopic = topic(
  'visitors.merged',
  z.object({ shopId: z.string(), contactIds: z.array(z.string()), personId: z.string() }),
);

function follow(services: Services, { shopId, contactIds, personId }: MessageOf<typeof mergedTopic>): void {
  for (const key of contactIds.map((id) => keyOf(shopId, id))) {
    const visitor = seen(services).get(key);
    if (visitor) setPerson(services, shopId, { key, visitor, personId });
  }
}

/** Visitors who are there are seen as the person whom they were merged into, in every process. */
export function tellMerged(services: Services, it: MessageOf<typeof mergedTopic>): void {
  services.bus
    .publish(mergedTopic, it)
    .catch((error) => services.log.error({ err: error, shopId: it.shopId }, 'the others were not told who was merged'));
}

/** Listens for what sockets of all processes tell of their visitors, and for processes that end. */
export function followVisitors(services: Services): () => void {
  const following = [
    services.bus.subscribe(visitorsTopic, (message) => hear(services, message)),
    services.bus.subscribe(mergedTopic, (message) => follow(services, message)),
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
  const before = seen(services).get(keyOf(shopId, contactId));
  // Nothing may happen between counting and telling: who is seen in them is looked up afterwards.
  const held = before?.sockets.get(processId) ?? 0;
  let personId = before?.personId ?? contactId;
  await services.bus.publish(visitorsTopic, { ...visitor, personId, processId, sockets: held + sockets });
  // Who is here already is followed by what all processes hear of merges.
  if (before === undefined && sockets > 0) {
    personId = await personIdOf({ db: services.db, shopId }, contactId);
    if (personId !== contactId) await services.bus.publish(mergedTopic, { shopId, contactIds: [contactId], personId });
  }
  const now = services.clock.now();
  const payload = { contactId: personId, ...wherePerson(services, shopId, personId), lastSeenAt: now.toISOString() };
  services.hub.pass(shopId, { team: true, contactId: null }, { type: 'visitor.seen', payload });
}

/**
 * Keeps when a visitor was there, and with them the person whom they were merged into: as their first tab opens and as
 * their last one closes.
 */
export async function keepLastSeen(services: Services, { shopId, contactId }: Visitor): Promise<void> {
  const keep = (id: string) =>
    services.db
      .updateTable('contacts')
      .set({ last_seen_at: services.clock.now() })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .returning('merged_into')
      .executeTakeFirst();
  const own = await keep(contactId);
  if (own?.merged_into) await keep(own.merged_into);
}

/** Where a visitor is. */
export function whereIs(services: Services, shopId: string, contactId: string): Whereabouts & { online: boolean } {
  const visitor = seen(services).get(keyOf(shopId, contactId));
  return { online: visitor !== undefined, place: visitor?.place ?? null, cart: visitor?.cart ?? null };
}

/** Where a person is: as whichever contact they are there, as themselves first. */
export function wherePerson(services: Services, shopId: string, personId: string): ReturnType<typeof whereIs> {
  const own = whereIs(services, shopId, personId);
  const [other] = own.online ? [] : (visitorsOf(services).get(keyOf(shopId, personId)) ?? []);
  return other === undefined ? own : whereIs(services, shopId, other.slice(shopId.length + 1));
}

/** The contacts of a shop who are on the storefront now. */
export function onlineContacts(services: Services, shopId: string): string[] {
  const own = keyOf(shopId, '');
  return [...visitorsOf(services).keys()].flatMap((key) => (key.startsWith(own) ? [key.slice(own.length)] : []));
}
