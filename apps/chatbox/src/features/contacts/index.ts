export { AskEmail } from './ask-email.tsx';
export { holdsFirst } from './pre-chat/pre-chat.ts';
