export { availabilityOf } from './availability.ts';
export { linkDays, makeConversationLink } from './link/conversation-link.ts';
