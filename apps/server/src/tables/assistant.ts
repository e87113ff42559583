// Made from the migrations by `npm run tables`: change those, not this.
import type { Day, Decimal, Generated, Json, MaybeJson, MaybeMoment, Moment } from './columns.ts';

export interface AssistantTables {
  answer_counts: {
    shop_id: string;
    day: Day;
    answers: number;
  };
  answers_under_way: {
    shop_id: string;
    id: string;
    day: Day;
    begun_at: Moment;
  };
  assistant_configs: {
    shop_id: string;
    id: string;
    settings: string;
    used_at: Moment;
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
    answer: Generated<string>;
    helpful: boolean | null;
    /** Null where nobody has said. */
    mark: 'right' | 'wrong' | null;
    mark_note: Generated<string>;
    marked_by: Generated<string>;
    marked_at: MaybeMoment;
    replay: string | null;
    thanked: Generated<boolean>;
    /** Whether a person then told from a source that the assistant had found. Null where nobody has answered yet. */
    refusal: 'wrongly' | 'unclear' | null;
    /** Null where none was used. */
    recommendation: MaybeJson<{ id: string, name: string }>;
  };
  replies: {
    shop_id: string;
    id: string;
    day: Day;
    outcome: string;
    engine: string;
    counted: boolean;
    begins: boolean;
    input_tokens: number;
    output_tokens: number;
    cost: Decimal;
  };
}
