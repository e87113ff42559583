-- A note that was begun is kept as a reply is, and a draft has an id: of the page that writes it. A message says which
-- draft it was, which goes with it; and a page does not write over a draft of another page that it has not seen.
alter table drafts add column mode text not null default 'reply' check (mode in ('reply', 'note'));
alter table drafts add column id uuid not null default gen_random_uuid();
-- What else stands in the composer: cards, files, the message that is answered, what is to follow.
alter table drafts add column beside text not null default '';
alter table drafts drop constraint drafts_pkey;
alter table drafts add primary key (shop_id, conversation_id, member_id, mode);
