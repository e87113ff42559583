// Made from the migrations by `npm run tables`: change those, not this.
import type { Decimal, Generated, Json, MaybeMoment, Moment } from './columns.ts';

export interface DiscountsTables {
  discount_policies: {
    shop_id: string;
    are_new_named: boolean;
  };
  discount_rules: {
    shop_id: string;
    discount_id: string;
    is_named: boolean;
    audience: 'everyone' | 'customers';
    min_cart: Decimal | null;
    until: MaybeMoment;
    budget: number | null;
    per_shopper: Generated<boolean>;
    failure: string | null;
    failed_at: MaybeMoment;
  };
  shopper_discounts: {
    shop_id: string;
    store_id: string;
    discount_id: string;
    terms: Json<unknown>;
    ends_at: MaybeMoment;
    made_at: Moment;
  };
  told_discounts: {
    shop_id: string;
    discount_id: string;
    contact_id: string;
    told_at: Moment;
    code: string | null;
    code_ends_at: MaybeMoment;
  };
}
