import { profilePages } from '../../../features/profile/routes.tsx';
import { settingsPages } from '../../../features/settings/routes.tsx';
import { teamPages } from '../../../features/team/routes.tsx';
import type { PathEntry } from '../entry.ts';

const everybody = ['admin', 'member', 'installed'] as const;
const forAdmins = { in: ['admin'], menu: 'settings', title: 'Settings' } as const;
const forAll = { in: everybody, menu: 'settings', title: 'Settings' } as const;
const inTheApp = { in: ['admin', 'installed'], menu: 'settings', title: 'Team members' } as const;
const translations = { ...forAdmins, title: 'Translations' } as const;

/** Settings, the team, and one's own account. */
export const settingsPaths: PathEntry[] = [
  { ...forAll, path: '/settings', page: settingsPages.home },
  { ...forAll, path: '/settings/detail/:page', page: 'later' },
  { ...forAll, path: '/settings/detail/notifications', title: 'Notifications', page: settingsPages.notifications },
  {
    in: ['admin'],
    menu: 'automation',
    title: 'Satisfaction survey',
    path: '/settings/detail/automation/satisfaction-survey',
    page: 'later',
  },
  { ...forAdmins, path: '/settings/chat-availability', title: 'Chat availability', page: 'later' },
  { ...forAdmins, path: '/settings/reports', title: 'Reports', page: 'later' },
  { ...forAll, path: '/settings/shortcut', title: 'Shortcuts', page: 'later' },
  { ...forAll, path: '/settings/shortcut/create', title: 'Add shortcut', page: 'later' },
  { ...forAll, path: '/settings/shortcut/:shortcutId', title: 'Edit shortcut', page: 'later' },
  { ...inTheApp, path: '/settings/team-members', page: teamPages.list },
  { ...inTheApp, path: '/settings/team-members/:memberId', title: 'Team member', page: teamPages.member },

  { ...translations, path: '/settings/translations', page: 'later' },
  { ...translations, path: '/settings/translations/:locale', page: 'later' },
  { ...translations, path: '/settings/translations/:locale/navigation', page: 'later' },
  { ...translations, path: '/settings/translations/:locale/heading-launcher', page: 'later' },
  { ...translations, path: '/settings/translations/:locale/contact-us', page: 'later' },
  { ...translations, path: '/settings/translations/:locale/live-chat', page: 'later' },
  { ...translations, path: '/settings/translations/:locale/live-chat/:categoryId', page: 'later' },
  { ...translations, path: '/settings/translations/:locale/order-tracking', page: 'later' },
  { ...translations, path: '/settings/translations/:locale/order-tracking/:categoryId', page: 'later' },
  { ...translations, path: '/settings/translations/:locale/faqs', page: 'later' },
  { ...translations, path: '/settings/translations/:locale/assistant', page: 'later' },
  { ...translations, path: '/settings/translations/:locale/assistant/:categoryId', page: 'later' },
  { ...translations, path: '/settings/translations/:locale/campaign/:campaignId', page: 'later' },

  { ...forAdmins, path: '/settings/channels', title: 'Channels', page: 'later' },
  { ...forAdmins, path: '/settings/channels/email', title: 'E-mail', page: 'later' },
  { ...forAdmins, path: '/settings/channels/email/senders', title: 'E-mail', page: 'later' },
  { ...forAdmins, path: '/settings/channels/email/preferences', title: 'E-mail', page: 'later' },
  { ...forAdmins, path: '/settings/channels/email/:id', title: 'E-mail', page: 'later' },
  { ...forAdmins, path: '/settings/channels/facebook', title: 'Facebook', page: 'later' },
  { ...forAdmins, path: '/settings/channels/whatsApp', title: 'WhatsApp', page: 'later' },

  { ...forAdmins, path: '/settings/integrations', title: 'Integrations', page: 'later' },
  { ...forAdmins, path: '/settings/integrations/joy', title: 'Joy', page: 'later' },
  { ...forAdmins, path: '/settings/integrations/order-tracking', title: 'Order tracking', page: 'later' },
  { ...forAdmins, path: '/settings/integrations/klaviyo', title: 'Klaviyo', page: 'later' },
  { ...forAdmins, path: '/settings/integrations/snippet', title: 'Snippet', page: 'later' },
  { ...forAdmins, menu: 'subscription', path: '/settings/subscription', title: 'Subscription', page: 'later' },

  { in: everybody, path: '/profile', title: 'My account', page: profilePages.account },
];
