-- What was said at the end of a turn, to be found by, and what its visitor thinks of it; a message says the same.
alter table decisions
  add column answer text not null default '',
  add column helpful boolean;
update decisions as d set answer = m.text, helpful = m.helpful from messages as m
where m.shop_id = d.shop_id and m.conversation_id = d.conversation_id and m.id = d.message_id;

-- Whether a member of the team holds a turn to be right or wrong, with what they add to it.
alter table decisions
  add column mark text,
  add column mark_note text not null default '',
  add column marked_by text not null default '',
  add column marked_at timestamptz;
comment on column decisions.mark is '@type ''right'' | ''wrong''
Null where nobody has said.';

-- The log of all turns of a shop, the newest first, whole and by how they ended.
create index decisions_newest on decisions (shop_id, created_at desc, id desc);
create index decisions_by_outcome on decisions (shop_id, outcome, created_at desc, id desc);
create index decisions_by_engine on decisions (shop_id, engine, created_at desc, id desc);
-- The words of question and answer, between any signs: `log/list-turns.ts` asks with the same expression.
create index decisions_text on decisions using gin (
  to_tsvector('simple', translate(question || ' ' || answer, '-+./&<~_', '        '))
);
analyze decisions;
