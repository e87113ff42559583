import { availabilityMaxChars } from '../limits.ts';
import { contactMethods, orderStates } from '../settings/options.ts';
import { wordsFieldOf } from '../settings/orders/order-words.ts';
import type { TextKey } from './catalogue.ts';

/** Under which the words of a hand-off rule are translated. */
export const handOffKey = (rule: string) => `setting.handOff.${rule}` as const;

/** A setting that visitors read. */
export interface SettingText {
  /** Under which it is translated: the key of the catalogue's text that is its default, else one that begins with `setting.`. */
  key: TextKey | `setting.${string}`;
  /** Where it stands in the settings. */
  path: string;
  maxChars: number;
  /** Where merchants find it; a text of the catalogue has its place there. */
  place?: { tab: string; category: string };
}

/** What visitors are told as a rule of the shop passes them on. */
const handOffTexts = (
  ['request', 'topic', 'declined', 'afterSales', 'complaint', 'attempts', 'cartValue', 'tagged'] as const
).map(
  (rule): SettingText => ({
    key: handOffKey(rule),
    path: `aiAssistantSettings.handOff.${rule}.text`,
    maxChars: 400,
    place: { tab: 'assistant', category: 'hand-off' },
  }),
);

/**
 * Settings that visitors read, each of which may say something else in each language; those of which a merchant has any
 * number stand in `listed-texts.ts`. A part that lets merchants write more
 * of that adds its lines here: nothing else is needed for them to be translated.
 */
export const settingTexts: readonly SettingText[] = [
  { key: 'launcherLabel', path: 'floatBtnLabel', maxChars: 40 },
  { key: 'headingWelcome', path: 'welcomeText', maxChars: 200 },
  { key: 'headingDescription', path: 'description', maxChars: 400 },
  { key: 'headingOnlineMessage', path: 'onlineMessage', maxChars: availabilityMaxChars },
  { key: 'headingOfflineMessage', path: 'offlineMessage', maxChars: availabilityMaxChars },
  { key: 'liveChatResolvedAlert', path: 'resolvedAlert', maxChars: 400 },
  { key: 'assistantWelcome', path: 'aiAssistantSettings.welcomeMessage', maxChars: 400 },
  { key: 'faqPageTitle', path: 'faqPageSettings.title', maxChars: 80 },
  {
    key: 'setting.faqPageDescription',
    path: 'faqPageSettings.description',
    maxChars: 300,
    place: { tab: 'faqs', category: 'faq-page' },
  },
  {
    key: 'setting.faqPageSeoTitle',
    path: 'faqPageSettings.seoTitle',
    maxChars: 120,
    place: { tab: 'faqs', category: 'faq-page' },
  },
  {
    key: 'setting.faqPageSeoDescription',
    path: 'faqPageSettings.seoDescription',
    maxChars: 400,
    place: { tab: 'faqs', category: 'faq-page' },
  },
  { key: 'orderTrackingTitle', path: 'orderTrackingSettings.title', maxChars: 60 },
  { key: 'orderTrackingDescription', path: 'orderTrackingSettings.description', maxChars: 160 },
  { key: 'liveChatPreChatDescription', path: 'preChatDescription', maxChars: 400 },
  { key: 'liveChatDisclaimer', path: 'disclaimerText', maxChars: 500 },
  { key: 'liveChatDisclaimerLink', path: 'disclaimerLinkLabel', maxChars: 80 },
  { key: 'liveChatSatisfaction', path: 'satisfactionQuestion', maxChars: 200 },
  { key: 'liveChatSatisfactionThanks', path: 'satisfactionThanks', maxChars: 200 },
  { key: 'chatPageTitle', path: 'chatPageSettings.title', maxChars: 80 },
  {
    key: 'setting.chatPageDescription',
    path: 'chatPageSettings.description',
    maxChars: 300,
    place: { tab: 'navigation', category: 'chat-page' },
  },
  {
    key: 'setting.backBtnLabel',
    path: 'backBtnLabel',
    maxChars: 40,
    place: { tab: 'navigation', category: 'navigation' },
  },
  {
    key: 'setting.botName',
    path: 'aiAssistantSettings.botName',
    maxChars: 60,
    place: { tab: 'assistant', category: 'welcome' },
  },
  ...handOffTexts,
  { key: 'popupsWelcomeTitle', path: 'welcomePopupSetting.title', maxChars: 80 },
  { key: 'popupsWelcomeMessage', path: 'welcomePopupSetting.message', maxChars: 300 },
  { key: 'popupsWelcomeButton', path: 'welcomePopupSetting.button', maxChars: 40 },
  { key: 'popupsNewsletterTitle', path: 'newsletterPopupSettings.title', maxChars: 80 },
  { key: 'popupsNewsletterMessage', path: 'newsletterPopupSettings.message', maxChars: 300 },
  { key: 'popupsNewsletterButton', path: 'newsletterPopupSettings.button', maxChars: 40 },
  { key: 'popupsNewsletterConsent', path: 'newsletterPopupSettings.consentText', maxChars: 300 },
  { key: 'popupsNewsletterSuccess', path: 'newsletterPopupSettings.successText', maxChars: 200 },
  { key: 'popupsProductTitle', path: 'productPopupSettings.title', maxChars: 80 },
  {
    key: 'setting.productPopupMessage',
    path: 'productPopupSettings.message',
    maxChars: 300,
    place: { tab: 'navigation', category: 'popups' },
  },
  { key: 'popupsProductButton', path: 'productPopupSettings.button', maxChars: 40 },
  { key: 'popupsCartTitle', path: 'cartBoosterPopupSettings.title', maxChars: 80 },
  { key: 'popupsCartMessage', path: 'cartBoosterPopupSettings.message', maxChars: 300 },
  { key: 'popupsCartButton', path: 'cartBoosterPopupSettings.button', maxChars: 40 },
  { key: 'popupsFreeShippingText', path: 'cartBoosterPopupSettings.freeShippingText', maxChars: 120 },
  { key: 'popupsFreeShippingReached', path: 'cartBoosterPopupSettings.freeShippingReached', maxChars: 120 },
  ...orderStates.map((state) => ({
    key: `setting.orderState.${state}` as const,
    path: `orderTrackingSettings.${wordsFieldOf[state]}`,
    maxChars: 80,
    place: { tab: 'order-tracking', category: 'order-states' },
  })),
  ...contactMethods.map((method) => ({
    key: `setting.contact.${method}` as const,
    path: `contactMethod.${method}.title`,
    maxChars: 60,
    place: { tab: 'contact-us', category: 'contact-us' },
  })),
];

/** What stands at a path of nested objects; undefined where there is nothing. */
export const valueAt = (within: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      within,
    );

/** The same with another value at that path; nothing else is touched. */
export function withValueAt<T>(within: T, path: string, value: unknown): T {
  const [name = '', ...rest] = path.split('.');
  if (typeof within !== 'object' || within === null) return within;
  const inner = rest.length === 0 ? value : withValueAt<unknown>(Reflect.get(within, name), rest.join('.'), value);
  return { ...within, [name]: inner };
}
