-- When a file was first sent with a message, or became somebody's picture. One that never was is removed after a day. All
-- that there are count as attached from now on, and so does what a process of an earlier version adds, which says nothing
-- of it: which of them no message shows is not worth a search under this lock.
alter table files add column attached_at timestamptz default now();
create index files_unattached on files (created_at) where attached_at is null and expires_at is null;

-- Tries to see an order are counted by what they were made with, too, each as a keyed hash; kept for a day.
alter table order_attempts
  add column email_hash text,
  add column phone_hash text,
  add column address_hash text,
  -- Until the order has been found.
  add column missed boolean not null default true;

-- How many answers of the assistant a shop has had on a day (UTC), held against its plan.
create table answer_counts (
  shop_id uuid not null references shops on delete cascade,
  day date not null,
  answers integer not null,
  primary key (shop_id, day)
);
