import type { z } from 'zod';
import { type Ctx, type Services, systemCtx } from '../../ctx.ts';

/** How one kind of job is worked on. */
export interface JobOptions<Data> {
  /** While a job with this key waits, another is not added; without one, each is added. */
  key?(data: Data, shopId: string): string;
  /** How many workers one process has for it. */
  concurrency?: number;
  retries?: number;
  /** A job that runs longer is given to another worker. */
  expireSeconds?: number;
  /** Also for a shop that has uninstalled the app, or is gone altogether: what is owed to it then. */
  evenUninstalled?: true;
}

/** A kind of job that is done for one shop. Its data says what about; `shopId` stands beside it. */
export interface Job<Data> {
  readonly scope: 'shop';
  readonly name: string;
  readonly schema: z.ZodType<Data>;
  readonly options: JobOptions<Data>;
}

/** A kind of job that is done for no shop: about an account, or for the whole installation. */
export interface GlobalJob<Data> {
  readonly scope: 'global';
  readonly name: string;
  readonly schema: z.ZodType<Data>;
  readonly options: JobOptions<Data>;
}

/** Names a job of a shop. `feature.ts` says with `handle` who does it. */
export const defineJob = <Data>(
  name: string,
  schema: z.ZodType<Data>,
  options: JobOptions<NoInfer<Data>> = {},
): Job<Data> => ({
  scope: 'shop',
  name,
  schema,
  options,
});

/** Names a job of no shop. */
export const defineGlobalJob = <Data>(
  name: string,
  schema: z.ZodType<Data>,
  options: JobOptions<NoInfer<Data>> = {},
): GlobalJob<Data> => ({ scope: 'global', name, schema, options });

/** Something to be done after the commit, at least once. */
export interface JobRequest {
  queue: string;
  /** Null for a job of no shop. */
  shopId: string | null;
  data: object;
  key?: string | undefined;
  /** Not before so many seconds from now. */
  afterSeconds?: number | undefined;
}

export interface JobTiming {
  /** Instead of the key that the job itself gives. */
  key?: string;
  afterSeconds?: number;
}

/** Asks for a job of this shop. */
export function requestJob<Data extends object>(
  job: Job<Data>,
  shopId: string,
  data: Data,
  { key = job.options.key?.(data, shopId), afterSeconds }: JobTiming = {},
): JobRequest {
  return { queue: job.name, shopId, data: { ...data, shopId }, key, afterSeconds };
}

/** Asks for a job of no shop. */
export function requestGlobalJob<Data extends object>(
  job: GlobalJob<Data>,
  data: Data,
  { key = job.options.key?.(data, ''), afterSeconds }: JobTiming = {},
): JobRequest {
  return { queue: job.name, shopId: null, data: { ...data }, key, afterSeconds };
}

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
