-- Blocks of FAQs that stand in pages of the store.
create table faq_blocks (
  shop_id uuid not null references shops on delete cascade,
  id uuid not null,
  -- All that the merchant set of it, as the contract says.
  block jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (shop_id, id)
);
comment on table faq_blocks is '@owner faq-blocks';
comment on column faq_blocks.block is '@type Record<string, unknown>';
