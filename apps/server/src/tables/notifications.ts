// Made from the migrations by `npm run tables`: change those, not this.
import type { Generated, Moment } from './columns.ts';

export interface NotificationsTables {
  mail_pauses: {
    shop_id: string;
    member_id: string;
    mailed_at: Moment;
  };
  pending_notices: {
    shop_id: string;
    member_id: string;
    conversation_id: string;
    topic: string;
    by_mail: boolean;
    by_push: boolean;
    /** Grows with each time that it is asked for: what was told is not what came meanwhile. */
    version: Generated<number>;
    unheard: Generated<boolean>;
  };
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
    /** When that mail went out. */
    told_at: Moment;
  };
}
