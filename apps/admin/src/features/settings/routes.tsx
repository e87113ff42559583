import type { RouteObject } from 'react-router';

const home = async () => ({ Component: (await import('./settings-page.tsx')).SettingsPage });
const notifications = async () => ({
  Component: (await import('./notifications/notifications-page.tsx')).NotificationsPage,
});

/** Everybody of the team has these; what a member may not change is not on them. */
export const settingsRoutes: RouteObject[] = [
  { path: '/settings', handle: { title: 'Settings' }, lazy: home },
  { path: '/settings/detail/notifications', handle: { title: 'Notifications' }, lazy: notifications },
];
