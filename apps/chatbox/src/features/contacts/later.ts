import type { LaterSlots } from '../../app/feature.ts';
import { AskEmail, AskEmailPart } from './ask-email.tsx';
import style from './email.css?inline';
import { usePreChat } from './pre-chat/use-pre-chat.tsx';

/** Who the visitor is, and where the shop can reach them. */
export const contactsLater = {
  name: 'contacts',
  style,
  asksEmail: AskEmail,
  composerTools: [usePreChat],
  messageParts: { askEmail: AskEmailPart },
} satisfies LaterSlots;
