export { AskPerson } from './hand-off/ask-person.tsx';
export { outlookOf } from './hand-off/outlook.ts';
export { replyWords } from './hand-off/reply-time.ts';
export { useIsKnown, useIsResolved } from './conversations-state.ts';
export { threadScreen } from './screens.ts';
export { ask, startConversation } from './start-conversation.ts';
