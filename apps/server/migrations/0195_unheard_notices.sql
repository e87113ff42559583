-- Who is there is mailed only what they have not looked at for a while.
alter table pending_notices add column unheard boolean not null default false;
