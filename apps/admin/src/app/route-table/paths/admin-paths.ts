import { texts } from '#texts/pages.ts';
import type { Address } from '../../../navigation/path-entry.ts';

const adminOnly = ['admin'] as const;
const everybody = ['admin', 'member', 'installed'] as const;

/** Home, contacts, FAQs, chatbox, campaigns, analytics, subscription, and what stands alone. */
export const adminPaths: Address[] = [
  { path: '/', title: texts.chatty, in: everybody },
  { path: '/contacts', title: texts.contacts, in: adminOnly, menu: 'contacts' },
  { path: '/contacts/receipts', title: texts.receipts, in: adminOnly, menu: 'contacts' },
  { path: '/contacts/fields', title: texts.contactFields, in: adminOnly, menu: 'contacts' },
  { path: '/contacts/:id', title: texts.contact, in: adminOnly, menu: 'contacts' },
  { path: '/partners', title: texts.partners, in: adminOnly },

  { path: '/faqs', title: texts.faqs, in: adminOnly, menu: 'faqs' },
  { path: '/faqs/faqPage', title: texts.faqs, in: adminOnly, menu: 'faqs' },
  { path: '/faqs/faqBlock', title: texts.faqBlocks, in: adminOnly, menu: 'faqs' },
  { path: '/faqs/addFaq', title: texts.addFaq, in: adminOnly, menu: 'faqs' },
  { path: '/faqs/editFaq/:id', title: texts.editFaq, in: adminOnly, menu: 'faqs' },
  { path: '/faqs/faqBlock/add-faqs-block', title: texts.addFaqBlock, in: adminOnly, menu: 'faqs' },
  { path: '/faqs/faqBlock/edit-faqs-block/:id', title: texts.editFaqBlock, in: adminOnly, menu: 'faqs' },

  { path: '/widget', title: texts.chatbox, in: adminOnly, menu: 'chatbox' },
  { path: '/widget/appearance', title: texts.chatbox, in: adminOnly, menu: 'chatbox' },
  { path: '/widget/advanced', title: texts.chatbox, in: adminOnly, menu: 'chatbox' },
  { path: '/widget/chat_page', title: texts.chatbox, in: adminOnly, menu: 'chatbox' },

  { path: '/campaigns', title: texts.proactiveChat, in: adminOnly, menu: 'campaigns', flag: 'campaign' },
  {
    path: '/campaigns/templates',
    title: texts.proactiveChat,
    in: adminOnly,
    menu: 'campaigns',
    flag: 'campaign',
  },
  {
    path: '/campaigns/:template/:id',
    title: texts.proactiveChat,
    in: adminOnly,
    menu: 'campaigns',
    flag: 'campaign',
  },

  { path: '/analytics', title: texts.analytics, in: adminOnly, menu: 'analytics' },
  { path: '/analytics/overview', title: texts.analytics, in: adminOnly, menu: 'analytics' },
  { path: '/analytics/faqs', title: texts.analytics, in: adminOnly, menu: 'analytics' },
  { path: '/analytics/conversations', title: texts.analytics, in: adminOnly, menu: 'analytics' },
  { path: '/analytics/ai', title: texts.analytics, in: adminOnly, menu: 'analytics' },

  { path: '/subscription', title: texts.subscription, in: adminOnly, menu: 'subscription' },
  { path: '/embed', title: texts.chatty, in: adminOnly },
  { path: '/dev_zone', title: texts.devZone, in: everybody, staffOnly: true, evenGated: true },
  { path: '/dev_zone/:tab', title: texts.devZone, in: everybody, staffOnly: true, evenGated: true },
];
