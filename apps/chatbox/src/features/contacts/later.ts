import type { LaterSlots } from '../../app/feature.ts';
import { AskEmailPart } from './ask-email.tsx';
import style from './email.css?inline';

/** Where the shop can reach the visitor. */
export const contactsLater = {
  name: 'contacts',
  style,
  messageParts: { askEmail: AskEmailPart },
} satisfies LaterSlots;
