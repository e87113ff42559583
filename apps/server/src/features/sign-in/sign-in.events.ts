import { domainEvent } from '../../platform/domain-event.ts';

/** The access tokens of a person end, in all their shops. */
export const accessEnded = domainEvent<{ authId: string }>('access.ended');
