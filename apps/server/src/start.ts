import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { hooksTraces } from './hooks/hooks.traces.ts';
import { platformTraces } from './platform/platform.traces.ts';
import { forgetWebhookDeliveries } from './hooks/work-on-webhook-delivery.ts';
import { installedShops } from './features/shops/index.ts';
import { isOfLink } from './features/widget/index.ts';
import { features } from './features.ts';
import { reactionsOf } from './platform/reaction.ts';
import type { Closing } from './platform/feature.ts';
import { defineSchedule } from './platform/jobs/work.ts';
import { forgetOldEvents } from './platform/live/forget-events.ts';
import { Processes } from './platform/processes/processes.ts';
import { ProcessStates } from './platform/processes/process-states.ts';
import { createSessions } from './platform/auth/sessions.ts';
import type { OpenDatabase } from './platform/db/open-database.ts';
import { tendTables } from './platform/db/embedded/tend-tables.ts';
import { createLimits } from './platform/http/limits.ts';
import { startJobs } from './platform/jobs/jobs.ts';
import { createHub } from './platform/live/hub.ts';
import type { Services } from './ctx.ts';

/** What differs between production, the desk and a test. */
export type Parts = Omit<
  Services,
  'db' | 'hub' | 'jobs' | 'limits' | 'processes' | 'reactions' | 'states' | 'sessions' | 'traces'
> & {
  database: OpenDatabase;
  redis: Parameters<typeof createLimits>[0];
};

export interface Running {
  services: Services;
  app: FastifyInstance;
  /** Where it listens. */
  origin: string;
  /** Answers what is under way, then lets go of everything but the parts. */
  stop(): Promise<void>;
}

/** Connections that are still open after this time are cut off. */
const patienceMs = 10_000;

/** Stops taking calls: no new connections, answers to what is under way, and sockets that are told to come back elsewhere. */
async function closeServer(app: FastifyInstance): Promise<void> {
  // A connection becomes idle when its answer is out, which is after the server was closed.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50);
  const cut = setTimeout(() => {
    app.server.closeAllConnections();
    for (const it of app.websocketServer.clients) it.terminate();
  }, patienceMs);
  await app.close().finally(() => {
    clearInterval(idle);
    clearTimeout(cut);
  });
}

/** Everything that is done in the background. */
export const works = [
  ...features.flatMap((it) => it.jobs ?? []),
  defineSchedule('db.tend-tables', '*/10 * * * *', ({ db }) => tendTables(db)),
  defineSchedule('live.forget-events', '17 3 * * *', forgetOldEvents),
  defineSchedule('hooks.forget-deliveries', '41 3 * * *', forgetWebhookDeliveries),
];
const traces = [platformTraces, hooksTraces, ...features.flatMap((it) => it.traces ?? [])];
/** What follows from what. */
const reactions = reactionsOf(features.flatMap((it) => it.reactions ?? []));

/** Puts the parts together and listens. The database must be migrated. */
export async function start({ database, redis, ...parts }: Parts, limits = createLimits(redis)): Promise<Running> {
  const { config, log, bus } = parts;
  const { db } = database;
  const jobs = await startJobs(database, log, works, installedShops);
  const states = new ProcessStates();
  const sessions = createSessions(db, parts.clock, { secret: config.APP_SECRET, appUrl: config.APP_URL });
  const processes = new Processes({ db, bus, log });
  const hub = createHub(db, bus, log, { mayHear: isOfLink });
  const services: Services = { ...parts, db, sessions, jobs, processes, limits, reactions, states, traces, hub };
  const closings: Closing[] = [];
  for (const it of features) if (it.start) closings.unshift(await it.start(services));
  const app = await createApp(services);
  await jobs.work(services);
  // Once everybody has said what is to be let go of: whoever was silent is taken out at once.
  await processes.start();
  const origin = await app.listen({ port: config.PORT, host: config.HOST });
  return {
    services,
    app,
    origin,
    async stop() {
      await closeServer(app);
      await jobs.stop();
      for (const close of closings) await close();
      await states.close();
      await processes.stop();
      hub.close();
    },
  };
}
