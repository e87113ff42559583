export { revoke, visitorCtx } from './authenticate-visitor.ts';
export { learnFromOrder, learnFromWords, leaveContact } from './change-contact.ts';
export { type ContactRow, findContact, readsIn, toContact } from './contact.store.ts';
export { addContact, asCustomer, contactsOfCustomer, type Customer, findCustomer } from './customer-contact.ts';
export { preChatState } from './pre-chat/pre-chat.store.ts';
export { whereIs } from './visitor-presence.ts';
