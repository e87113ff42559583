import type { WordingTables } from '../../tables/wording.ts';
import { defineTraces } from '../../traces.ts';

export const wordingTraces = defineTraces<WordingTables>({
  about: { translations: 'nobody' },
});
