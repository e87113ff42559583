// Made from the migrations by `npm run tables`: change those, not this.
import type { Decimal, Generated, Json, MaybeJson, MaybeMoment, Moment } from './columns.ts';

export interface TestSuiteTables {
  suite_cases: {
    shop_id: string;
    id: string;
    turns: Json<string[]>;
    contact_id: string | null;
    locale: string;
    page: string;
    checks: Json<unknown>;
    asked_in: string | null;
    updated_at: Moment;
    deleted_at: MaybeMoment;
    last: MaybeJson<unknown>;
  };
  suite_results: {
    shop_id: string;
    run_id: string;
    case_id: string;
    passed: boolean;
    is_regression: boolean;
    question: string;
    failures: Json<unknown>;
    answer: Json<unknown>;
    cost: Decimal;
    ms: number;
    at: Moment;
  };
  suite_runs: {
    shop_id: string;
    id: string;
    cause: 'member' | 'change' | 'draft';
    is_published: boolean;
    assistant: Json<unknown>;
    with_model: boolean;
    state: 'running' | 'done' | 'canceled' | 'failed';
    reason: Generated<string>;
    member_name: string;
    engine: string;
    config_version: Generated<string>;
    case_ids: Json<string[]>;
    done: Generated<number>;
    failed: Generated<number>;
    regressions: Generated<number>;
    cost: Generated<Decimal>;
    begun_at: Moment;
    told_at: Moment;
    ended_at: MaybeMoment;
  };
  suite_settings: {
    shop_id: string;
    gate: 'off' | 'warn' | 'block';
    runs_by_itself: boolean;
  };
}
