export { PersonButton } from './hand-off/person-button.tsx';
export { outlookOf } from './hand-off/outlook.ts';
export { replyWords } from './hand-off/reply-time.ts';
export { talkToPerson } from './hand-off/talk-to-person.ts';
export { useIsKnown, useIsResolved } from './conversations-state.ts';
export { threadScreen } from './screens.ts';
export { ask, startConversation } from './start-conversation.ts';
