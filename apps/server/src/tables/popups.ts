// Made from the migrations by `npm run tables`: change those, not this.
import type { Day, Generated, MaybeMoment, Moment } from './columns.ts';

export interface PopupsTables {
  newsletter_subscribers: {
    shop_id: string;
    id: string;
    email: string;
    contact_id: string;
    consented_at: Moment;
    consent_text: string;
    page: string;
    locale: string;
    in_store: Generated<'waiting' | 'yes' | 'no_scope' | 'refused'>;
    withdrawn_at: MaybeMoment;
    withdrawn_by: Generated<string>;
    withdrawn_reason: Generated<string>;
  };
  popup_counts: {
    shop_id: string;
    day: Day;
    kind: 'cartBooster' | 'newsletter' | 'product' | 'welcome';
    act: 'shown' | 'dismissed' | 'clicked' | 'subscribed';
    times: number;
  };
}
