-- The inbox finds contacts by any part of their name or e-mail address. An index of the three-letter pieces of both says
-- which contacts can hold a text at all, without an extension; the shop is part of each piece, so that a search reads
-- nothing of other shops.
create function text_grams(shop uuid, said text) returns bigint[] language sql immutable parallel safe
return (
  select array_agg(distinct hashtextextended(substr(said, at, 3), uuid_hash_extended(shop, 0)))
  from generate_series(1, length(said) - 2) as at
);

-- Most visitors leave neither. Searched far more often than written: nothing is put off until somebody searches.
create index contacts_by_text on contacts
  using gin (text_grams(shop_id, lower(name || E'\n' || coalesce(email, '')))) with (fastupdate = off)
  where name <> '' or email is not null;
