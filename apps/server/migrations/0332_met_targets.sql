-- Whether a person was in time, by the response target that the shop had then; null where it had none.
alter table metrics add column in_time boolean;
