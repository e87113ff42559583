-- Whether visitors found an answer helpful: one vote for each browser and FAQ. A voter is a mark made of both, so that it
-- says nothing about the person, and the votes of one browser cannot be told from those of others.
create table faq_votes (
  shop_id uuid not null,
  faq_id uuid not null,
  voter text not null,
  is_helpful boolean not null,
  voted_at timestamptz not null default now(),
  primary key (shop_id, faq_id, voter),
  foreign key (shop_id, faq_id) references faqs on delete cascade
);
comment on table faq_votes is '@owner faqs';
