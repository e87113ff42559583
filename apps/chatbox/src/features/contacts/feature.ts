import type { ChatboxFeature } from '../../app/feature.ts';
import { AskEmailPart } from './ask-email.tsx';
import style from './email.css?inline';

/** Who the visitor is to the shop. */
export const contactsFeature = {
  name: 'contacts',
  style,
  messageParts: { askEmail: AskEmailPart },
  liveEvents: { 'contact.changed': ({ store }, contact) => store.dispatch({ type: 'contact changed', contact }) },
} satisfies ChatboxFeature;
