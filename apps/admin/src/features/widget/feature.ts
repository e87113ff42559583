import type { Feature } from '../../navigation/feature.ts';

/** How the chatbox looks, where it is, what it asks, and what it shows beside the chat. */
export const widgetFeature: Feature = {
  pages: {
    '/widget': async () => ({ Component: (await import('./page/home-page.tsx')).WidgetHomePage }),
    '/widget/appearance': async () => ({
      Component: (await import('./appearance/appearance-page.tsx')).AppearancePage,
    }),
    '/widget/advanced': async () => ({ Component: (await import('./advanced/advanced-page.tsx')).AdvancedPage }),
    '/widget/chat_page': async () => ({ Component: (await import('./chat-page/chat-page-page.tsx')).ChatPagePage }),
    '/settings/detail/welcome-popup': async () => ({
      Component: (await import('./popups/welcome/welcome-page.tsx')).WelcomePopupPage,
    }),
    '/settings/detail/newsletter-popup': async () => ({
      Component: (await import('./popups/newsletter/newsletter-page.tsx')).NewsletterPopupPage,
    }),
    '/settings/detail/product-popup': async () => ({
      Component: (await import('./popups/product/product-page.tsx')).ProductPopupPage,
    }),
    '/settings/detail/cart-booster-popup': async () => ({
      Component: (await import('./popups/cart-booster/cart-booster-page.tsx')).CartBoosterPopupPage,
    }),
    '/settings/integrations': async () => ({
      Component: (await import('./order-tracking/integrations-page.tsx')).IntegrationsPage,
    }),
    '/settings/integrations/order-tracking': async () => ({
      Component: (await import('./order-tracking/order-tracking-page.tsx')).OrderTrackingPage,
    }),
    '/settings/detail/pre-chat': async () => ({
      Component: (await import('./pre-chat/pre-chat-page.tsx')).PreChatPage,
    }),
    '/settings/chat-availability': async () => ({
      Component: (await import('./chat-availability/chat-availability-page.tsx')).ChatAvailabilityPage,
    }),
    '/settings/detail/auto-resolve': async () => ({
      Component: (await import('./auto-resolve/auto-resolve-page.tsx')).AutoResolvePage,
    }),
    '/settings/detail/automation/satisfaction-survey': async () => ({
      Component: (await import('./satisfaction/satisfaction-page.tsx')).SatisfactionPage,
    }),
  },
  settingsPlaces: [
    () => import('./pre-chat/settings-place.ts'),
    () => import('./popups/settings-place.ts'),
    () => import('./order-tracking/settings-place.ts'),
    () => import('./chat-availability/settings-place.ts'),
    () => import('./auto-resolve/settings-place.ts'),
    () => import('./satisfaction/settings-place.ts'),
  ],
};
