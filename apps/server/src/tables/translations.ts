// Made from the migrations by `npm run tables`: change those, not this.
import type { Moment } from './columns.ts';

export interface TranslationsTables {
  translation_runs: {
    shop_id: string;
    locale: string;
    state: 'running' | 'done' | 'failed';
    total: number;
    done: number;
    refused: number;
    begun_at: Moment;
    told_at: Moment;
  };
}
