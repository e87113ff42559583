-- What the assistant recommends, to whom and when. The first that fits is used.
create table recommendations (
  shop_id uuid not null references shops on delete cascade,
  id uuid not null,
  name text not null,
  rule jsonb not null,
  is_on boolean not null,
  position int not null,
  updated_at timestamptz not null,
  -- A deleted one keeps its place for a day, so that it can be restored.
  deleted_at timestamptz,
  primary key (shop_id, id)
);
comment on table recommendations is '@owner recommendations';
comment on column recommendations.rule is '@type unknown';

-- Read with the shop, so that an answer of a shop without rules asks for none.
alter table shops add column recommending text;
comment on column shops.recommending is 'Names the recommendation rules that are on, as they are. Null where there are none.';

-- The rule whose products were shown in this turn.
alter table decisions add column recommendation jsonb;
comment on column decisions.recommendation is $$@type { id: string, name: string }
  Null where none was used.$$;
create index decisions_by_recommendation on decisions (shop_id, (recommendation ->> 'id'), created_at)
  where recommendation is not null;
