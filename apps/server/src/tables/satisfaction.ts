// Made from the migrations by `npm run tables`: change those, not this.
import type { Generated, Moment } from './columns.ts';

export interface SatisfactionTables {
  satisfaction_ratings: {
    shop_id: string;
    conversation_id: string;
    /** The place of the grey line that says that it was resolved. */
    resolution: number;
    rating: number;
    comment: Generated<string>;
    /** The grey line by which the team is told. */
    activity_id: string;
    created_at: Moment;
    updated_at: Moment;
  };
}
