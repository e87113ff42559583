export { linkDays, makeConversationLink } from './link/conversation-link.ts';
