-- Every table carries shop_id first in its key, so that it can be partitioned or distributed by shop without a rewrite.

create table shops (
  id uuid primary key,
  name text not null,
  shopify_domain text not null unique,
  domain text not null,
  email text not null default '',
  plan text not null default 'free',
  currency text not null default 'USD',
  country_code text not null default 'US',
  storefront_url text not null,
  widget jsonb not null default '{}',
  created_at timestamptz not null default now(),
  uninstalled_at timestamptz
);

-- Offline tokens of the commerce platform; both are encrypted by the application.
create table shop_tokens (
  shop_id uuid primary key references shops on delete cascade,
  access_token text not null,
  access_expires_at timestamptz not null,
  refresh_token text not null,
  refresh_expires_at timestamptz not null,
  scope text not null
);

create table members (
  shop_id uuid not null references shops on delete cascade,
  id uuid not null,
  auth_id text not null,
  full_name text not null,
  email text not null,
  avatar text,
  role text not null check (role in ('admin', 'member')),
  active boolean not null default true,
  enable_away_mode boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  unique (shop_id, auth_id)
);
create index members_by_auth on members (auth_id);

-- The event log. `n` grows by one for each event of a shop; the counter's row lock makes the order of commits the
-- order of numbers, so a reader that has seen n has seen everything before it.
create table event_counters (
  shop_id uuid primary key references shops on delete cascade,
  n bigint not null default 0
);
create table events (
  shop_id uuid not null references shops on delete cascade,
  n bigint not null,
  for_team boolean not null,
  for_contact uuid,
  type text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  primary key (shop_id, n)
);
create index events_by_age on events (created_at);

create table contacts (
  shop_id uuid not null references shops on delete cascade,
  id uuid not null,
  name text not null default '',
  email text,
  phone text,
  customer_id text,
  locale text not null default 'en',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (shop_id, id)
);
create unique index contacts_by_customer on contacts (shop_id, customer_id) where customer_id is not null;

create table conversations (
  shop_id uuid not null references shops on delete cascade,
  id uuid not null,
  contact_id uuid not null,
  channel text not null default 'online_store',
  status text not null default 'open',
  handler text not null default 'assistant',
  handed_off boolean not null default false,
  assignee_id uuid,
  -- Grows with every change of handler or new visitor message: an answer begun under an older turn is dropped.
  turn integer not null default 0,
  is_read boolean not null default true,
  waiting_since timestamptz,
  last_seq integer not null default 0,
  visitor_read_seq integer not null default 0,
  member_read_seq integer not null default 0,
  preview text not null default '',
  last_message_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  foreign key (shop_id, contact_id) references contacts on delete cascade
);
create index conversations_latest on conversations (shop_id, status, last_message_at desc, id desc);
create index conversations_unread on conversations (shop_id) where not is_read;
create index conversations_by_contact on conversations (shop_id, contact_id, last_message_at desc);
create index conversations_by_assignee on conversations (shop_id, assignee_id, status);

create table messages (
  shop_id uuid not null,
  conversation_id uuid not null,
  seq integer not null,
  id uuid not null,
  kind text not null,
  sender text not null,
  name text not null default '',
  avatar text,
  member_id uuid,
  text text not null default '',
  activity text,
  parts jsonb not null default '[]',
  files jsonb not null default '[]',
  reaction text,
  helpful boolean,
  created_at timestamptz not null default now(),
  primary key (shop_id, conversation_id, seq),
  unique (shop_id, conversation_id, id),
  foreign key (shop_id, conversation_id) references conversations on delete cascade
);
create index messages_text on messages using gin (to_tsvector('simple', text)) where kind <> 'activity';

create table drafts (
  shop_id uuid not null,
  conversation_id uuid not null,
  member_id uuid not null,
  draft text not null,
  updated_at timestamptz not null default now(),
  primary key (shop_id, conversation_id, member_id),
  foreign key (shop_id, conversation_id) references conversations on delete cascade
);

