import type { ChatboxFeature } from './app/feature.ts';
import { contactsFeature } from './features/contacts/feature.ts';
import { conversationsFeature } from './features/conversations/feature.ts';
import { faqsFeature } from './features/faqs/feature.ts';
import { orderTrackingFeature } from './features/order-tracking/feature.ts';
import { widgetFeature } from './features/widget/feature.ts';

/**
 * What the chat is made of, in the server's order: a feature may use the `index.ts` of those before it. Cards and styles
 * follow this order too. What stands behind the home screen comes later (`later.ts`).
 */
export const features: readonly ChatboxFeature[] = [
  contactsFeature,
  conversationsFeature,
  widgetFeature,
  orderTrackingFeature,
  faqsFeature,
];
