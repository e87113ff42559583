-- A delivery is of one vendor, whose ids are its own, and of one shop, whatever that vendor calls it.
alter table webhook_deliveries add column vendor text not null default 'shopify';
alter table webhook_deliveries alter column vendor drop default;
alter table webhook_deliveries add column shop_id uuid;
update webhook_deliveries set shop_id = shops.id from shops where shops.shopify_domain = webhook_deliveries.shop_domain;
delete from webhook_deliveries where shop_id is null;
alter table webhook_deliveries alter column shop_id set not null;
alter table webhook_deliveries drop column shop_domain;
alter table webhook_deliveries drop constraint webhook_deliveries_pkey;
alter table webhook_deliveries add primary key (vendor, webhook_id);
