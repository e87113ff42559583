-- What a row of the inbox quotes, and whose words they are. While a visitor waits for a person the row quotes what they
-- asked, whatever was said after it.
alter table conversations
  add column preview_by text,
  add column preview_member_id uuid,
  add column asked text not null default '';

-- Line ends and addresses behind the texts of links were kept until now.
update conversations set preview = regexp_replace(regexp_replace(preview, ' \(https?://[^\s)]*\)?', '', 'g'), '\s+', ' ', 'g')
where preview <> '';

update conversations as c set
  preview_by = case when m.sender = 'admin' then 'member' when m.sender = 'assistant' then 'assistant' else 'visitor' end,
  preview_member_id = case when m.sender = 'admin' then m.member_id end
from (
  select distinct on (shop_id, conversation_id) shop_id, conversation_id, sender, member_id
  from messages where kind = 'text' and sender <> 'system'
  order by shop_id, conversation_id, seq desc
) as m
where m.shop_id = c.shop_id and m.conversation_id = c.id;

update conversations as c set asked = left(btrim(regexp_replace(m.text, '\s+', ' ', 'g')), 140)
from (
  select distinct on (shop_id, conversation_id) shop_id, conversation_id, text
  from messages where kind = 'text' and text <> '' and sender in ('customer', 'anonymous', 'guest')
  order by shop_id, conversation_id, seq desc
) as m
where m.shop_id = c.shop_id and m.conversation_id = c.id;
