import type { z } from 'zod';
import type { Db } from '../db/open-database.ts';

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

/** How much of a shop's work is where, in one queue. */
export interface JobCount {
  queue: string;
  waiting: number;
  running: number;
  failed: number;
}

/** The queue. */
export interface Jobs {
  /** Adds jobs inside the transaction that `db` is. */
  enqueue(jobs: readonly JobRequest[], db: Db): Promise<void>;
  /** What of a shop's work waits, runs and has failed; a queue that holds none of it is not listed. */
  count(shopId: string, db: Db): Promise<JobCount[]>;
  stop(): Promise<void>;
}
