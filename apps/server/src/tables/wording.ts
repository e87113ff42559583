// Made from the migrations by `npm run tables`: change those, not this.
import type { Json, Moment } from './columns.ts';

export interface WordingTables {
  translations: {
    shop_id: string;
    locale: string;
    key: string;
    value: Json<string | Record<string, string>>;
    source: Json<string | Record<string, string>>;
    written_by: 'person' | 'machine';
    updated_at: Moment;
  };
}
