-- A contact that was merged into another stays as what its visitor's devices may see; the team sees the other one.
alter table contacts
  add column merged_into uuid,
  add column merged_at timestamptz,
  add column merged_by text not null default '',
  add constraint contacts_merged_into foreign key (shop_id, merged_into) references contacts (shop_id, id) on delete cascade;
create index contacts_by_person on contacts (shop_id, merged_into) where merged_into is not null;
comment on column contacts.merged_by is 'The name of the member who merged it.';
