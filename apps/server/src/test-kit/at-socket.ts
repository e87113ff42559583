import type { Services } from '../ctx.ts';
import { features } from '../features.ts';
import type { SocketFrame } from '../platform/feature.ts';
import type { Listener } from '../platform/live/hub.ts';

/** Whose socket it is; nobody reads what is written to it. */
type Whose = Pick<Listener, 'shopId'> & Partial<Pick<Listener, 'memberId' | 'contactId'>>;
const listenerOf = (whose: Whose): Listener => ({
  memberId: null,
  contactId: null,
  isCrmLogin: false,
  sentUpTo: 0,
  write() {},
  end() {},
  ...whose,
});

/** Tells the features that a member's or a visitor's socket has opened. */
export async function joinSocket(services: Services, whose: Whose): Promise<void> {
  for (const { socketHandlers } of features) await socketHandlers?.joined?.(services, listenerOf(whose));
}

/** Tells the features which page a visitor looks at, with what in the cart; they allow it to be kept. */
export async function lookAt(
  services: Services,
  whose: Whose,
  place: SocketFrame<'at'>['place'],
  cart: SocketFrame<'at'>['cart'] = null,
): Promise<void> {
  const frame: SocketFrame<'at'> = { t: 'at', place, cart, mayKeep: true };
  for (const { socketHandlers } of features) await socketHandlers?.at?.(services, listenerOf(whose), frame);
}
