import type { World } from '../../world.ts';
import type { Whereabouts } from './contact.store.ts';

interface Seen extends Whereabouts {
  sockets: number;
}

/** Who is on the storefront now, by `shop/contact`. Told by the bus, so that every process knows; lost with the process. */
const seenIn = new WeakMap<World, Map<string, Seen>>();

const seen = (world: World) => {
  const known = seenIn.get(world) ?? new Map<string, Seen>();
  seenIn.set(world, known);
  return known;
};

const nowhere = (): Seen => ({ sockets: 0, place: null, cart: null });

interface Word extends Partial<Whereabouts> {
  shopId: string;
  contactId: string;
  /** +1 for a socket that opened, -1 for one that closed. */
  sockets: number;
}

/** Listens for what sockets of all processes tell of their visitors. */
export function followVisitors(world: World): () => void {
  return world.bus.subscribe('visitors', (message) => {
    const word = message as Word;
    const key = `${word.shopId}/${word.contactId}`;
    const it = seen(world).get(key) ?? nowhere();
    it.sockets += word.sockets;
    if (word.place !== undefined) it.place = word.place;
    if (word.cart !== undefined) it.cart = word.cart;
    if (it.sockets > 0) seen(world).set(key, it);
    else seen(world).delete(key);
  });
}

/** Tells every process, and the team's open screens, where a visitor is. */
export async function tellVisitor(world: World, word: Word): Promise<void> {
  await world.bus.publish('visitors', word);
  const { online, place, cart } = whereIs(world, word.shopId, word.contactId);
  const payload = { contactId: word.contactId, online, place, cart };
  world.hub.pass(word.shopId, { team: true, contactId: null }, { type: 'visitor.seen', payload });
}

export function whereIs(world: World, shopId: string, contactId: string): Whereabouts & { online: boolean } {
  const it = seen(world).get(`${shopId}/${contactId}`) ?? nowhere();
  return { online: it.sockets > 0, place: it.place, cart: it.cart };
}
