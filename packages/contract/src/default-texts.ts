import { welcome } from './visitor-texts/assistant.ts';
import { chatPage } from './visitor-texts/chat-page.ts';
import { contactUs } from './visitor-texts/contact-us.ts';
import { faqPage } from './visitor-texts/faqs.ts';
import { heading, headingSettings, launcher } from './visitor-texts/heading-launcher.ts';
import { conversationSettings } from './visitor-texts/live-chat.ts';
import { orderTrackingSettings } from './visitor-texts/order-tracking.ts';
import { preChatSettings, satisfactionSettings } from './visitor-texts/live-chat-course.ts';

/** How a method is called where its merchant has given it no title. */
export const contactNames = {
  whatsApp: contactUs.contactUsWhatsApp,
  messenger: contactUs.contactUsMessenger,
  phoneCall: contactUs.contactUsPhoneCall,
  email: contactUs.contactUsEmail,
  instagram: contactUs.contactUsInstagram,
  telegram: contactUs.contactUsTelegram,
  skype: contactUs.contactUsSkype,
  line: contactUs.contactUsLine,
  zalo: contactUs.contactUsZalo,
  sms: contactUs.contactUsSms,
  tiktok: contactUs.contactUsTiktok,
};

/** What a shop's chatbox says before its merchant has written anything, in English. */
export const widgetTexts = {
  floatBtnLabel: launcher.launcherLabel,
  welcome: heading.headingWelcome,
  description: headingSettings.headingDescription,
  online: headingSettings.headingOnlineMessage,
  offline: headingSettings.headingOfflineMessage,
  botWelcome: welcome.assistantWelcome,
  chatPageTitle: chatPage.chatPageTitle,
  orderTrackingTitle: orderTrackingSettings.orderTrackingTitle,
  orderTrackingDescription: orderTrackingSettings.orderTrackingDescription,
  faqPageTitle: faqPage.faqPageTitle,
  resolved: conversationSettings.liveChatResolvedAlert,
  preChat: preChatSettings.liveChatPreChatDescription,
  disclaimer: preChatSettings.liveChatDisclaimer,
  disclaimerLink: preChatSettings.liveChatDisclaimerLink,
  satisfaction: satisfactionSettings.liveChatSatisfaction,
  satisfactionThanks: satisfactionSettings.liveChatSatisfactionThanks,
  starters: [welcome.assistantAskOrder, welcome.assistantAskDelivery, welcome.assistantAskReturns],
};
