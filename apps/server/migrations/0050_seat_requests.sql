-- What happens when somebody of the store's staff opens the app who is not in the team: they ask for a seat, or take one.
alter table shops add column staff_entry text not null default 'ask' check (staff_entry in ('ask', 'let-in'));

-- Who of the store's staff asks for a seat. Gone once it is given, or once they come in another way.
create table seat_requests (
  shop_id uuid not null references shops on delete cascade,
  id uuid not null,
  -- Their number at the commerce platform. They have no account here until they come in.
  platform_user_id text not null,
  full_name text not null,
  -- Verified by the platform; else null.
  email text,
  asked_at timestamptz not null,
  declined_at timestamptz,
  primary key (shop_id, id)
);
create unique index seat_requests_by_person on seat_requests (shop_id, platform_user_id);
