export { PersonButton } from './hand-off/person-button.tsx';
export { talkToPerson } from './hand-off/talk-to-person.ts';
export { threadScreen } from './screens.ts';
export { ask, startConversation } from './start-conversation.ts';
