import { faqPages } from '../../../features/faqs/routes.tsx';
import type { PathEntry } from '../entry.ts';
import { devZonePage } from '../../dev-zone/routes.tsx';
import { firstPage } from '../redirects.tsx';

const adminOnly = ['admin'] as const;
const everybody = ['admin', 'member', 'installed'] as const;

/** Home, contacts, FAQs, chatbox, campaigns, analytics, subscription, and what stands alone. */
export const adminPaths: PathEntry[] = [
  { path: '/', title: 'Chatty', in: everybody, page: firstPage },
  { path: '/contacts', title: 'Contacts', in: adminOnly, menu: 'contacts', page: 'later' },
  { path: '/contacts/:id', title: 'Contact', in: adminOnly, menu: 'contacts', page: 'later' },
  { path: '/partners', title: 'Partners', in: adminOnly, page: 'later' },

  { path: '/faqs', title: 'FAQs', in: adminOnly, menu: 'faqs', page: faqPages.list },
  { path: '/faqs/faqPage', title: 'FAQs', in: adminOnly, menu: 'faqs', page: faqPages.list },
  { path: '/faqs/faqBlock', title: 'FAQ blocks', in: adminOnly, menu: 'faqs', page: 'later' },
  { path: '/faqs/addFaq', title: 'Add FAQ', in: adminOnly, menu: 'faqs', page: faqPages.add },
  { path: '/faqs/editFaq/:id', title: 'Edit FAQ', in: adminOnly, menu: 'faqs', page: faqPages.edit },
  { path: '/faqs/faqBlock/add-faqs-block', title: 'Add FAQ block', in: adminOnly, menu: 'faqs', page: 'later' },
  { path: '/faqs/faqBlock/edit-faqs-block/:id', title: 'Edit FAQ block', in: adminOnly, menu: 'faqs', page: 'later' },

  { path: '/widget', title: 'Chatbox', in: adminOnly, menu: 'chatbox', page: 'later' },
  { path: '/widget/appearance', title: 'Chatbox', in: adminOnly, menu: 'chatbox', page: 'later' },
  { path: '/widget/advanced', title: 'Chatbox', in: adminOnly, menu: 'chatbox', page: 'later' },
  { path: '/widget/chat_page', title: 'Chatbox', in: adminOnly, menu: 'chatbox', page: 'later' },

  { path: '/campaigns', title: 'Proactive chat', in: adminOnly, menu: 'campaigns', flag: 'campaign', page: 'later' },
  {
    path: '/campaigns/templates',
    title: 'Proactive chat',
    in: adminOnly,
    menu: 'campaigns',
    flag: 'campaign',
    page: 'later',
  },
  {
    path: '/campaigns/:template/:id',
    title: 'Proactive chat',
    in: adminOnly,
    menu: 'campaigns',
    flag: 'campaign',
    page: 'later',
  },

  { path: '/analytics', title: 'Analytics', in: adminOnly, menu: 'analytics', page: 'later' },
  { path: '/analytics/overview', title: 'Analytics', in: adminOnly, menu: 'analytics', page: 'later' },
  { path: '/analytics/faqs', title: 'Analytics', in: adminOnly, menu: 'analytics', page: 'later' },
  { path: '/analytics/conversations', title: 'Analytics', in: adminOnly, menu: 'analytics', page: 'later' },
  { path: '/analytics/ai', title: 'Analytics', in: adminOnly, menu: 'analytics', page: 'later' },

  { path: '/subscription', title: 'Subscription', in: adminOnly, menu: 'subscription', page: 'later' },
  { path: '/embed', title: 'Chatty', in: adminOnly, page: 'later' },
  { path: '/dev_zone', title: 'Dev zone', in: everybody, staffOnly: true, evenGated: true, page: devZonePage },
  { path: '/dev_zone/:tab', title: 'Dev zone', in: everybody, staffOnly: true, evenGated: true, page: devZonePage },
];
