import { features } from '../features.ts';
import type { Job } from '../platform/jobs/job.ts';
import type { Work } from '../platform/jobs/work.ts';
import type { Services } from '../ctx.ts';

function workOf(name: string): Work {
  const work = features.flatMap((it) => it.jobs ?? []).find((it) => it.name === name);
  if (!work) throw new Error(`No feature does ${name}`);
  return work;
}

/** What stands in the queue; of a job that says no more than whose it is, only that. */
type Queued<Data> = (string extends keyof Data ? object : Data) & { shopId: string };

/** Does jobs of one kind now, as a worker would. */
export const doJobs = <Data extends object>(
  services: Services,
  { name }: Job<Data>,
  batch: readonly Queued<Data>[],
): Promise<void> => workOf(name).run(services, batch);

export const doJob = <Data extends object>(services: Services, job: Job<Data>, data: Queued<Data>): Promise<void> =>
  doJobs(services, job, [data]);

/** Does now what runs by the clock. */
export const doScheduled = (services: Services, name: string): Promise<void> => workOf(name).run(services, [{}]);
