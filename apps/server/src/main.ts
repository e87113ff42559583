import { join } from 'node:path';
import { pino } from 'pino';
import { connectRedis, createRedisBus } from './adapters/bus/redis-bus.ts';
import { createLocalBus } from './adapters/bus/local-bus.ts';
import { createLocalEmbedder } from './adapters/embedder/local-embedder.ts';
import { createOpenAiEmbedder } from './adapters/embedder/openai-embedder.ts';
import { createOfflineEngine } from './adapters/engine/offline-engine/index.ts';
import { createOpenAiEngine } from './adapters/engine/openai-engine.ts';
import { createDiskFiles } from './adapters/files/disk-files.ts';
import { noMailer } from './adapters/mail/no-mailer.ts';
import { createSmtpMailer } from './adapters/mail/smtp-mailer.ts';
import { createShopifyCommerce } from './adapters/shopify/commerce.ts';
import { CannotStart, type Config, readConfig } from './config.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { migrate } from './platform/db/migrate.ts';
import { type OpenDatabase, openPglite, openPostgres } from './platform/db/open-database.ts';
import { systemClock } from './ports/clock.ts';
import { start } from './start.ts';

const say = (line: string) => console.log(line);
const hostOf = (url: string) => new URL(url).host;

async function openDatabase(config: Config): Promise<OpenDatabase> {
  if (!config.DATABASE_URL) return openPglite(join(config.DATA_DIR, 'database'));
  try {
    return await openPostgres(config.DATABASE_URL);
  } catch (error) {
    const why = error instanceof Error ? error.message || error.name : String(error);
    throw new CannotStart(`The database at ${hostOf(config.DATABASE_URL)} cannot be reached (${why}): check DATABASE_URL.`);
  }
}

async function openRedis(url: string, log: ReturnType<typeof pino>) {
  try {
    return await connectRedis(url, log);
  } catch {
    throw new CannotStart(`Redis at ${hostOf(url)} cannot be reached: check REDIS_URL.`);
  }
}
