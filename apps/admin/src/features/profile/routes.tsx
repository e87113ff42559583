import type { RouteObject } from 'react-router';

const page = async () => ({ Component: (await import('./profile-page.tsx')).ProfilePage });

export const profileRoutes: RouteObject[] = [{ path: '/profile', handle: { title: 'My account' }, lazy: page }];
