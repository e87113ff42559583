-- What a row of the inbox quotes, and whose words they are. While a visitor waits for a person the row quotes what they
-- asked, whatever was said after it.
alter table conversations
  add column preview_by text,
  add column preview_member_id uuid,
  add column asked text not null default '';

-- Only open conversations are filled: nobody waits in a resolved one, and its next message says whose words are quoted.
-- Line ends and addresses behind the texts of links were kept in previews until now.
update conversations as c set
  preview = regexp_replace(regexp_replace(c.preview, ' \(https?://[^\s)]*\)?', '', 'g'), '\s+', ' ', 'g'),
  preview_by = (
    select case m.sender when 'admin' then 'member' when 'assistant' then 'assistant' else 'visitor' end
    from messages as m
    where m.shop_id = c.shop_id and m.conversation_id = c.id and m.kind = 'text' and m.sender <> 'system'
    order by m.seq desc limit 1
  ),
  preview_member_id = (
    select case when m.sender = 'admin' then m.member_id end
    from messages as m
    where m.shop_id = c.shop_id and m.conversation_id = c.id and m.kind = 'text' and m.sender <> 'system'
    order by m.seq desc limit 1
  ),
  asked = coalesce((
    select left(btrim(regexp_replace(m.text, '\s+', ' ', 'g')), 140)
    from messages as m
    where m.shop_id = c.shop_id and m.conversation_id = c.id and m.kind = 'text' and m.text <> ''
      and m.sender in ('customer', 'anonymous', 'guest')
    order by m.seq desc limit 1
  ), '')
where c.status = 'open';
