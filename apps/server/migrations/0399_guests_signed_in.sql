-- A guest's browser that signed in as a customer whom the shop knows goes on as that one.
alter table contacts add column signed_in_at timestamptz;
comment on column contacts.signed_in_at is 'Since when nothing is done in the name of this guest: their browser has gone on as a customer.';
