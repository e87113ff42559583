// Made from the migrations by `npm run tables`: change those, not this.
import type { Generated, MaybeMoment, Moment } from './columns.ts';

export interface HooksTables {
  shop_tokens: {
    shop_id: string;
    access_token: string;
    access_expires_at: Moment;
    refresh_token: string;
    refresh_expires_at: Moment;
    scope: string;
    refreshing_until: MaybeMoment;
  };
  webhook_deliveries: {
    webhook_id: string;
    topic: string;
    triggered_at: Moment;
    received_at: Generated<Moment>;
    body: string;
    done_at: MaybeMoment;
    vendor: string;
    shop_id: string;
  };
}
