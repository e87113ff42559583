-- A plan holds so many products: the newest, as the store numbers them.
create index products_newest on products (shop_id, (coalesce(substring(id from '[0-9]{1,18}$')::bigint, 0)) desc);
