import { texts } from '#texts/team.ts';

/** Where a member's page came from. */
export const backToTeam = { to: '/settings/team-members', label: texts.back };
