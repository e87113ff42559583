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
import {
  orderCard,
  orderCodeMail,
  orderDetails,
  orderSearch,
  orderStates,
  orderTrackingSettings,
} from './order-tracking.ts';
import { popups, popupSettings } from './popups.ts';
import type { Text } from './say-in.ts';

/** Texts of one part of what visitors see. */
export interface TextCategory {
  id: string;
  texts: Readonly<Record<string, Text>>;
}

/** The tabs in which merchants find the texts; where one has several categories, each has a page of its own. */
export const textTabs = [
  {
    id: 'navigation',
    categories: [
      { id: 'navigation', texts: navigation },
      { id: 'chat-page', texts: chatPage },
      { id: 'popups', texts: { ...popups, ...popupSettings } },
    ],
  },
  {
    id: 'heading-launcher',
    categories: [
      { id: 'launcher', texts: launcher },
      { id: 'heading', texts: { ...heading, ...headingSettings } },
    ],
  },
  { id: 'contact-us', categories: [{ id: 'contact-us', texts: contactUs }] },
  {
    id: 'live-chat',
    categories: [
      { id: 'conversations', texts: { ...asking, ...conversations } },
      { id: 'waiting', texts: waiting },
      { id: 'activities', texts: { ...activities, ...conversationSettings } },
      { id: 'composer', texts: composer },
      { id: 'messages', texts: { ...messages, ...refusals } },
      { id: 'email', texts: email },
      { id: 'pre-chat', texts: { ...preChat, ...preChatSettings } },
      { id: 'conversation-menu', texts: conversationMenu },
      { id: 'transcript', texts: transcript },
      { id: 'satisfaction', texts: { ...satisfaction, ...satisfactionSettings } },
      { id: 'products', texts: products },
      { id: 'reply-mail', texts: replyMail },
      { id: 'transcript-mail', texts: transcriptMail },
    ],
  },
  {
    id: 'order-tracking',
    categories: [
      { id: 'order-card', texts: orderCard },
      { id: 'order-states', texts: orderStates },
      { id: 'order-search', texts: { ...orderSearch, ...orderTrackingSettings } },
      { id: 'order-details', texts: orderDetails },
      { id: 'order-code-mail', texts: orderCodeMail },
    ],
  },
  {
    id: 'faqs',
    categories: [
      { id: 'faqs', texts: faqs },
      { id: 'faq-page', texts: faqPage },
      { id: 'questions', texts: {} },
      { id: 'faq-blocks', texts: {} },
    ],
  },
  {
    id: 'assistant',
    categories: [
      { id: 'answers', texts: answers },
      { id: 'opinion', texts: opinion },
      { id: 'welcome', texts: welcome },
      // What the assistant says by itself stands on the server: no browser needs it before it is said.
      { id: 'hand-off', texts: {} },
      { id: 'waiting', texts: {} },
      { id: 'refusals', texts: {} },
      { id: 'orders', texts: {} },
      { id: 'courtesies', texts: {} },
      { id: 'progress', texts: {} },
    ],
  },
] as const satisfies readonly { id: string; categories: readonly TextCategory[] }[];
