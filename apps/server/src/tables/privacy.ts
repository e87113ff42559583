// Made from the migrations by `npm run tables`: change those, not this.
import type { Json, MaybeMoment, Moment } from './columns.ts';

export interface PrivacyTables {
  privacy_receipts: {
    id: string;
    shop_domain: string;
    kind: 'export' | 'redact_customer' | 'redact_shop' | 'delete_contact';
    request: string;
    counts: Json<Record<string, number>>;
    requested_at: Moment;
    done_at: MaybeMoment;
    kept_because: string | null;
  };
}
