import type { World } from '../../world.ts';
import { hearOfEndedProcesses, processIdOf } from '../members/index.ts';
import type { Whereabouts } from './contact.store.ts';

interface Seen extends Whereabouts {
  /** How many sockets each process holds of them. */
  sockets: Map<string, number>;
}

/**
 * Who is on the storefront now, by `shop/contact`. Told by the bus and kept in memory: a process that begins, or that
 * missed a word, learns of a visitor when they next come, go or look at something else.
 */
const seenIn = new WeakMap<World, Map<string, Seen>>();

const seen = (world: World) => {
  const known = seenIn.get(world) ?? new Map<string, Seen>();
  seenIn.set(world, known);
  return known;
};

const nowhere = (): Seen => ({ sockets: new Map(), place: null, cart: null });
const keyOf = (shopId: string, contactId: string) => `${shopId}/${contactId}`;

interface Visitor extends Partial<Whereabouts> {
  shopId: string;
  contactId: string;
}

interface Word extends Visitor {
  processId: string;
  /** How many sockets that process now holds of the visitor. */
  sockets: number;
}

function hear(world: World, word: Word): void {
  const key = keyOf(word.shopId, word.contactId);
  const it = seen(world).get(key) ?? nowhere();
  if (word.sockets > 0) it.sockets.set(word.processId, word.sockets);
  else it.sockets.delete(word.processId);
  if (word.place !== undefined) it.place = word.place;
  if (word.cart !== undefined) it.cart = word.cart;
  if (it.sockets.size > 0) seen(world).set(key, it);
  else seen(world).delete(key);
}

/** Those whom only ended processes held are gone; the screens of this process are told so. */
function forget(world: World, processIds: readonly string[]): void {
  const ended = processIds.filter((it) => it !== processIdOf(world));
  for (const [key, it] of seen(world)) {
    const held = ended.filter((id) => it.sockets.delete(id)).length > 0;
    if (!held || it.sockets.size > 0) continue;
    seen(world).delete(key);
    const [shopId = '', contactId = ''] = key.split('/');
    const lastSeenAt = world.clock.now().toISOString();
    const payload = { contactId, online: false, place: null, cart: null, lastSeenAt };
    world.hub.passHere(shopId, { team: true, contactId: null }, { type: 'visitor.seen', payload });
  }
}

/** Listens for what sockets of all processes tell of their visitors, and for processes that end. */
export function followVisitors(world: World): () => void {
  const following = [
    world.bus.subscribe('visitors', (word) => hear(world, word as Word)),
    hearOfEndedProcesses(world, (processIds) => forget(world, processIds)),
  ];
  return () => {
    for (const end of following) end();
  };
}

/**
 * Tells every process, and the team's open screens, where a visitor is. `sockets` is +1 for one that opened in this
 * process, -1 for one that closed.
 */
export async function tellVisitor(world: World, { sockets, ...visitor }: Visitor & { sockets: number }): Promise<void> {
  const { shopId, contactId } = visitor;
  const processId = processIdOf(world);
  const held = seen(world).get(keyOf(shopId, contactId))?.sockets.get(processId) ?? 0;
  await world.bus.publish('visitors', { ...visitor, processId, sockets: held + sockets } satisfies Word);
  const now = world.clock.now();
  const payload = { contactId, ...whereIs(world, shopId, contactId), lastSeenAt: now.toISOString() };
  world.hub.pass(shopId, { team: true, contactId: null }, { type: 'visitor.seen', payload });
}

/** Keeps until when a visitor was there, once their last tab is closed. */
export async function keepLastSeen(world: World, { shopId, contactId }: Visitor): Promise<void> {
  if (whereIs(world, shopId, contactId).online) return;
  await world.db
    .updateTable('contacts')
    .set({ last_seen_at: world.clock.now() })
    .where('shop_id', '=', shopId)
    .where('id', '=', contactId)
    .execute();
}

export function whereIs(world: World, shopId: string, contactId: string): Whereabouts & { online: boolean } {
  const it = seen(world).get(keyOf(shopId, contactId)) ?? nowhere();
  return { online: it.sockets.size > 0, place: it.place, cart: it.cart };
}