create table files (
  shop_id uuid not null references shops on delete cascade,
  id uuid not null,
  -- Who put it there: a contact or a member. Only they may attach it to a message.
  owner_id uuid not null,
  name text not null,
  type text not null,
  bytes integer not null,
  width integer,
  height integer,
  -- The unguessable part of its address.
  secret text not null,
  created_at timestamptz not null default now(),
  primary key (shop_id, id)
);

create table faqs (
  shop_id uuid not null references shops on delete cascade,
  id uuid not null,
  question text not null,
  answer text not null,
  excerpt text not null,
  category text not null default '',
  variants jsonb not null default '[]',
  published boolean not null default true,
  featured boolean not null default false,
  position integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (shop_id, id)
);
create index faqs_in_order on faqs (shop_id, position) where deleted_at is null;

create table custom_answers (
  shop_id uuid not null references shops on delete cascade,
  id uuid not null,
  question text not null,
  answer text not null,
  variants jsonb not null default '[]',
  updated_at timestamptz not null default now(),
  primary key (shop_id, id)
);

-- Pages, policies and articles as the store last told them.
create table store_pages (
  shop_id uuid not null references shops on delete cascade,
  id text not null,
  kind text not null check (kind in ('page', 'policy', 'article')),
  title text not null,
  url text not null,
  body text not null,
  content_hash text not null,
  updated_at timestamptz not null default now(),
  primary key (shop_id, id)
);

create table products (
  shop_id uuid not null references shops on delete cascade,
  id text not null,
  handle text not null,
  title text not null,
  description text not null default '',
  vendor text not null default '',
  product_type text not null default '',
  tags jsonb not null default '[]',
  image_url text,
  url text not null,
  variants jsonb not null,
  metafields jsonb not null default '[]',
  status text not null default 'ACTIVE',
  -- Of what is searched, not of prices or stock: an order must not cause new embeddings.
  content_hash text not null,
  updated_at timestamptz not null default now(),
  primary key (shop_id, id)
);

create table discounts (
  shop_id uuid not null references shops on delete cascade,
  id text not null,
  code text not null,
  title text not null,
  summary text not null,
  status text not null,
  starts_at timestamptz,
  ends_at timestamptz,
  primary key (shop_id, id)
);

create table syncs (
  shop_id uuid not null references shops on delete cascade,
  kind text not null check (kind in ('products', 'pages')),
  running boolean not null default false,
  synced integer not null default 0,
  total integer not null default -1,
  error text,
  operation_id text,
  finished_at timestamptz,
  primary key (shop_id, kind)
);

-- What retrieval searches: pieces of FAQs, custom answers, pages and products, with their embeddings (float32, little
-- endian; one for the title and text and one for each variant). Ranking happens in the application, see ADR 0005.
create table passages (
  shop_id uuid not null references shops on delete cascade,
  id text not null,
  kind text not null,
  source_id text not null,
  title text not null,
  text text not null,
  url text,
  variants jsonb not null default '[]',
  content_hash text not null,
  embedder text,
  embeddings bytea,
  primary key (shop_id, id)
);
create index passages_by_source on passages (shop_id, kind, source_id);

-- Grows with every change of a shop's passages or products, so that every process knows when its index is old.
create table knowledge_versions (
  shop_id uuid primary key references shops on delete cascade,
  version bigint not null default 0
);

create table decisions (
  shop_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  message_id uuid,
  question text not null,
  outcome text not null,
  engine text not null,
  config_version text not null,
  retrieved jsonb not null,
  confidence real,
  tool_calls jsonb not null,
  verdicts jsonb not null,
  input_tokens integer not null default 0,
  output_tokens integer not null default 0,
  cost numeric(12, 6) not null default 0,
  latency_ms integer not null,
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  foreign key (shop_id, conversation_id) references conversations on delete cascade
);
create index decisions_by_conversation on decisions (shop_id, conversation_id, created_at);
create index decisions_unanswered on decisions (shop_id, created_at desc) where outcome in ('refused', 'handed_off');

create table webhook_deliveries (
  webhook_id text primary key,
  shop_domain text not null,
  topic text not null,
  triggered_at timestamptz not null,
  received_at timestamptz not null default now(),
  body text not null,
  done_at timestamptz
);
