import type { ChatboxFeature } from '../../app/feature.ts';

/** Who the visitor is to the shop. */
export const contactsFeature = {
  name: 'contacts',
  liveEvents: { 'contact.changed': ({ store }, contact) => store.dispatch({ type: 'contact changed', contact }) },
} satisfies ChatboxFeature;
