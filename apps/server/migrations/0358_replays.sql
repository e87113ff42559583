-- What a turn needs to be gone through again, beside what the record says already: who asked from where, what the tools found,
-- whole. JSON as text: replaying it byte for byte needs the order in which it was written, which jsonb does not keep.
alter table decisions add column replay text;

-- The settings that answers were made with, each once, by the digest of what they say.
create table assistant_configs (
  shop_id uuid not null references shops on delete cascade,
  id text not null,
  -- JSON, as it was written.
  settings text not null,
  used_at timestamptz not null,
  primary key (shop_id, id)
);
comment on table assistant_configs is '@owner assistant';
