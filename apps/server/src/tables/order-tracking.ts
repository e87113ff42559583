// Made from the migrations by `npm run tables`: change those, not this.
import type { Generated, Moment } from './columns.ts';

export interface OrderTrackingTables {
  order_attempts: {
    shop_id: string;
    id: string;
    contact_id: string;
    order_hash: string;
    created_at: Moment;
    email_hash: string | null;
    phone_hash: string | null;
    address_hash: string | null;
    missed: Generated<boolean>;
  };
  order_codes: {
    shop_id: string;
    id: string;
    contact_id: string;
    claim_hash: string;
    tries_left: number;
    created_at: Moment;
    expires_at: Moment;
    code_mac: string | null;
    email_hash: string | null;
    order_id: string | null;
  };
  order_proofs: {
    shop_id: string;
    contact_id: string;
    email_hash: string;
    expires_at: Moment;
  };
}
