-- The store's own time zone, as the store told it last: the shop's hours follow it for as long as they are in it.
alter table shops add column store_time_zone text;
