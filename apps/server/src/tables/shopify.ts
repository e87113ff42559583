// Made from the migrations by `npm run tables`: change those, not this.
import type { MaybeMoment, Moment } from './columns.ts';

export interface ShopifyTables {
  shop_tokens: {
    shop_id: string;
    access_token: string;
    access_expires_at: Moment;
    refresh_token: string;
    refresh_expires_at: Moment;
    scope: string;
    refreshing_until: MaybeMoment;
  };
}
