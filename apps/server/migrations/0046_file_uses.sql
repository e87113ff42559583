-- Files that a record shows for as long as it wants to, such as the images of a FAQ. A file that its last record has let
-- go of is removed a day later.
create table file_uses (
  shop_id uuid not null,
  file_id uuid not null,
  -- The id of the record.
  used_by uuid not null,
  primary key (shop_id, used_by, file_id),
  foreign key (shop_id, file_id) references files on delete cascade
);
create index file_uses_by_file on file_uses (shop_id, file_id);

alter table files
  -- Attached by such records alone: with the last of them it is unattached again.
  add column only_used boolean not null default false,
  add column released_at timestamptz;
