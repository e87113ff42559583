import { domainEvent } from '../../platform/domain-event.ts';

/** The app was installed on a shop, or opened after a pause. */
export const shopConnected = domainEvent('shop.connected');
/** The shop has another plan, or other seats. */
export const planChanged = domainEvent('plan.changed');
/** The store is in another time zone than it told before. */
export const storeMoved = domainEvent<{ from: string; to: string }>('store.moved');
/** What visitors see of the chatbox was set otherwise. */
export const widgetChanged = domainEvent('widget.changed');
/** The store lets us do more, or less, than before. */
export const scopesChanged = domainEvent('scopes.changed');
