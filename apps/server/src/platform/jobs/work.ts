import { type Ctx, type Services, systemCtx } from '../../ctx.ts';
import type { GlobalJob, Job, JobOptions } from './job.ts';

/** A job of a batch: whose it is, and what about. */
export type OfShop<Data> = Data & { shopId: string };

/** A kind of job together with who does it. */
export interface Work {
  readonly name: string;
  readonly options: Omit<JobOptions<never>, 'key'>;
  /** For how many shops' jobs at once; more than one shares a batch. */
  readonly batchSize: number;
  /** Runs by itself at these times, in the notation of cron, UTC. */
  readonly schedule?: string;
  /** Does jobs that came together. */
  run(services: Services, batch: readonly unknown[]): Promise<void>;
}

const shopIdOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'shopId' in data ? String(data.shopId) : '';

const each = async (batch: readonly unknown[], work: (data: unknown) => Promise<unknown>): Promise<void> => {
  for (const data of batch) await work(data);
};

/** Says who does a job. What stands in the queue is checked first: an older version may have written it. */
export const handle = <Data>(job: Job<Data>, work: (ctx: Ctx, data: Data) => Promise<unknown>): Work => ({
  name: job.name,
  options: job.options,
  batchSize: 1,
  run: (services, batch) => each(batch, (data) => work(systemCtx(services, shopIdOf(data)), job.schema.parse(data))),
});

/** Says who does a job of no shop. */
export const handleGlobal = <Data>(
  job: GlobalJob<Data>,
  work: (services: Services, data: Data) => Promise<unknown>,
): Work => ({
  name: job.name,
  options: job.options,
  batchSize: 1,
  run: (services, batch) => each(batch, (data) => work(services, job.schema.parse(data))),
});

/**
 * Says who does jobs that came together, of any shops, at most `batchSize` at once. If a batch fails, its halves are tried,
 * so one at fault holds up no other.
 */
export const handleBatch = <Data>(
  job: Job<Data>,
  batchSize: number,
  work: (services: Services, batch: readonly OfShop<Data>[]) => Promise<unknown>,
): Work => ({
  name: job.name,
  options: job.options,
  batchSize,
  async run(services, batch) {
    await work(
      services,
      batch.map((data) => ({ ...job.schema.parse(data), shopId: shopIdOf(data) })),
    );
  },
});

/** Says what runs by itself at these times, in the notation of cron, UTC; for no shop. */
export const defineSchedule = (name: string, cron: string, work: (services: Services) => Promise<unknown>): Work => ({
  name,
  options: {},
  batchSize: 1,
  schedule: cron,
  run: (services, batch) => each(batch, () => work(services)),
});
