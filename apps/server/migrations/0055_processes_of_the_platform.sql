-- One sign of life for everything that a process holds: sockets of members and jobs.
comment on table processes is '@owner platform Server processes that live.';
comment on column running_jobs.beat_at is
  'When the attempt began. Processes of earlier versions renew it: to them it is the sign of life itself.';
