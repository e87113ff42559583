-- Which attempts at which jobs are under way in which process, and when it was last heard to be at it. A row says nothing
-- of how the attempt ended: what is silent for long is looked up in the queue, and goes.
create table running_jobs (
  job_id uuid not null,
  attempt integer not null,
  queue text not null,
  process_id uuid not null,
  beat_at timestamptz not null default now(),
  primary key (job_id, attempt)
);
create index running_jobs_by_process on running_jobs (process_id);
