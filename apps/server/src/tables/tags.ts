// Made from the migrations by `npm run tables`: change those, not this.
import type { Generated, Moment } from './columns.ts';

export interface TagsTables {
  tags: {
    shop_id: string;
    id: string;
    name: string;
    name_key: string;
    created_at: Generated<Moment>;
  };
}
