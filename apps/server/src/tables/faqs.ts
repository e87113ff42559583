// Made from the migrations by `npm run tables`: change those, not this.
import type { Generated, Json, MaybeMoment, Moment } from './columns.ts';

export interface FaqsTables {
  faq_votes: {
    shop_id: string;
    faq_id: string;
    voter: string;
    is_helpful: boolean;
    voted_at: Generated<Moment>;
  };
  faqs: {
    shop_id: string;
    id: string;
    question: string;
    answer: string;
    excerpt: string;
    category: Generated<string>;
    variants: Generated<Json<string[]>>;
    published: Generated<boolean>;
    featured: Generated<boolean>;
    position: number;
    created_at: Generated<Moment>;
    updated_at: Generated<Moment>;
    deleted_at: MaybeMoment;
    answer_text: Generated<string>;
  };
}
