// Made from the migrations by `npm run tables`: change those, not this.
import type { Json, Moment } from './columns.ts';

export interface MetricsTables {
  metric_clocks: {
    shop_id: string;
    conversation_id: string;
    measured_seq: number;
    clock: Json<Record<string, unknown>>;
  };
  metrics: {
    shop_id: string;
    conversation_id: string;
    /** The place of the message that ended the time. */
    seq: number;
    kind: 'first_response' | 'next_response' | 'resolution';
    by: 'person' | 'assistant';
    member_id: string | null;
    ended_as: 'resolved' | 'auto_resolved' | 'ended' | null;
    started_at: Moment;
    ended_at: Moment;
    in_time: boolean | null;
  };
}
