-- What a conversation's row shows of a message without words, for readers of any language: `preview` says it in English.
alter table conversations add column preview_of jsonb;
comment on column conversations.preview_of is
  $$@type { kind: 'files' | 'products' | 'order', name: string, count: number }$$;
