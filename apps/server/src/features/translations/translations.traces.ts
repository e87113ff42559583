import type { TranslationsTables } from '../../tables/translations.ts';
import { defineTraces } from '../../traces.ts';

export const translationsTraces = defineTraces<TranslationsTables>({
  about: { translation_runs: 'nobody' },
});
