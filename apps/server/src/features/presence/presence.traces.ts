import type { PresenceTables } from '../../tables/presence.ts';
import { defineTraces } from '../../traces.ts';

export const presenceTraces = defineTraces<PresenceTables>({
  about: { staff_sockets: 'team' },
});
