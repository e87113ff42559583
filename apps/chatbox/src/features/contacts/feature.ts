import type { ChatboxFeature } from '../../app/feature.ts';
import { holdsFirst } from './pre-chat/pre-chat.ts';

/** Who the visitor is to the shop. */
export const contactsFeature = {
  name: 'contacts',
  holdsFirst,
  liveEvents: { 'contact.changed': ({ store }, contact) => store.dispatch({ type: 'contact changed', contact }) },
} satisfies ChatboxFeature;
