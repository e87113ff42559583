import type { Feature } from '../../navigation/feature.ts';

/** How the chatbox looks and where it is. */
export const widgetFeature: Feature = {
  pages: {
    '/widget': async () => ({ Component: (await import('./page/home-page.tsx')).WidgetHomePage }),
    '/widget/appearance': async () => ({
      Component: (await import('./appearance/appearance-page.tsx')).AppearancePage,
    }),
    '/widget/advanced': async () => ({ Component: (await import('./advanced/advanced-page.tsx')).AdvancedPage }),
    '/widget/chat_page': async () => ({ Component: (await import('./chat-page/chat-page-page.tsx')).ChatPagePage }),
  },
};
