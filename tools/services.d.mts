/** What tests written in TypeScript use of `services.mjs`. */
export interface OwnPostgres {
  url: string;
  crash(): void;
  restart(): Promise<void>;
  stop(): void;
}

export function startPostgres(options?: { durable?: boolean }): Promise<OwnPostgres>;
export function startRedis(): Promise<{ url: string; stop(): void }>;
