import type { TeamTables } from '../../tables/team.ts';
import { defineTraces } from '../../traces.ts';

export const teamTraces = defineTraces<TeamTables>({
  about: { members: 'team', seat_requests: 'team' },
});
