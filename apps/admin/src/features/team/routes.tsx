import type { RouteObject } from 'react-router';

const list = async () => ({ Component: (await import('./list/team-page.tsx')).TeamPage });
const member = async () => ({ Component: (await import('./member/member-page.tsx')).MemberPage });

/** For admins only. */
export const teamRoutes: RouteObject[] = [
  { path: '/settings/team-members', handle: { title: 'Team members' }, lazy: list },
  { path: '/settings/team-members/:memberId', handle: { title: 'Team member' }, lazy: member },
];
