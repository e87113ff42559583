/** The pages of the team for the route table, each loaded when it is first opened. */
export const teamPages = {
  list: async () => ({ Component: (await import('./list/team-page.tsx')).TeamPage }),
  member: async () => ({ Component: (await import('./member/member-page.tsx')).MemberPage }),
};
