import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { followMembers } from './features/members/index.ts';
import { followVisitors } from './features/contacts/index.ts';
import { createSessions, type Sessions } from './platform/auth/sessions.ts';
import type { OpenDatabase } from './platform/db/open-database.ts';
import { followGone } from './platform/http/visitor-gate.ts';
import { createLimits } from './platform/http/limits.ts';
import { startJobs } from './platform/jobs/jobs.ts';
import { createHub } from './platform/live/hub.ts';
import { queues } from './queues.ts';
import { reactions } from './reactions.ts';
import type { World } from './world.ts';

/** What differs between production, the desk and a test. */
export type Parts = Omit<World, 'db' | 'hub' | 'jobs' | 'limits' | 'reactions'> & {
  database: OpenDatabase;
  redis: Parameters<typeof createLimits>[0];
};

export interface Running {
  world: World;
  app: FastifyInstance;
  sessions: Sessions;
  /** Where it listens. */
  origin: string;
  /** Answers what is under way, then lets go of everything but the parts. */
  stop(): Promise<void>;
}

/** Who has not let go by then is cut off. */
const patienceMs = 10_000;

/** Closes the door: no new connections, answers to what is under way, and sockets that are told to come back elsewhere. */
async function closeDoor(app: FastifyInstance): Promise<void> {
  // A connection becomes idle when its answer is out, which is after the door was closed.
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

/** Puts the parts together and listens. The database must be migrated. */
export async function start({ database, redis, ...parts }: Parts, limits = createLimits(redis)): Promise<Running> {
  const { config, log, bus } = parts;
  const { db } = database;
  const jobs = await startJobs(database, log, queues);
  const world: World = { ...parts, db, jobs, limits, reactions, hub: createHub(db, bus, log) };
  const leave = await followMembers(world);
  const unfollow = [followVisitors(world), followGone(world)];
  const sessions = createSessions(db, parts.clock, { secret: config.APP_SECRET, appUrl: config.APP_URL });
  const app = await createApp(world, sessions);
  await jobs.work(world);
  const origin = await app.listen({ port: config.PORT, host: config.HOST });
  return {
    world,
    app,
    sessions,
    origin,
    async stop() {
      await closeDoor(app);
      await jobs.stop();
      for (const it of unfollow) it();
      await leave();
      world.hub.close();
    },
  };
}
