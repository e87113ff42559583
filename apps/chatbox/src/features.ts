import type { ChatboxFeature } from './app/feature.ts';
import { assistantFeature } from './features/assistant/feature.ts';
import { catalogFeature } from './features/catalog/feature.ts';
import { contactsFeature } from './features/contacts/feature.ts';
import { conversationsFeature } from './features/conversations/feature.ts';
import { faqsFeature } from './features/faqs/feature.ts';
import { filesFeature } from './features/files/feature.ts';
import { widgetFeature } from './features/widget/feature.ts';

/**
 * What the chat is made of, in the server's order: a feature may use the `index.ts` of those before it. Cards, tools and
 * styles follow this order too.
 */
export const features: readonly ChatboxFeature[] = [
  filesFeature,
  contactsFeature,
  conversationsFeature,
  widgetFeature,
  faqsFeature,
  catalogFeature,
  assistantFeature,
];
