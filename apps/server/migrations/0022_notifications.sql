-- Shops from before owners had a name: whoever was the first admin.
update members set owner = true
where (shop_id, id) in (
  select distinct on (shop_id) shop_id, id from members where role = 'admin' order by shop_id, created_at, id
) and not exists (select 1 from members as other where other.shop_id = members.shop_id and other.owner);

-- What the installation has made for itself once and must not lose, such as its keys at push services. Encrypted.
create table kept_secrets (
  name text primary key,
  sealed text not null,
  created_at timestamptz not null default now()
);

create index push_tokens_by_endpoint on push_tokens (endpoint_hash);

-- Up to which message a member was told of a conversation by mail, and when: not more often than every few minutes.
create table told_by_mail (
  shop_id uuid not null,
  conversation_id uuid not null,
  member_id uuid not null,
  seq integer not null,
  told_at timestamptz not null,
  primary key (shop_id, conversation_id, member_id),
  foreign key (shop_id, conversation_id) references conversations on delete cascade,
  foreign key (shop_id, member_id) references members on delete cascade
);
