// Made from the migrations by `npm run tables`: change those, not this.
import type { Generated, Json, MaybeMoment, Moment } from './columns.ts';

export interface ContactsTables {
  contacts: {
    shop_id: string;
    id: string;
    name: Generated<string>;
    email: string | null;
    phone: string | null;
    customer_id: string | null;
    locale: Generated<string>;
    created_at: Generated<Moment>;
    last_seen_at: Generated<Moment>;
    email_from: 'account' | 'order' | 'team' | 'visitor' | null;
  };
  pre_chats: {
    shop_id: string;
    contact_id: string;
    answers: Generated<Json<{ id: string, label: string, answer: string }[]>>;
    answered_at: MaybeMoment;
    consents: Generated<Json<{ text: string, link: string, at: string }[]>>;
  };
}
