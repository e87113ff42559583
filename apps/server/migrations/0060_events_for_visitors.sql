-- Some events are for all visitors of a shop, whoever they are: its chatbox was set otherwise.
alter table events add column for_visitors boolean not null default false;
