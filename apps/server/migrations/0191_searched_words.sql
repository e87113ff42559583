-- What is searched for in messages: words between any signs, so that each part of an address, a code or an amount is one.
-- `list/search.ts` asks with the same expression.
drop index messages_text;
create index messages_text on messages using gin (
  to_tsvector('simple', translate(text, '-+./&<~_', '        '))
) where kind <> 'activity';
-- Which words are common, statistics tell: they went with the old index.
analyze messages;
-- A search looks through conversations of any status, the newest first.
create index conversations_newest on conversations (shop_id, last_message_at desc, id desc);
-- Who waits for people comes before all others.
drop index conversations_longest;
create index conversations_longest on conversations (
  shop_id,
  status,
  (case when waiting_since is not null and handler <> 'assistant' then 0 else 1 end),
  (coalesce(waiting_since, last_message_at)),
  id
);
