alter table contacts add column tag_ids uuid[] not null default '{}';
-- Ids are unique across shops, so that a tag alone finds its contacts.
create index contacts_by_tag on contacts using gin (tag_ids);
