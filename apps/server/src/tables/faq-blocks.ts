// Made from the migrations by `npm run tables`: change those, not this.
import type { Generated, Json, Moment } from './columns.ts';

export interface FaqBlocksTables {
  faq_blocks: {
    shop_id: string;
    id: string;
    block: Json<Record<string, unknown>>;
    created_at: Generated<Moment>;
    updated_at: Generated<Moment>;
  };
}
