import type { LaterSlots } from '../../app/feature.ts';
import { AwayContacts } from './contact-us/away-contacts.tsx';
import { AwayContactCard, OnlineContactCard } from './contact-us/contact-card.tsx';
import style from './contact-us/contact-us.css?inline';
import { LeadingContact } from './contact-us/leading-contact.tsx';

/** How else the shop can be reached. */
export const widgetLater: LaterSlots = {
  name: 'widget',
  style,
  homeLeads: [LeadingContact, AwayContactCard],
  homeCards: [OnlineContactCard],
  whenAway: [AwayContacts],
};
