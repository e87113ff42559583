export { type GaveUpAs, gaveUpAs, mayAssistantEnd } from './append/hand-off.ts';
export { append, type Entry } from './append/append.ts';
export { toMessage } from './message.store.ts';
export { type ConversationKey, keyOf, readConversations, settingsOf } from './conversation.store.ts';
export { type AssistantView, findConversation, readForAssistant } from './read-conversation.ts';
export { listOwnConversations } from './list/list-conversations.ts';
export {
  assistantOvertaken,
  conversationAssigned,
  memberReplied,
  personRequested,
  visitorLeftToAssistant,
  visitorSpoke,
} from './conversations.events.ts';
export { countsShifted } from './list/push-counts.ts';
