import type { LaterSlots } from './app/feature.ts';
import { assistantLater } from './features/assistant/later.ts';
import { catalogLater } from './features/catalog/later.ts';
import { contactsLater } from './features/contacts/later.ts';
import { conversationsLater } from './features/conversations/later.ts';
import { faqsLater } from './features/faqs/later.ts';
import { filesLater } from './features/files/later.ts';
import { satisfactionLater } from './features/satisfaction/later.ts';
import { transcriptsLater } from './features/transcripts/later.ts';
import { orderTrackingLater } from './features/order-tracking/later.ts';
import { widgetLater } from './features/widget/later.ts';

/** What of the features stands behind the home screen, in their order: one file, fetched once home is drawn. */
export const later: readonly LaterSlots[] = [
  filesLater,
  contactsLater,
  conversationsLater,
  widgetLater,
  satisfactionLater,
  transcriptsLater,
  orderTrackingLater,
  faqsLater,
  catalogLater,
  assistantLater,
];
