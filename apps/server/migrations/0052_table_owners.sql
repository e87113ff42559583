-- What `npm run tables` reads beside the columns themselves: whose each table is (@owner, a feature's folder, or platform
-- or hooks) and what a column holds where its SQL type does not say it (@type, in TypeScript). What stands behind the tags is shown where
-- the row is typed.

-- Nothing has ever read or written it.
drop table discounts;

comment on table shops is '@owner shops';
comment on column shops.widget is '@type Record<string, unknown>';
comment on column shops.uat_features is '@type Record<string, boolean>';
comment on column shops.dismissed_banners is '@type string[]';

comment on table members is '@owner team';
comment on column members.notifications is '@type Record<string, { email: boolean, push: boolean }>';
comment on table seat_requests is '@owner team';

comment on table processes is '@owner presence';
comment on table staff_sockets is '@owner presence';

comment on table "user" is '@owner platform';
comment on table "session" is '@owner platform';
comment on column "session"."shopId" is 'The shop that this browser has chosen.';
comment on table "account" is '@owner platform';
comment on table "verification" is '@owner platform';
comment on table "twoFactor" is '@owner platform';
comment on table one_time_tokens is '@owner platform';
comment on column one_time_tokens.payload is '@type unknown';
comment on table tries is '@owner platform';
comment on table kept_secrets is '@owner platform';
comment on table running_jobs is '@owner platform';
comment on table event_counters is '@owner platform';
comment on table events is '@owner platform';
comment on column events.payload is '@type unknown';

comment on table files is '@owner files';
comment on column files.attached_at is
  '@required Said with every new row: the database takes a row that does not say it for one of an earlier version, and in use.';
comment on table file_uses is '@owner files';
comment on table uploads is '@owner files';

comment on table contacts is '@owner contacts';
comment on column contacts.email_from is $$@type 'account' | 'order' | 'team' | 'visitor'$$;

comment on table conversations is '@owner conversations';
comment on column conversations.channel is $$@type 'online_store' | 'email' | 'facebook' | 'instagram' | 'whatsapp'$$;
comment on column conversations.status is $$@type 'open' | 'resolved'$$;
comment on column conversations.handler is $$@type 'assistant' | 'waiting' | 'person'$$;
comment on column conversations.by_link is
  'Something was said here by whoever held a mailed link: the customer''s own orders are not told any more.';
comment on column conversations.preview_by is $$@type 'visitor' | 'member' | 'assistant'$$;
comment on column conversations.asked is 'The beginning of what the visitor said last.';
comment on table messages is '@owner conversations';
comment on column messages.kind is $$@type 'text' | 'note' | 'activity'$$;
comment on column messages.parts is '@type unknown[]';
comment on column messages.files is '@type unknown[]';
comment on table drafts is '@owner conversations';

comment on table faqs is '@owner faqs';
comment on column faqs.variants is '@type string[]';

comment on table passages is '@owner knowledge';
comment on column passages.variants is '@type string[]';
comment on table custom_answers is '@owner knowledge';
comment on column custom_answers.variants is '@type string[]';
comment on table store_pages is '@owner knowledge';

comment on table knowledge_versions is '@owner catalog';
comment on column knowledge_versions.version is 'Counts changes of passages.';
comment on column knowledge_versions.catalog is 'Counts changes of products.';
comment on table products is '@owner catalog';
comment on column products.tags is '@type string[]';
comment on column products.variants is
  '@type { id: string, title: string, sku: string | null, price: string, compareAtPrice: string | null, available: boolean, stock: number | null }[]';
comment on column products.metafields is '@type { namespace: string, key: string, value: string }[]';
comment on table syncs is '@owner catalog';

comment on table decisions is '@owner assistant';
comment on column decisions.retrieved is '@type unknown[]';
comment on column decisions.tool_calls is '@type unknown[]';
comment on column decisions.verdicts is '@type unknown[]';
comment on table order_attempts is '@owner assistant';
comment on table answer_counts is '@owner assistant';

comment on table push_tokens is '@owner notifications';
comment on table told_by_mail is '@owner notifications';

comment on table privacy_receipts is '@owner privacy';
comment on column privacy_receipts.counts is '@type Record<string, number>';

comment on table shop_tokens is '@owner shopify';
comment on table webhook_deliveries is '@owner hooks';
