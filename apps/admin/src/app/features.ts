import { assistantFeature } from '../features/assistant/feature.ts';
import { contactsFeature } from '../features/contacts/feature.ts';
import { conversationsFeature } from '../features/conversations/feature.ts';
import { deskFeature } from '../features/desk/feature.ts';
import { devZoneFeature } from '../features/dev-zone/feature.ts';
import { faqBlocksFeature } from '../features/faq-blocks/feature.ts';
import { faqsFeature } from '../features/faqs/feature.ts';
import { notificationsFeature } from '../features/notifications/feature.ts';
import { profileFeature } from '../features/profile/feature.ts';
import { responseTargetsFeature } from '../features/response-targets/feature.ts';
import { shortcutsFeature } from '../features/shortcuts/feature.ts';
import { signInFeature } from '../features/sign-in/feature.ts';
import { tagsFeature } from '../features/tags/feature.ts';
import { teamFeature } from '../features/team/feature.ts';
import { themeEmbedFeature } from '../features/theme-embed/feature.ts';
import { widgetFeature } from '../features/widget/feature.ts';
import { translationsFeature } from '../features/translations/feature.ts';
import type { Feature } from '../navigation/feature.ts';

/** All features of the admin, once; the settings list their places in this order. */
export const features: readonly Feature[] = [
  signInFeature,
  conversationsFeature,
  contactsFeature,
  faqsFeature,
  faqBlocksFeature,
  widgetFeature,
  assistantFeature,
  themeEmbedFeature,
  responseTargetsFeature,
  translationsFeature,
  teamFeature,
  deskFeature,
  notificationsFeature,
  shortcutsFeature,
  tagsFeature,
  profileFeature,
  devZoneFeature,
];
