export { availabilityOf } from './availability.ts';
export { outlookOf } from './person-outlook.ts';
export { readStorePage } from './chat-page/mount-chat-page.ts';
export { ownLinkOpened } from './widget.events.ts';
export { createCustomerProofs } from './customer-proof.ts';
export { isOfLink } from './link/is-of-link.ts';
export { linkDays, makeConversationLink } from './link/conversation-link.ts';
export { mustBeOfLink } from './link/must-be-of-link.ts';
