import { join } from 'node:path';
import { createHttpTelemetry } from './adapters/telemetry/http-telemetry.ts';
import { createLogTelemetry } from './adapters/telemetry/log-telemetry.ts';
import { connectRedis, createRedisBus } from './adapters/bus/redis-bus.ts';
import { createLocalBus } from './adapters/bus/local-bus.ts';
import { createLocalEmbedder } from './adapters/embedder/local-embedder.ts';
import { createOpenaiEmbedder } from './adapters/embedder/openai-embedder.ts';
import { createOfflineEngine } from './adapters/engine/offline-engine/index.ts';
import { createOpenAiEngine } from './adapters/engine/openai-engine.ts';
import { createDiskFiles } from './adapters/files/disk-files.ts';
import { noMailer } from './adapters/mail/no-mailer.ts';
import { createSmtpMailer } from './adapters/mail/smtp-mailer.ts';
import { createWorkerReader } from './adapters/reader/worker-reader.ts';
import { createWebPush, makeVapidKeys, readVapidKeys } from './adapters/push/web-push.ts';
import { createShopifyCommerce } from './adapters/shopify/commerce.ts';
import { CannotStart, type Config } from './config.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { createShopAccounts, shopifyAppOf } from './features/shopify/index.ts';
import { keepSecret } from './platform/auth/secrets/kept-secret.ts';
import { createSeal } from './platform/auth/secrets/seal.ts';
import { migrate } from './platform/db/migrate.ts';
import { createOutgoing, type Outgoing } from './platform/http/outgoing.ts';
import { type OpenDatabase, openPglite, openPostgres } from './platform/db/open-database.ts';
import { inTime } from './platform/pace/in-time.ts';
import type { Commerce } from './ports/commerce.ts';
import type { Push } from './ports/push.ts';
import type { Log } from './platform/log.ts';
import { systemClock } from './ports/clock.ts';
import { type Running, start } from './start.ts';

const say = (line: string) => console.log(line);
/** The address in `Name <address>`. */
const addressIn = (sender: string) => /<([^<>]+)>/.exec(sender)?.[1] ?? sender;
const hostOf = (url: string) => new URL(url).host;
const patienceMs = 10_000;

async function openDatabase(config: Config): Promise<OpenDatabase> {
  if (!config.DATABASE_URL) return openPglite(join(config.DATA_DIR, 'database'));
  try {
    return await openPostgres(config.DATABASE_URL);
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    const why = error instanceof Error ? error.message || error.name : String(error);
    throw new CannotStart(
      `The database at ${hostOf(config.DATABASE_URL)} cannot be reached (${why}): check DATABASE_URL.`,
    );
  }
}

async function bringUpToDate({ db }: OpenDatabase): Promise<void> {
  try {
    await migrate(db);
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
    throw new CannotStart(`The database cannot be brought up to date (${why}): it needs the right to make tables.`);
  }
}

async function openRedis(url: string, log: Log) {
  try {
    return await inTime(patienceMs, connectRedis(url, log));
  } catch {
    throw new CannotStart(`Redis at ${hostOf(url)} cannot be reached: check REDIS_URL.`);
  }
}

function shopifyCommerce(config: Config, db: OpenDatabase['db']): Commerce {
  const app = shopifyAppOf(config);
  if (!app)
    throw new CannotStart(
      'SHOPIFY_CLIENT_ID and SHOPIFY_CLIENT_SECRET are missing: they are on the app’s page at Shopify.',
    );
  const accounts = createShopAccounts(db, createSeal(config.APP_SECRET));
  const simulatorUrl = config.SHOPIFY_SIMULATOR_URL;
  return createShopifyCommerce({ app, accounts, now: systemClock.now, ...(simulatorUrl ? { simulatorUrl } : {}) });
}

/** Push messages under the keys that the operator gave, or a pair that the installation made for itself. */
function webPush(config: Config, db: OpenDatabase['db'], send: Outgoing): Push {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = config;
  const kept = () => keepSecret(db, createSeal(config.APP_SECRET), 'vapid', makeVapidKeys).then(readVapidKeys);
  return createWebPush({
    keys: publicKey && privateKey ? async () => ({ publicKey, privateKey }) : kept,
    subject: `mailto:${addressIn(config.MAIL_FROM)}`,
    send,
  });
}

