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

  { ...forAdmins, path: '/settings/integrations', title: texts.integrations },
  { ...forAdmins, path: '/settings/integrations/order-tracking', title: texts.orderTracking },

  { in: everybody, path: '/profile', title: texts.myAccount },
];
