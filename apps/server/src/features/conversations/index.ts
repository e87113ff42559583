export { type GaveUpAs, gaveUpAs, mayAssistantEnd } from './append/hand-off.ts';
export { append } from './append/append.ts';
export type { Entry } from './append/entry.ts';
export { type ConversationKey, keyOf, readConversations } from './conversation.store.ts';
export { type AskedOrder, type AssistantView, findConversation, readForAssistant } from './read-conversation.ts';
export { listOwnConversations } from './list/list-conversations.ts';
export {
  assistantOvertaken,
  conversationAssigned,
  type MessageAppended,
  messageAppended,
  personRequested,
  visitorLeftToAssistant,
} from './conversations.events.ts';
export { type PersonWait, readPersonWaits } from './pending/person-waits.ts';
export { visitorLanguage } from './pending/visitor-words.ts';
export { latestMessages } from './messages/latest-messages.ts';
export { changeActivity, latestResolution } from './messages/resolutions.ts';
export { keepMailed, unreadReplies } from './messages/unread-replies.ts';