/** Why the server cannot listen, by what the machine says. */
const listening: Record<string, (config: Config) => string> = {
  EADDRINUSE: ({ PORT }) => `Port ${PORT} is taken: stop what uses it, or set PORT.`,
  EACCES: ({ PORT }) => `Port ${PORT} is not for this user to listen on: set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ HOST }) => `HOST=${HOST} is no address of this machine: give one, or 0.0.0.0 for all.`,
  ENOTFOUND: ({ HOST }) => `HOST=${HOST} is not known: give an address of this machine, or 0.0.0.0 for all.`,
  EAI_AGAIN: ({ HOST }) => `HOST=${HOST} cannot be looked up: give an address of this machine, or 0.0.0.0 for all.`,
};

async function startListening(config: Config, parts: Parameters<typeof start>[0]): Promise<Running> {
  try {
    return await start(parts);
  } catch (error) {
    const { code = '', syscall = '' } = error as { code?: string; syscall?: string };
    const sentence = ['listen', 'getaddrinfo'].includes(syscall) ? listening[code] : undefined;
    throw sentence ? new CannotStart(sentence(config)) : error;
  }
}

/**
 * Chooses the adapters, the only place that does, and starts the server with them; gives `stopBy` what puts all of it
 * away. Says one line for each choice. Throws `CannotStart`.
 */
export async function assemble(config: Config, log: Log, stopBy: (stop: () => Promise<void>) => void): Promise<void> {
  const database = await openDatabase(config);
  say(`Database: ${database.said}`);
  await bringUpToDate(database);
  const redis = config.REDIS_URL ? await openRedis(config.REDIS_URL, log) : null;
  say(redis ? `Bus and limits: Redis at ${hostOf(config.REDIS_URL ?? '')}` : 'Bus and limits: in this process');

  const clock = systemClock;
  const offline = createOfflineEngine();
  const {
    OPENAI_API_KEY: key,
    OPENAI_BASE_URL: baseUrl,
    OPENAI_MODEL: model,
    OPENAI_EMBEDDING_MODEL: embeddingModel,
  } = config;
  const engine = key ? createOpenAiEngine({ key, baseUrl, model, spare: offline }) : offline;
  say(`Assistant: ${key ? `${model} at ${hostOf(baseUrl ?? 'https://api.openai.com')}` : 'the offline engine'}`);
  const local = createLocalEmbedder();
  const embedder =
    key && embeddingModel
      ? createOpenaiEmbedder({
          baseUrl: baseUrl ?? 'https://api.openai.com/v1',
          key,
          model: embeddingModel,
          dimensions: 1536,
        })
      : local;
  say(`Embeddings: ${embedder === local ? 'the local sentence encoder' : embeddingModel}`);
  const mailer = config.SMTP_URL ? createSmtpMailer(config.SMTP_URL, config.MAIL_FROM) : noMailer;
  say(`Mail: ${config.SMTP_URL ? `SMTP at ${hostOf(config.SMTP_URL)}` : 'none'}`);

  const telemetry = config.ANALYTICS_URL ? createHttpTelemetry(config.ANALYTICS_URL, log) : createLogTelemetry(log);
  say(`Usage events: ${config.ANALYTICS_URL ? hostOf(config.ANALYTICS_URL) : 'the log'}`);

  const outgoing = createOutgoing({ alsoThisMachine: config.SHOPIFY_SIMULATOR_URL !== undefined });
  const running = await startListening(config, {
    config,
    log,
    clock,
    database,
    redis,
    bus: redis ? await createRedisBus(redis, log) : createLocalBus(),
    commerce: shopifyCommerce(config, database.db),
    mailer,
    push: webPush(config, database.db, outgoing),
    outgoing,
    reader: createWorkerReader(),
    files: createDiskFiles(join(config.DATA_DIR, 'files')),
    engine,
    offlineEngine: offline,
    embedder,
    telemetry,
  });

  stopBy(async () => {
    await running.stop();
    await telemetry.close();
    await local.close();
    await database.close();
  });

  if (config.SHOPIFY_SIMULATOR_URL) {
    const demo = await seedDemo(running.services, config.SHOPIFY_SIMULATOR_URL);
    say(`Storefront: ${demo.storefront}`);
    say(`Admin: ${config.APP_URL}/sign-in/link?token=${demo.ownerToken}`);
    if (demo.colleague) say(`Team member: ${demo.colleague.email} with the password ${demo.colleague.password}`);
  }
  say(`Ready: ${config.APP_URL}`);
}
