-- Who vouches for an e-mail address: the store (account), an order that was proved with it, the team, or only the visitor.
-- None of those that are kept already says whose word it is: without one it is the visitor's, until the store vouches for it.
alter table contacts add column email_from text;

-- Which of its names the team calls a contact by of whom it knows neither name nor e-mail address: FNV-1a of its id, as
-- the contract counts it (visitor-name.ts). So that a search finds that name, without it being kept anywhere.
create function visitor_number(id uuid) returns integer language sql immutable parallel safe
return (
  with recursive step (i, hash) as (
    select 0, 2166136261::bigint
    union all
    select i + 1, ((hash # ascii(substr(id::text, i + 1, 1))::bigint) * 16777619) & 4294967295 from step where i < 36
  )
  select (hash % 830)::integer from step where i = 36
);

create index contacts_by_visitor_number on contacts (shop_id, visitor_number(id)) where name = '' and email is null;
