import { assistantFeature } from './features/assistant/feature.ts';
import { bootFeature } from './features/boot/feature.ts';
import { catalogFeature } from './features/catalog/feature.ts';
import { composingFeature } from './features/composing/feature.ts';
import { copilotFeature } from './features/copilot/feature.ts';
import { contactsFeature } from './features/contacts/feature.ts';
import { conversationsFeature } from './features/conversations/feature.ts';
import { discountsFeature } from './features/discounts/feature.ts';
import { devZoneFeature } from './features/dev-zone/feature.ts';
import { faqBlocksFeature } from './features/faq-blocks/feature.ts';
import { faqsFeature } from './features/faqs/feature.ts';
import { filesFeature } from './features/files/feature.ts';
import { knowledgeFeature } from './features/knowledge/feature.ts';
import { mailsFeature } from './features/mails/feature.ts';
import { optimizeFeature } from './features/optimize/feature.ts';
import { orderTrackingFeature } from './features/order-tracking/feature.ts';
import { metricsFeature } from './features/metrics/feature.ts';
import { notificationsFeature } from './features/notifications/feature.ts';
import { popupsFeature } from './features/popups/feature.ts';
import { presenceFeature } from './features/presence/feature.ts';
import { privacyFeature } from './features/privacy/feature.ts';
import { profileFeature } from './features/profile/feature.ts';
import { recommendationsFeature } from './features/recommendations/feature.ts';
import { retrievalFeature } from './features/retrieval/feature.ts';
import { quickAnswersFeature } from './features/quick-answers/feature.ts';
import { satisfactionFeature } from './features/satisfaction/feature.ts';
import { schedulingFeature } from './features/scheduling/feature.ts';
import { shopsFeature } from './features/shops/feature.ts';
import { shortcutsFeature } from './features/shortcuts/feature.ts';
import { signInFeature } from './features/sign-in/feature.ts';
import { tagsFeature } from './features/tags/feature.ts';
import { teamFeature } from './features/team/feature.ts';
import { shopSettingsFeature } from './features/shop-settings/feature.ts';
import { testSuiteFeature } from './features/test-suite/feature.ts';
import { telemetryFeature } from './features/telemetry/feature.ts';
import { transcriptsFeature } from './features/transcripts/feature.ts';
import { widgetFeature } from './features/widget/feature.ts';
import { shopifyFeature } from './features/shopify/feature.ts';
import { translationsFeature } from './features/translations/feature.ts';
import { usageFeature } from './features/usage/feature.ts';
import { wordingFeature } from './features/wording/feature.ts';
import type { Feature } from './platform/feature.ts';

/**
 * The features, each after those that it builds on: it may import the `index.ts` of the features above it, and hears of
 * what happens there. Calls, jobs, sockets and the rules of imports follow this order (`tools/check/import-rules.ts`).
 */
export const features: readonly Feature[] = [
  shopsFeature,
  wordingFeature,
  mailsFeature,
  presenceFeature,
  teamFeature,
  signInFeature,
  filesFeature,
  profileFeature,
  tagsFeature,
  contactsFeature,
  conversationsFeature,
  shortcutsFeature,
  widgetFeature,
  quickAnswersFeature,
  satisfactionFeature,
  transcriptsFeature,
  metricsFeature,
  orderTrackingFeature,
  faqsFeature,
  retrievalFeature,
  catalogFeature,
  faqBlocksFeature,
  knowledgeFeature,
  bootFeature,
  discountsFeature,
  recommendationsFeature,
  composingFeature,
  schedulingFeature,
  assistantFeature,
  copilotFeature,
  testSuiteFeature,
  optimizeFeature,
  usageFeature,
  shopSettingsFeature,
  popupsFeature,
  translationsFeature,
  notificationsFeature,
  privacyFeature,
  shopifyFeature,
  telemetryFeature,
  devZoneFeature,
];
