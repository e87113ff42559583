import type { ChatboxFeature } from '../../app/feature.ts';
import { AskEmailPart } from './ask-email.tsx';

/** Who the visitor is to the shop. */
export const contacts = {
  name: 'contacts',
  messageParts: { askEmail: AskEmailPart },
  liveEvents: { 'contact.changed': ({ store }, contact) => store.dispatch({ type: 'contact changed', contact }) },
} satisfies ChatboxFeature;
