export { emailProblem } from './email-problem.ts';
export { holdsFirst } from './pre-chat/asks.ts';
export { leaveContact } from './leave-contact.ts';
export { usePreChat } from './pre-chat/use-pre-chat.tsx';
