import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi, type Api } from '@chatty/client/api';
import { newId } from '@chatty/contract/new-id';
import { connectRedis, createRedisBus } from '../adapters/bus/redis-bus.ts';
import { createLocalBus } from '../adapters/bus/local-bus.ts';
import { createDiskFiles } from '../adapters/files/disk-files.ts';
import { createLimits } from '../platform/http/limits.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../platform/log.ts';
import type { OpenDatabase } from '../platform/db/open-database.ts';
import type { TrackedEvent } from '../ports/telemetry.ts';
import type { Mail } from '../ports/mail.ts';
import { type Parts, type Running, start } from '../start.ts';
import { systemCtx, type Ctx } from '../ctx.ts';
import { signInByLink } from './sign-in.ts';
import { openTestDatabase } from './test-database.ts';
import { offlineParts } from './offline-parts.ts';
import type { WorkMeter } from './work-meter.ts';

export interface TestShop {
  id: string;
  domain: string;
  /** For work behind the calls. */
  ctx: Ctx;
  /** A new member of the shop, signed in. */
  member(given?: { role?: 'admin' | 'member'; name?: string; owner?: boolean }): Promise<TestMember>;
  /** A new visitor of the shop. */
  visitor(given?: { locale?: string }): Promise<TestVisitor>;
}

export interface TestMember {
  id: string;
  authId: string;
  email: string;
  name: string;
  api: Api;
  token: string;
}

export interface TestVisitor {
  contactId: string;
  api: Api;
  token: string;
  since: number;
}

export interface TestServer extends Running {
  database: OpenDatabase;
  /** Sets the clock; it stands still from then on. */
  setTime(at: string): void;
  /** What would have gone out by mail. */
  mails: Mail[];
  /** What whoever counts uses of the product was told. */
  tracked: TrackedEvent[];
  /** Lets everybody call as often as at the start: the minute of the rate limits is over. */
  forgetLimits(): void;
  shop(settings?: Record<string, unknown>): Promise<TestShop>;
  close(): Promise<void>;
}

export type TestParts = Partial<Omit<Parts, 'config' | 'redis'>> & {
  env?: Record<string, string>;
  /** Another server, whose database this one shares: a second process of the same installation. */
  beside?: TestServer;
  /** Looks at what is asked of the database. */
  meter?: WorkMeter;
};

/** A whole server on a real database of its own, listening on a free port. Only the far ends of wires are stood in for. */
export async function testServer(parts: TestParts = {}): Promise<TestServer> {
  const { env, beside, meter, ...given } = parts;
  const folder = await mkdtemp(join(tmpdir(), 'chatty-test-'));
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
    DATA_DIR: folder,
    ...env,
  });
  const log = createLog(config.LOG_LEVEL);
  const opened = given.database ?? beside?.database ?? (await openTestDatabase());
  const database = meter ? { ...opened, db: meter.measured(opened.db) } : opened;
  let fixed: Date | null = null;
  const mails: Mail[] = [];
  const tracked: TrackedEvent[] = [];
  const redis = process.env.TEST_REDIS_URL ? await connectRedis(process.env.TEST_REDIS_URL, log) : null;
  const bus = given.bus ?? (redis ? await createRedisBus(redis, log) : (beside?.services.bus ?? createLocalBus()));
  // One Redis serves all tests, and all of them come from one address.
  const ownLimits = () => createLimits(redis, newId());
  let limits = ownLimits();
  const running = await start(
    {
      config,
      log,
      clock: { now: () => fixed ?? new Date() },
      bus,
      redis,
      mailer: { send: async (mail) => void mails.push(mail) },
      telemetry: { track: (event) => void tracked.push(event), close: async () => {} },
      files: createDiskFiles(join(folder, 'files')),
      ...offlineParts(),
      ...given,
      database,
    },
    {
      use: (...given) => limits.use(...given),
      count: (...given) => limits.count(...given),
      giveBack: (...given) => limits.giveBack(...given),
    },
  );
  const { services, origin } = running;

  const shop = async (settings: Record<string, unknown> = {}): Promise<TestShop> => {
    const id = newId();
    const domain = `shop-${id}.myshopify.com`;
    await services.db
      .insertInto('shops')
      .values({
        id,
        name: 'Test shop',
        shopify_domain: domain,
        domain,
        storefront_url: `https://${domain}`,
        setup_done: true,
        widget: JSON.stringify({ typeWorking: 'always', ...settings }),
      })
      .execute();
    return {
      id,
      domain,
      ctx: systemCtx(services, id),
      async member({ role = 'admin', name = 'Maya Lind', owner = false } = {}) {
        const memberId = newId();
        const email = `${memberId}@shop.example`;
        const authId = await services.sessions.addPerson({ email, name });
        await services.db
          .insertInto('members')
          .values({ shop_id: id, id: memberId, auth_id: authId, full_name: name, email, role, owner })
          .execute();
        return { id: memberId, authId, email, name, ...(await signInByLink(running, email)) };
      },
      async visitor({ locale = 'en' } = {}) {
        const open = createApi({ origin, token: async () => null });
        const { data } = await open('POST /client/api/visitors', { body: { shop: domain, locale } });
        const api = createApi({ origin, token: async () => data.token });
        return { contactId: data.contact.id, api, token: data.token, since: data.since };
      },
    };
  };

  return {
    ...running,
    database,
    mails,
    tracked,
    setTime: (at) => {
      fixed = new Date(at);
    },
    forgetLimits: () => {
      limits = ownLimits();
    },
    shop,
    async close() {
      await running.stop();

      if (bus !== beside?.services.bus) await bus.close();
      await redis?.close();
      if (!beside && !given.database) await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
