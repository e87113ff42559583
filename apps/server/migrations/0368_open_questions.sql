-- What visitors asked and the assistant could not answer, grouped by meaning. Every question keeps its id when it is asked
-- again in other words.
create table open_questions (
  shop_id uuid not null references shops on delete cascade,
  id uuid not null,
  -- As it was asked first, without personal data.
  question text not null,
  language text not null,
  state text not null default 'open',
  -- The mean of what `centered` of its wordings mean to the embedder; null where that is to be made anew.
  center bytea,
  centered integer not null default 0,
  embedder text,
  asked integer not null default 0,
  first_at timestamptz not null,
  last_at timestamptz not null,
  ignored_reason text,
  ignored_note text not null default '',
  published_as text,
  published_id uuid,
  -- Asked again as soon as what was published is known.
  checking boolean not null default false,
  checked_at timestamptz,
  primary key (shop_id, id)
);
create index open_questions_by_often on open_questions (shop_id, state, asked desc, id desc);
create index open_questions_by_latest on open_questions (shop_id, state, last_at desc, id desc);
comment on table open_questions is '@owner optimize';
comment on column open_questions.state is $$@type 'open' | 'answered' | 'ignored'$$;
comment on column open_questions.ignored_reason is $$@type 'not_ours' | 'spam' | 'for_a_person' | 'other'$$;
comment on column open_questions.published_as is $$@type 'custom_answer' | 'faq'$$;

-- Each time that one was asked: a decision, by its id.
create table askings (
  shop_id uuid not null,
  id uuid not null,
  open_question_id uuid not null,
  conversation_id uuid not null,
  question text not null,
  language text not null,
  outcome text not null,
  asked_at timestamptz not null,
  -- What it would be answered now.
  again jsonb,
  primary key (shop_id, id),
  foreign key (shop_id, open_question_id) references open_questions on delete cascade
);
create index askings_of_question on askings (shop_id, open_question_id, asked_at desc, id desc);
create index askings_of_conversation on askings (shop_id, conversation_id);
comment on table askings is '@owner optimize';
comment on column askings.again is '@type { why: string | null, text: string, sources: string[] }';
