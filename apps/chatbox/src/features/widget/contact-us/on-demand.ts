/** How else the shop can be reached: fetched where the shop offers a way. */
export { AwayContacts } from './away-contacts.tsx';
export { ContactCard } from './contact-card.tsx';
export { LeadingContact } from './leading-contact.tsx';
export { default as style } from './contact-us.css?inline';
