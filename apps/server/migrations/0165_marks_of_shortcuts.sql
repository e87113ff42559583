-- What else a shortcut does with its conversation once the message is sent.
alter table shortcuts
  add column tag_ids jsonb not null default '[]',
  add column priority text,
  add column snooze text;
comment on column shortcuts.tag_ids is '@type string[]';
comment on column shortcuts.priority is '@type "none" | "low" | "medium" | "high" | "urgent"';
comment on column shortcuts.snooze is '@type "reply" | "opening" | "tomorrow"';
