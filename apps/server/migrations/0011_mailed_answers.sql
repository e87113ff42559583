-- How far the visitor has been mailed the team's answers, so that no answer is mailed twice.
alter table conversations add column mailed_seq integer not null default 0;
