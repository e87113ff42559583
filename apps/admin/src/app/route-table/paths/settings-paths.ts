import { texts } from '#texts/pages.ts';
import type { Address } from '../../../navigation/path-entry.ts';

const everybody = ['admin', 'member', 'installed'] as const;
const forAdmins = { in: ['admin'], menu: 'settings', title: texts.settings } as const;
const forAll = { in: everybody, menu: 'settings', title: texts.settings } as const;
const inTheApp = { in: ['admin', 'installed'], menu: 'settings', title: texts.teamMembers } as const;
const translations = { ...forAdmins, title: texts.translations } as const;

/** Settings, the team, and one's own account. */
export const settingsPaths: Address[] = [
  { ...forAll, path: '/settings' },
  { ...forAll, path: '/settings/detail/:page' },
  { ...forAll, path: '/settings/detail/notifications', title: texts.notifications },
  { ...forAdmins, path: '/settings/detail/pre-chat', title: texts.preChat },
  { ...forAdmins, path: '/settings/detail/auto-resolve', title: texts.autoResolve },
  { ...forAdmins, path: '/settings/detail/response-targets', title: texts.responseTargets },
  { ...forAdmins, path: '/settings/detail/welcome-popup', title: texts.welcomePopup },
  { ...forAdmins, path: '/settings/detail/newsletter-popup', title: texts.newsletterPopup },
  { ...forAdmins, path: '/settings/detail/product-popup', title: texts.productPopup },
  { ...forAdmins, path: '/settings/detail/cart-booster-popup', title: texts.cartBoosterPopup },
  {
    in: ['admin'],
    menu: 'automation',
    title: texts.satisfactionSurvey,
    path: '/settings/detail/automation/satisfaction-survey',
  },
  { ...forAdmins, path: '/settings/chat-availability', title: texts.chatAvailability },
  { ...forAdmins, path: '/settings/reports', title: texts.reports },
  { ...forAll, path: '/settings/shortcut', title: texts.shortcuts },
  { ...forAll, path: '/settings/shortcut/create', title: texts.addShortcut },
  { ...forAll, path: '/settings/shortcut/:shortcutId', title: texts.editShortcut },
  { ...forAll, path: '/settings/tags', title: texts.tags },
  { ...inTheApp, path: '/settings/team-members' },
  { ...inTheApp, path: '/settings/team-members/:memberId', title: texts.teamMember },

  { ...translations, path: '/settings/translations' },
  { ...translations, path: '/settings/translations/:locale' },
  { ...translations, path: '/settings/translations/:locale/navigation' },
  { ...translations, path: '/settings/translations/:locale/heading-launcher' },
  { ...translations, path: '/settings/translations/:locale/contact-us' },
  { ...translations, path: '/settings/translations/:locale/live-chat' },
  { ...translations, path: '/settings/translations/:locale/live-chat/:categoryId' },
  { ...translations, path: '/settings/translations/:locale/order-tracking' },
  { ...translations, path: '/settings/translations/:locale/order-tracking/:categoryId' },
  { ...translations, path: '/settings/translations/:locale/faqs' },
  { ...translations, path: '/settings/translations/:locale/assistant' },
  { ...translations, path: '/settings/translations/:locale/assistant/:categoryId' },
  { ...translations, path: '/settings/translations/:locale/campaign/:campaignId' },

  { ...forAdmins, path: '/settings/channels', title: texts.channels },
  { ...forAdmins, path: '/settings/channels/email', title: texts.email },
  { ...forAdmins, path: '/settings/channels/email/senders', title: texts.email },
  { ...forAdmins, path: '/settings/channels/email/preferences', title: texts.email },
  { ...forAdmins, path: '/settings/channels/email/:id', title: texts.email },
  { ...forAdmins, path: '/settings/channels/facebook', title: texts.facebook },
  { ...forAdmins, path: '/settings/channels/whatsApp', title: texts.whatsapp },

  { ...forAdmins, path: '/settings/integrations', title: texts.integrations },
  { ...forAdmins, path: '/settings/integrations/joy', title: texts.joy },
  { ...forAdmins, path: '/settings/integrations/order-tracking', title: texts.orderTracking },
  { ...forAdmins, path: '/settings/integrations/klaviyo', title: texts.klaviyo },
  { ...forAdmins, path: '/settings/integrations/snippet', title: texts.snippet },
  { ...forAdmins, menu: 'subscription', path: '/settings/subscription', title: texts.subscription },

  { in: everybody, path: '/profile', title: texts.myAccount },
];
