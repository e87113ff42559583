import { texts } from '#texts/pages.ts';
import { profilePages } from '../../../features/profile/routes.tsx';
import { settingsPages } from '../../../features/notifications/routes.tsx';
import { teamPages } from '../../../features/team/routes.tsx';
import type { PathEntry } from '../../../navigation/path-entry.ts';

const everybody = ['admin', 'member', 'installed'] as const;
const forAdmins = { in: ['admin'], menu: 'settings', title: texts.settings } as const;
const forAll = { in: everybody, menu: 'settings', title: texts.settings } as const;
const inTheApp = { in: ['admin', 'installed'], menu: 'settings', title: texts.teamMembers } as const;
const translations = { ...forAdmins, title: texts.translations } as const;

/** Settings, the team, and one's own account. */
export const settingsPaths: PathEntry[] = [
  { ...forAll, path: '/settings', page: settingsPages.home },
  { ...forAll, path: '/settings/detail/:page', page: 'later' },
  { ...forAll, path: '/settings/detail/notifications', title: texts.notifications, page: settingsPages.notifications },
  {
    in: ['admin'],
    menu: 'automation',
    title: texts.satisfactionSurvey,
    path: '/settings/detail/automation/satisfaction-survey',
    page: 'later',
  },
  { ...forAdmins, path: '/settings/chat-availability', title: texts.chatAvailability, page: 'later' },
  { ...forAdmins, path: '/settings/reports', title: texts.reports, page: 'later' },
  { ...forAll, path: '/settings/shortcut', title: texts.shortcuts, page: 'later' },
  { ...forAll, path: '/settings/shortcut/create', title: texts.addShortcut, page: 'later' },
  { ...forAll, path: '/settings/shortcut/:shortcutId', title: texts.editShortcut, page: 'later' },
  { ...inTheApp, path: '/settings/team-members', page: teamPages.list },
  { ...inTheApp, path: '/settings/team-members/:memberId', title: texts.teamMember, page: teamPages.member },

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

  { ...forAdmins, path: '/settings/channels', title: texts.channels, page: 'later' },
  { ...forAdmins, path: '/settings/channels/email', title: texts.email, page: 'later' },
  { ...forAdmins, path: '/settings/channels/email/senders', title: texts.email, page: 'later' },
  { ...forAdmins, path: '/settings/channels/email/preferences', title: texts.email, page: 'later' },
  { ...forAdmins, path: '/settings/channels/email/:id', title: texts.email, page: 'later' },
  { ...forAdmins, path: '/settings/channels/facebook', title: texts.facebook, page: 'later' },
  { ...forAdmins, path: '/settings/channels/whatsApp', title: texts.whatsapp, page: 'later' },

  { ...forAdmins, path: '/settings/integrations', title: texts.integrations, page: 'later' },
  { ...forAdmins, path: '/settings/integrations/joy', title: texts.joy, page: 'later' },
  { ...forAdmins, path: '/settings/integrations/order-tracking', title: texts.orderTracking, page: 'later' },
  { ...forAdmins, path: '/settings/integrations/klaviyo', title: texts.klaviyo, page: 'later' },
  { ...forAdmins, path: '/settings/integrations/snippet', title: texts.snippet, page: 'later' },
  { ...forAdmins, menu: 'subscription', path: '/settings/subscription', title: texts.subscription, page: 'later' },

  { in: everybody, path: '/profile', title: texts.myAccount, page: profilePages.account },
];
