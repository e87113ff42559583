import { newId } from '@chatty/contract/new-id';
import { trailMaxPerMinute, trailMaxSteps } from '@chatty/contract/trail';
import type { Services } from '../../../ctx.ts';
import { type Batched, createBatcher } from '../../../platform/pace/batcher.ts';
import { processState } from '../../../platform/processes/process-state.ts';
import type { ContactKey, Whereabouts } from '../contact.store.ts';
import { cartChanges, cartThen } from './cart-changes.ts';
import { tellSteps } from './tell-steps.ts';
import { addSteps, dropOldest, type NewStep, type Walker, walkersOf } from './trail.store.ts';

interface Visit extends ContactKey, Whereabouts {
  at: Date;
}

/** Whoever sees the same page again within this time has loaded it anew, or opened it in another tab. */
const samePageMs = 30 * 60_000;

/**
 * Pages that are a visitor's own: the address of an order's is as good as a key to it, and an account's says nothing of
 * what they look for.
 */
const ownPages =
  /^\/(?:[a-z]{2}(?:-[a-z]{2,4})?\/)?(?:\d+\/)?(?:account|checkouts?|customer_authentication|orders)(?:\/|$)/i;

const keyOf = ({ shopId, contactId }: ContactKey) => `${shopId}/${contactId}`;

/** The steps of one look at a page. What the walker is compared with moves on. */
function stepsOfVisit(walker: Walker, { at, place, cart }: Visit): NewStep[] {
  const { shopId: shop_id, contactId: contact_id } = walker;
  const step = { shop_id, contact_id, at, told_as: null };
  const steps: NewStep[] = [];
  if (place && !ownPages.test(new URL(place.url).pathname)) {
    const { url, title } = place;
    const isSame = walker.page?.url === url && at.getTime() - walker.page.at.getTime() < samePageMs;
    if (!isSame) steps.push({ ...step, id: newId(), kind: 'page', content: JSON.stringify({ url, title }) });
    walker.page = { url, at: isSame ? (walker.page?.at ?? at) : at };
  }
  const changes = cart ? cartChanges(walker.cart, cart.lines) : [];
  if (cart && changes.length > 0) {
    const lines = cartThen(cart.lines);
    const content = JSON.stringify({ changes, total: cart.total, lines });
    // It was put in on that page, so it stands behind it.
    steps.push({ ...step, at: new Date(at.getTime() + 1), id: newId(), kind: 'cart', content });
    walker.cart = lines;
  }
  return steps;
}

/** Keeps what visitors of whichever shops did meanwhile, in two statements, and tells their teams. */
async function keepVisits(services: Services, visits: readonly Visit[]): Promise<void> {
  const { db } = services;
  const contacts = [...new Map(visits.map((it) => [keyOf(it), it])).values()];
  const walkers = new Map((await walkersOf(services, contacts)).map((it) => [keyOf(it), it]));
  const steps = visits.flatMap((visit) => {
    const walker = walkers.get(keyOf(visit));
    // What the cart is compared with stays: the next step that is kept tells all that changed.
    if (!walker || walker.lately >= trailMaxPerMinute) return [];
    const own = stepsOfVisit(walker, visit);
    walker.lately += own.length;
    return own;
  });
  if (steps.length === 0) return;
  const added = Map.groupBy(await addSteps(db, steps), (it) => `${it.shop_id}/${it.contact_id}`);
  const full: Walker[] = [];
  for (const [key, rows] of added) {
    const walker = walkers.get(key);
    if (!walker) continue;
    tellSteps(services, walker, rows);
    if (walker.steps + rows.length > trailMaxSteps) full.push(walker);
  }
  if (full.length > 0) await dropOldest(db, full);
}

/** More in one statement would keep those waiting who come first. */
const mostAtOnce = 100;

const keeping = processState(
  'contacts.trail',
  (services): Batched<Visit, void> =>
    createBatcher(mostAtOnce, async (visits) => {
      await keepVisits(services, visits);
      return visits.map(() => {});
    }),
);

/** Keeps what a visitor looks at and has in the cart, as far as it is new; together with what others do meanwhile. */
export const keepVisit = (services: Services, visit: ContactKey & Whereabouts): Promise<void> =>
  keeping(services)({ ...visit, at: services.clock.now() });
