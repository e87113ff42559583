import type { UsageTables } from '../../tables/usage.ts';
import { defineTraces } from '../../traces.ts';

export const usageTraces = defineTraces<UsageTables>({ about: { usage_warnings: 'nobody' } });
