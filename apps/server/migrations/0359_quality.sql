-- Whether all that the visitor said in a turn was thanks.
alter table decisions
  add column thanked boolean not null default false,
  add column refusal text;
comment on column decisions.refusal is '@type ''wrongly'' | ''unclear''
Whether a person then told from a source that the assistant had found. Null where nobody has answered yet.';
-- Refusals after which people are looked for: those of the last days, of all shops.
create index decisions_unjudged on decisions (created_at) where outcome = 'refused' and refusal is null;
