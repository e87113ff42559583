-- An order is searched for by its number, with the sign before it or without.
create function order_number(name text) returns text language sql immutable parallel safe
return lower(ltrim(name, '#'));

-- The numbers of the orders whose cards a message shows. The shop is part of each: all shops count their orders alike, and a
-- search reads nothing of other shops.
create function order_numbers(shop uuid, parts jsonb) returns text[] language sql immutable parallel safe
return (
  select array_agg(shop::text || ' ' || order_number(part -> 'order' ->> 'name'))
  from jsonb_path_query(parts, '$[*] ? (@.type == "order")') as part
);

-- Few messages show an order, and few steps of trails are of one. Searched more often than written: nothing is put off.
create index messages_by_order on messages using gin (order_numbers(shop_id, parts)) with (fastupdate = off)
  where parts @> '[{"type": "order"}]';
create index trail_steps_by_order on trail_steps (shop_id, order_number(content ->> 'name')) where kind = 'order';
