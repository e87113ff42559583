import { domainEvent } from '../../platform/domain-event.ts';

/** The whole catalogue was read, and is found as it is now. */
export const catalogRead = domainEvent('catalog.read');
