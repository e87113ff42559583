/** The inbox for the route table, loaded when it is first opened. */
export const inboxPages = {
  inbox: async () => ({ Component: (await import('./inbox-page.tsx')).InboxPage }),
};
