import type { RouteObject } from 'react-router';

const page = async () => ({ Component: (await import('./inbox-page.tsx')).InboxPage });

/** `fullscreen` pages fill the window below the top bar and bring their own scrolling. */
export const inboxRoutes: RouteObject[] = [
  {
    path: '/inbox',
    handle: { title: 'Inbox', fullscreen: true },
    lazy: page,
    children: [{ index: true }, { path: ':id', handle: { title: 'Inbox', fullscreen: true } }],
  },
];
