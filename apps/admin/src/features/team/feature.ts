import type { Feature } from '../../navigation/feature.ts';
import { applySeatRequestEvent } from './staff/seat-requests-query.ts';

export const teamFeature: Feature = {
  pages: {
    '/settings/team-members': async () => ({ Component: (await import('./list/team-page.tsx')).TeamPage }),
    '/settings/team-members/:memberId': async () => ({
      Component: (await import('./member/member-page.tsx')).MemberPage,
    }),
  },
  settingsPlaces: [() => import('./settings-place.ts')],
  live: { apply: applySeatRequestEvent },
};
