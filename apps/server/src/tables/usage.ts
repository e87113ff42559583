// Made from the migrations by `npm run tables`: change those, not this.
import type { Moment } from './columns.ts';

export interface UsageTables {
  usage_warnings: {
    shop_id: string;
    percent: number;
    warned_at: Moment;
  };
}
