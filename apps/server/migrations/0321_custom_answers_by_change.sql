-- A deleted custom answer keeps its place for a day, so that it can be restored.
alter table custom_answers add column deleted_at timestamptz;
-- The list goes from the last changed on, a piece at a time.
create index custom_answers_by_change on custom_answers (shop_id, updated_at desc, id desc) where deleted_at is null;
