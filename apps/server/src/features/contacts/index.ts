export { leaveContact } from './change-contact.ts';
export { type ContactRow, findContact } from './contact.store.ts';
export { followVisitors, tellVisitor, whereIs } from './whereabouts.ts';
