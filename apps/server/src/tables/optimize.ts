// Made from the migrations by `npm run tables`: change those, not this.
import type { Generated, Json, MaybeJson, MaybeMoment, Moment } from './columns.ts';

export interface OptimizeTables {
  askings: {
    shop_id: string;
    id: string;
    open_question_id: string;
    conversation_id: string;
    question: string;
    language: string;
    outcome: string;
    asked_at: Moment;
    again: MaybeJson<{ why: string | null, text: string, sources: string[] }>;
  };
  conflict_searches: {
    shop_id: string;
    running: boolean;
    done: Generated<number>;
    total: Generated<number>;
    finished_at: MaybeMoment;
  };
  conflicts: {
    shop_id: string;
    id: string;
    kind: 'duplicate' | 'contradiction';
    one_id: string;
    one_hash: string;
    other_id: string;
    other_hash: string;
    differs: Json<{ one: string, other: string }[]>;
    ignored_reason: 'not_ours' | 'spam' | 'for_a_person' | 'other' | null;
    ignored_note: Generated<string>;
  };
  open_questions: {
    shop_id: string;
    id: string;
    question: string;
    language: string;
    state: Generated<'open' | 'answered' | 'ignored'>;
    center: Uint8Array | null;
    centered: Generated<number>;
    embedder: string | null;
    asked: Generated<number>;
    first_at: Moment;
    last_at: Moment;
    ignored_reason: 'not_ours' | 'spam' | 'for_a_person' | 'other' | null;
    ignored_note: Generated<string>;
    published_as: 'custom_answer' | 'faq' | null;
    published_id: string | null;
    checking: Generated<boolean>;
    checked_at: MaybeMoment;
  };
}
