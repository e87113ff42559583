import { answers, opinion, welcome } from './assistant.ts';
import { chatPage } from './chat-page.ts';
import { contactUs } from './contact-us.ts';
import { faqPage, faqs } from './faqs.ts';
import { asking, heading, headingSettings, launcher } from './heading-launcher.ts';
import {
  activities,
  composer,
  conversationSettings,
  conversations,
  email,
  messages,
  products,
  refusals,
  replyMail,
  waiting,
} from './live-chat.ts';
import {
  conversationMenu,
  preChat,
  preChatSettings,
  satisfaction,
  satisfactionSettings,
  transcript,
  transcriptMail,
} from './live-chat-course.ts';
import { navigation } from './navigation.ts';
import { popups, popupSettings } from './popups.ts';
import {
  orderCard,
  orderCodeMail,
  orderDetails,
  orderSearch,
  orderStates,
  orderTrackingSettings,
} from './order-tracking.ts';

/** What the chat says; it is loaded whole with the chat. */
export const chatTexts = {
  ...navigation,
  ...launcher,
  ...heading,
  ...contactUs,
  ...asking,
  ...conversations,
  ...waiting,
  ...activities,
  ...composer,
  ...messages,
  ...refusals,
  ...email,
  ...preChat,
  ...conversationMenu,
  ...transcript,
  ...satisfaction,
  ...products,
  ...orderCard,
  ...orderStates,
  ...orderSearch,
  ...orderDetails,
  ...faqs,
  ...answers,
  ...opinion,
} as const;

/** Every text that visitors read, in English. A key stands once; what another language says is under the same one. */
export const visitorTexts = {
  ...chatTexts,
  ...headingSettings,
  ...conversationSettings,
  ...preChatSettings,
  ...satisfactionSettings,
  ...replyMail,
  ...orderTrackingSettings,
  ...orderCodeMail,
  ...transcriptMail,
  ...faqPage,
  ...chatPage,
  ...popups,
  ...popupSettings,
  ...welcome,
} as const;
export type TextKey = keyof typeof visitorTexts;
