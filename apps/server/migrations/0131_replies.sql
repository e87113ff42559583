-- Which message another one answers, quoted. A column without a value, so that no row is written anew.
alter table messages add column reply_to jsonb;
comment on column messages.reply_to is
  $$@type { id: string, seq: number, sender: 'admin' | 'customer' | 'anonymous' | 'guest' | 'assistant' | 'system', name: string, text: string, textOf: { kind: 'files' | 'products' | 'order', name: string, count: number } | null, deleted?: true }
  Null where it answers no certain message.$$;
