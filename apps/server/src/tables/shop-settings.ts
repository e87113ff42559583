// Made from the migrations by `npm run tables`: change those, not this.
import type { Moment } from './columns.ts';

export interface ShopSettingsTables {
  instruction_versions: {
    shop_id: string;
    id: string;
    text: string;
    author_id: string;
    author_name: string;
    saved_at: Moment;
  };
}
