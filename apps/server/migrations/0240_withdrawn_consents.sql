-- Who agreed to the store's mails may take it back. What they had agreed to stays as the proof of it, with when it was taken
-- back, by which member and why; an address that subscribes again is a new record.
alter table newsletter_subscribers
  add column withdrawn_at timestamptz,
  -- The member's name: it stays readable when they have left.
  add column withdrawn_by text not null default '',
  add column withdrawn_reason text not null default '';
drop index newsletter_subscribers_by_email;
create unique index newsletter_subscribers_who_agree on newsletter_subscribers (shop_id, email) where withdrawn_at is null;
create index newsletter_subscribers_by_email on newsletter_subscribers (shop_id, email);

alter table contacts
  -- When they last took their subscription back: no file makes them a subscriber with a consent of before.
  add column unsubscribed_at timestamptz;
