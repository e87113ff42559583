import { texts } from '#texts/pages.ts';
import { faqPages } from '../../../features/faqs/routes.tsx';
import type { PathEntry } from '../../../navigation/path-entry.ts';
import { devZonePage } from '../../../features/dev-zone/routes.tsx';
import { firstPage } from '../redirects.tsx';

const adminOnly = ['admin'] as const;
const everybody = ['admin', 'member', 'installed'] as const;

/** Home, contacts, FAQs, chatbox, campaigns, analytics, subscription, and what stands alone. */
export const adminPaths: PathEntry[] = [
  { path: '/', title: texts.chatty, in: everybody, page: firstPage },
  { path: '/contacts', title: texts.contacts, in: adminOnly, menu: 'contacts', page: 'later' },
  { path: '/contacts/:id', title: texts.contact, in: adminOnly, menu: 'contacts', page: 'later' },
  { path: '/partners', title: texts.partners, in: adminOnly, page: 'later' },

  { path: '/faqs', title: texts.faqs, in: adminOnly, menu: 'faqs', page: faqPages.list },
  { path: '/faqs/faqPage', title: texts.faqs, in: adminOnly, menu: 'faqs', page: faqPages.list },
  { path: '/faqs/faqBlock', title: texts.faqBlocks, in: adminOnly, menu: 'faqs', page: 'later' },
  { path: '/faqs/addFaq', title: texts.addFaq, in: adminOnly, menu: 'faqs', page: faqPages.add },
  { path: '/faqs/editFaq/:id', title: texts.editFaq, in: adminOnly, menu: 'faqs', page: faqPages.edit },
  { path: '/faqs/faqBlock/add-faqs-block', title: texts.addFaqBlock, in: adminOnly, menu: 'faqs', page: 'later' },
  { path: '/faqs/faqBlock/edit-faqs-block/:id', title: texts.editFaqBlock, in: adminOnly, menu: 'faqs', page: 'later' },

  { path: '/widget', title: texts.chatbox, in: adminOnly, menu: 'chatbox', page: 'later' },
  { path: '/widget/appearance', title: texts.chatbox, in: adminOnly, menu: 'chatbox', page: 'later' },
  { path: '/widget/advanced', title: texts.chatbox, in: adminOnly, menu: 'chatbox', page: 'later' },
  { path: '/widget/chat_page', title: texts.chatbox, in: adminOnly, menu: 'chatbox', page: 'later' },

  { path: '/campaigns', title: texts.proactiveChat, in: adminOnly, menu: 'campaigns', flag: 'campaign', page: 'later' },
  {
    path: '/campaigns/templates',
    title: texts.proactiveChat,
    in: adminOnly,
    menu: 'campaigns',
    flag: 'campaign',
    page: 'later',
  },
  {
    path: '/campaigns/:template/:id',
    title: texts.proactiveChat,
    in: adminOnly,
    menu: 'campaigns',
    flag: 'campaign',
    page: 'later',
  },

  { path: '/analytics', title: texts.analytics, in: adminOnly, menu: 'analytics', page: 'later' },
  { path: '/analytics/overview', title: texts.analytics, in: adminOnly, menu: 'analytics', page: 'later' },
  { path: '/analytics/faqs', title: texts.analytics, in: adminOnly, menu: 'analytics', page: 'later' },
  { path: '/analytics/conversations', title: texts.analytics, in: adminOnly, menu: 'analytics', page: 'later' },
  { path: '/analytics/ai', title: texts.analytics, in: adminOnly, menu: 'analytics', page: 'later' },

  { path: '/subscription', title: texts.subscription, in: adminOnly, menu: 'subscription', page: 'later' },
  { path: '/embed', title: texts.chatty, in: adminOnly, page: 'later' },
  { path: '/dev_zone', title: texts.devZone, in: everybody, staffOnly: true, evenGated: true, page: devZonePage },
  { path: '/dev_zone/:tab', title: texts.devZone, in: everybody, staffOnly: true, evenGated: true, page: devZonePage },
];
