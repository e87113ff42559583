-- A custom answer may be of one product: the assistant says it of that one, and of no other.
alter table custom_answers add column product_id text;
-- One that is off is kept, and found by nothing.
alter table custom_answers add column is_on boolean not null default true;
-- Where it stands among those of its product.
alter table custom_answers add column position integer not null default 0;
create index custom_answers_of_product on custom_answers (shop_id, product_id, position, id) where product_id is not null;

-- What is found only where this product is meant.
alter table passages add column product_id text;
create index passages_of_product on passages (shop_id, product_id) where product_id is not null;
