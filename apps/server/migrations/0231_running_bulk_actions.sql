-- Of the bulk actions of a day only a few still run, and a page that is opened asks for its member's.
create index bulk_runs_under_way on bulk_runs (shop_id, member_id) where state in ('running', 'undoing');
