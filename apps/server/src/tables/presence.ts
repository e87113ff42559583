// Made from the migrations by `npm run tables`: change those, not this.
import type { Moment } from './columns.ts';

export interface PresenceTables {
  processes: {
    id: string;
    beat_at: Moment;
  };
  staff_sockets: {
    shop_id: string;
    member_id: string;
    process_id: string;
  };
}
