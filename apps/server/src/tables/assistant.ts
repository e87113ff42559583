// Made from the migrations by `npm run tables`: change those, not this.
import type { Day, Decimal, Generated, Json, MaybeJson, Moment } from './columns.ts';

export interface AssistantTables {
  answer_counts: {
    shop_id: string;
    day: Day;
    answers: number;
  };
  decisions: {
    shop_id: string;
    id: string;
    conversation_id: string;
    message_id: string | null;
    question: string;
    outcome: string;
    engine: string;
    config_version: string;
    retrieved: Json<unknown[]>;
    confidence: number | null;
    tool_calls: Json<unknown[]>;
    verdicts: Json<unknown[]>;
    input_tokens: Generated<number>;
    output_tokens: Generated<number>;
    cost: Generated<Decimal>;
    latency_ms: number;
    created_at: Generated<Moment>;
    second_calls: Generated<Json<unknown[]>>;
    /** Null where none ran. */
    scenario: MaybeJson<{ id: string, title: string, next: number | null }>;
  };
}
