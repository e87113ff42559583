export { AskEmail } from './ask-email.tsx';
export { emailProblem } from './email-form.tsx';
export { holdsFirst } from './pre-chat/asks.ts';
export { leaveContact } from './leave-contact.ts';
