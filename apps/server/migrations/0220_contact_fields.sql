-- What a shop itself wants to know of its contacts: fields with a name and a kind. An archived one is shown nowhere and
-- keeps its values.
create table contact_fields (
  shop_id uuid not null references shops on delete cascade,
  id uuid not null,
  name text not null,
  kind text not null,
  choices jsonb not null default '[]',
  position integer not null,
  archived_at timestamptz,
  primary key (shop_id, id)
);
comment on table contact_fields is '@owner contacts';
comment on column contact_fields.kind is $$@type 'text' | 'number' | 'date' | 'yesNo' | 'choice'$$;
comment on column contact_fields.choices is $$@type string[]$$;

-- The values stand with the contact, so that a list of contacts costs nothing more.
alter table contacts add column field_values jsonb not null default '{}';
comment on column contacts.field_values is $$@type Record<string, string>$$;

-- By which fields, and by which values of them, a contact is found. A long value fits into no index, its hash does. Ids
-- of fields are unique across shops. What many have in common the database knows of an array, and not of JSON: it finds
-- rare values by the index and goes through the list for those that many have.
create function contact_field_marks(said jsonb) returns text[] language sql immutable parallel safe
return (
  select array_agg(mark) from (
    select key as mark from jsonb_each_text(said)
    union all
    select key || '=' || md5(lower(value)) from jsonb_each_text(said)
  ) as marks
);
create index contacts_by_field on contacts using gin (contact_field_marks(field_values));
