import { texts } from '#texts/pages.ts';
import type { Address } from '../../../navigation/path-entry.ts';

const adminOnly = ['admin'] as const;
const everybody = ['admin', 'member', 'installed'] as const;
const contacts = { in: adminOnly, menu: 'contacts', title: texts.contacts } as const;
const faqs = { in: adminOnly, menu: 'faqs', title: texts.faqs } as const;
const chatbox = { in: adminOnly, menu: 'chatbox', title: texts.chatbox } as const;
const campaigns = { in: adminOnly, menu: 'campaigns', title: texts.proactiveChat, flag: 'campaign' } as const;
const analytics = { in: adminOnly, menu: 'analytics', title: texts.analytics } as const;
const devZone = { in: everybody, title: texts.devZone, staffOnly: true, evenGated: true } as const;

/** Home, contacts, FAQs, chatbox, campaigns, analytics, subscription, and what stands alone. */
export const adminPaths: Address[] = [
  { path: '/', title: texts.chatty, in: everybody },
  { ...contacts, path: '/contacts' },
  { ...contacts, path: '/contacts/receipts', title: texts.receipts },
  { ...contacts, path: '/contacts/fields', title: texts.contactFields },
  { ...contacts, path: '/contacts/:id', title: texts.contact },
  { path: '/partners', title: texts.partners, in: adminOnly },

  { ...faqs, path: '/faqs' },
  { ...faqs, path: '/faqs/faqPage' },
  { ...faqs, path: '/faqs/faqBlock', title: texts.faqBlocks },
  { ...faqs, path: '/faqs/addFaq', title: texts.addFaq },
  { ...faqs, path: '/faqs/editFaq/:id', title: texts.editFaq },
  { ...faqs, path: '/faqs/faqBlock/add-faqs-block', title: texts.addFaqBlock },
  { ...faqs, path: '/faqs/faqBlock/edit-faqs-block/:id', title: texts.editFaqBlock },

  { ...chatbox, path: '/widget' },
  { ...chatbox, path: '/widget/appearance' },
  { ...chatbox, path: '/widget/advanced' },
  { ...chatbox, path: '/widget/chat_page' },

  { ...campaigns, path: '/campaigns' },
  { ...campaigns, path: '/campaigns/templates' },
  { ...campaigns, path: '/campaigns/:template/:id' },

  { ...analytics, path: '/analytics' },
  { ...analytics, path: '/analytics/overview' },
  { ...analytics, path: '/analytics/faqs' },
  { ...analytics, path: '/analytics/conversations' },
  { ...analytics, path: '/analytics/ai' },

  { path: '/subscription', title: texts.subscription, in: adminOnly, menu: 'subscription' },
  { path: '/embed', title: texts.chatty, in: adminOnly },
  { ...devZone, path: '/dev_zone' },
  { ...devZone, path: '/dev_zone/:tab' },
];
