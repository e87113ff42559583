// Made from the migrations by `npm run tables`: change those, not this.
import type { Generated, MaybeMoment, Moment } from './columns.ts';

export interface HooksTables {
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
