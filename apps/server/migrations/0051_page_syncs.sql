-- Shops whose pages were read before it was written down when.
insert into syncs (shop_id, kind, running, synced, total, finished_at)
select shop_id, 'pages', false, count(*), count(*), max(updated_at) from store_pages group by shop_id
on conflict (shop_id, kind) do nothing;
