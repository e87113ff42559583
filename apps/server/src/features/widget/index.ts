export { linkDays, makeConversationLink } from './link/conversation-link.ts';
export { mustBeOfLink } from './link/must-be-of-link.ts';
