import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '@chatty/contract/new-id';
import { pino } from 'pino';
import { createLogTelemetry } from '../apps/server/src/adapters/telemetry/log-telemetry.ts';
import { createLocalBus } from '../apps/server/src/adapters/bus/local-bus.ts';
import { createDiskFiles } from '../apps/server/src/adapters/files/disk-files.ts';
import { noMailer } from '../apps/server/src/adapters/mail/no-mailer.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { createTokens, type Tokens } from '../apps/server/src/platform/auth/access-token.ts';
import { createLimits } from '../apps/server/src/platform/http/limits.ts';
import { type Running, start } from '../apps/server/src/start.ts';
import { offlineParts } from '../apps/server/src/test-kit/offline-parts.ts';
import { openMigrated } from './database.ts';

export interface Product extends Running {
  tokens: Tokens;
  close(): Promise<void>;
}

/** The whole server, with a database of its own and these settings beside the usual. Uses are counted against the limits but never refused. */
export async function startProduct(
  databaseUrl: string | undefined,
  extra: Record<string, string> = {},
): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'chatty-bench-'));
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'error',
    DATA_DIR: folder,
    CAPS_FACTOR: '1000000',
    ...extra,
  });
  const database = await openMigrated(databaseUrl);
  const limits = createLimits(null);
  const bus = createLocalBus();
  const log = pino({ level: config.LOG_LEVEL });
  const running = await start(
    {
      config,
      log,
      clock: { now: () => new Date() },
      database,
      redis: null,
      bus,
      mailer: noMailer,
      telemetry: createLogTelemetry(log),
      files: createDiskFiles(join(folder, 'files')),
      ...offlineParts(),
    },
    { ...limits, use: (what, who) => limits.use(what, who, 1_000_000_000) },
  );
  return {
    ...running,
    tokens: createTokens(config.APP_SECRET, () => new Date()),
    async close() {
      // The numbers beside the inbox views are counted a moment after the last change.
      await pause(300);
      await running.stop();
      await bus.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export interface Team {
  shopId: string;
  memberToken: string;
  visitors: { token: string; conversationId: string }[];
}

/** A statement takes no more than 65,535 values. */
const rowsAtOnce = 1_000;

/** A shop with one member, who may be away, and visitors, each in a conversation that the member has taken over. */
export async function addTeam({ services, tokens }: Product, visitors: number, away = false): Promise<Team> {
  const shopId = newId();
  const memberId = newId();
  const domain = `${shopId}.myshopify.com`;
  const shop = {
    id: shopId,
    name: 'Shop',
    shopify_domain: domain,
    domain,
    storefront_url: `https://${domain}`,
    widget: '{}',
  };
  await services.db.insertInto('shops').values(shop).execute();
  const member = { shop_id: shopId, id: memberId, auth_id: memberId, full_name: 'Maya', email: 'maya@shop.example' };
  await services.db
    .insertInto('members')
    .values({ ...member, role: 'admin', enable_away_mode: away })
    .execute();
  const claims = {
    type: 'member',
    from: Date.now(),
    authId: memberId,
    shopID: shopId,
    shopId,
    memberId,
    isAdmin: true,
    isCrmLogin: false,
  } as const;
  const contacts = Array.from({ length: visitors }, () => ({ shop_id: shopId, id: newId() }));
  const now = new Date();
  const earlier = (i: number) => new Date(now.getTime() - i * 60_000);
  const conversations = contacts.map(({ id }, i) => ({
    shop_id: shopId,
    id: newId(),
    contact_id: id,
    handler: 'person' as const,
    handed_off: true,
    assignee_id: memberId,
    last_message_at: earlier(i),
    created_at: earlier(i),
  }));
  for (let from = 0; from < visitors; from += rowsAtOnce) {
    const some = contacts.slice(from, from + rowsAtOnce);
    await services.db
      .insertInto('contacts')
      .values(some.map((it) => ({ ...it, created_at: now, last_seen_at: now })))
      .execute();
    await services.db
      .insertInto('conversations')
      .values(conversations.slice(from, from + rowsAtOnce))
      .execute();
  }
  return {
    shopId,
    memberToken: (await tokens.issue(claims)).token,
    visitors: await Promise.all(
      conversations.map(async (conversation) => ({
        token: (await tokens.issue({ type: 'visitor', shopId, contactId: conversation.contact_id })).token,
        conversationId: conversation.id,
      })),
    ),
  };
}
