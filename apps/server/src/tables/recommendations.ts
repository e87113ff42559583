// Made from the migrations by `npm run tables`: change those, not this.
import type { Json, MaybeMoment, Moment } from './columns.ts';

export interface RecommendationsTables {
  recommendations: {
    shop_id: string;
    id: string;
    name: string;
    rule: Json<unknown>;
    is_on: boolean;
    position: number;
    updated_at: Moment;
    deleted_at: MaybeMoment;
  };
}
