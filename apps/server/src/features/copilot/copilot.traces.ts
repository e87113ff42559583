import type { CopilotTables } from '../../tables/copilot.ts';
import { defineTraces } from '../../traces.ts';

export const copilotTraces = defineTraces<CopilotTables>({ about: { copilot_days: 'nobody' } });
