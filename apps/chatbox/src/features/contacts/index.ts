export { AskEmail } from './ask-email.tsx';
