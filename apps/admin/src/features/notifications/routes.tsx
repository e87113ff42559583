/** The settings that everybody of the team has, for the route table; what a member may not change is not on them. */
export const settingsPages = {
  home: async () => ({ Component: (await import('../../app/settings/settings-page.tsx')).SettingsPage }),
  notifications: async () => ({
    Component: (await import('./notifications-page.tsx')).NotificationsPage,
  }),
};
