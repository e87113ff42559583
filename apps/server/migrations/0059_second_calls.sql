-- What a model was asked beside an answer: whether passages carry it, and for translations of the shop's own words.
alter table decisions add column second_calls jsonb not null default '[]';
comment on column decisions.second_calls is '@type unknown[]';
