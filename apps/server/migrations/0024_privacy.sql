-- A file that somebody was given for a while, such as an export: no longer served after this moment, then removed.
alter table files add column expires_at timestamptz;
create index files_expiring on files (expires_at) where expires_at is not null;

-- Why nothing was deleted although it was asked for.
alter table privacy_receipts add column kept_because text;
