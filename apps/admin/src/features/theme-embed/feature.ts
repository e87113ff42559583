import type { Feature } from '../../navigation/feature.ts';

/** Whether the chatbox is in the store's theme. */
export const themeEmbedFeature: Feature = {
  pages: {
    '/embed': async () => ({ Component: (await import('./embed-page.tsx')).EmbedPage }),
  },
};
