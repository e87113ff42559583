// Made from the migrations by `npm run tables`: change those, not this.
import type { Generated, Moment } from './columns.ts';

export interface NotificationsTables {
  push_tokens: {
    shop_id: string;
    member_id: string;
    endpoint_hash: string;
    token: string;
    is_pwa: Generated<boolean>;
    created_at: Generated<Moment>;
  };
  told_by_mail: {
    shop_id: string;
    conversation_id: string;
    member_id: string;
    seq: number;
    told_at: Moment;
  };
}
