-- Each saved suggestion is known by an id, so that its quick answer stays its own when its words change.
update shops set widget = jsonb_set(widget, '{quickReplySettings,suggestionFAQs}', (
  select coalesce(jsonb_agg(it || jsonb_build_object('questionId', case it ->> 'question'
    when 'Track my order' then 'track-order'
    when 'How long does delivery take?' then 'delivery-time'
    when 'What is your return policy?' then 'return-policy'
    else gen_random_uuid()::text
  end) order by place), '[]')
  from jsonb_array_elements(widget #> '{quickReplySettings,suggestionFAQs}') with ordinality as saved (it, place)
))
where jsonb_typeof(widget #> '{quickReplySettings,suggestionFAQs}') = 'array';
