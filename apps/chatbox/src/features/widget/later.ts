import type { LaterSlots } from '../../app/feature.ts';
import { AwayContactCard, AwayContacts, LeadingContact, OnlineContactCard } from './contact-us/offered-contacts.tsx';

/** How else the shop can be reached. */
export const widgetLater: LaterSlots = {
  name: 'widget',
  homeLeads: [LeadingContact, AwayContactCard],
  homeCards: [OnlineContactCard],
  whenAway: [AwayContacts],
};
