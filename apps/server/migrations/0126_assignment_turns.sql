-- When a member was last given a conversation by itself: whose turn it is next.
create table assignment_turns (
  shop_id uuid not null,
  member_id uuid not null,
  given_at timestamptz not null,
  primary key (shop_id, member_id),
  foreign key (shop_id, member_id) references members on delete cascade
);
comment on table assignment_turns is '@owner conversations';
