/** One's own account for the route table, loaded when it is first opened. */
export const profilePages = {
  account: async () => ({ Component: (await import('./profile-page.tsx')).ProfilePage }),
};
