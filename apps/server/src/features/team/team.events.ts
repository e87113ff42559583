import { domainEvent } from '../../platform/domain-event.ts';

/** Somebody lost their place in the team: removed, or without a seat. Their row is still there. */
export const memberLeftTeam = domainEvent<{ memberId: string }>('member.left');
/** Somebody was removed from the team who had a picture. */
export const pictureLeft = domainEvent<{ memberId: string; url: string }>('picture.left');
/** A member who had none was given a seat, and can work again. */
export const seatGiven = domainEvent<{ memberId: string }>('seat.given');
/** A member switched away mode off. */
export const memberCameBack = domainEvent<{ memberId: string }>('member.came-back');
