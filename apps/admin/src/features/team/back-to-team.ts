/** Where a member's page came from. */
export const backToTeam = { to: '/settings/team-members', label: 'team members' };
