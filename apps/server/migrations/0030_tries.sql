-- How often something was tried that can be guessed, or mailed that nobody may want: by whom it concerns, for a day. In the
-- database, so that neither a restart nor another process forgets it.
create table tries (
  -- Keyed hash of what is tried and whose it is.
  key text primary key,
  used integer not null,
  -- The next one is let in from then on.
  open_at timestamptz not null,
  forgotten_at timestamptz not null
);
create index tries_by_age on tries (forgotten_at);

-- From now on these say who asked for them, in which browser or session. Those that are under way are asked for anew.
delete from one_time_tokens where purpose in ('change-email', 'sign-in-code', 'custom-token');
