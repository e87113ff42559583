import type { SocketHandlers } from '../../platform/feature.ts';
import type { Listener } from '../../platform/live/hub.ts';
import { tellPlace } from './told-by-visitor.ts';
import { keepLastSeen, tellVisitor, whereIs } from './visitor-presence.ts';

/**
 * The contact who counts as present through a socket. Somebody with a mailed link may be anybody, so they do not count.
 */
const visitorOf = ({ contactId, only }: Listener): string | null => (only === undefined ? contactId : null);

/** A visitor comes, goes, and tells what they look at. */
export const visitorSockets: SocketHandlers = {
  async joined(services, listener) {
    const { shopId } = listener;
    const contactId = visitorOf(listener);
    if (!contactId) return;
    const wasThere = whereIs(services, shopId, contactId).online;
    await tellVisitor(services, { shopId, contactId, sockets: 1 });
    if (!wasThere) await keepLastSeen(services, { shopId, contactId });
  },
  async left(services, listener) {
    const { shopId } = listener;
    const contactId = visitorOf(listener);
    if (!contactId) return;
    await tellVisitor(services, { shopId, contactId, sockets: -1 });
    if (!whereIs(services, shopId, contactId).online) await keepLastSeen(services, { shopId, contactId });
  },
  async at(services, listener, { place, cart, mayKeep = false }) {
    const contactId = visitorOf(listener);
    if (contactId) await tellPlace(services, { shopId: listener.shopId, contactId, place, cart, mayKeep });
  },
};
