-- What the shop's other languages say in the place of a suggestion is rehearsed as well; `answeredIn` holds the words that
-- were answered, by language. Shops whose words nobody has rehearsed yet are rehearsed anew when the server starts.
comment on column shops.rehearsed is
  $$@type { question: string, result: 'answered' | 'unanswered' | 'no_orders', refusedFor: string[], answeredIn?: Record<string, string> }[]$$;
update shops set rehearsed = '[]' where id in (select shop_id from translations where key like 'question.%');
