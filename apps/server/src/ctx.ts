import type { Log } from './platform/log.ts';
import type { Config } from './config.ts';
import type { Db } from './platform/db/open-database.ts';
import type { Sessions } from './platform/auth/sessions.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Processes } from './platform/processes.ts';
import type { Traces } from './traces.ts';
import type { Hub } from './platform/live/hub.ts';
import type { Limits } from './platform/http/limits.ts';
import type { Telemetry } from './ports/telemetry.ts';
import type { Bus } from './ports/bus.ts';
import type { Clock } from './ports/clock.ts';
import type { Commerce } from './ports/commerce.ts';
import type { Embedder } from './ports/embedder.ts';
import type { Engine } from './ports/engine.ts';
import type { FileStore } from './ports/files.ts';
import type { Mailer } from './ports/mail.ts';
import type { Push } from './ports/push.ts';
import type { Reactions } from './platform/domain-event.ts';
import type { ProcessStates } from './platform/process-state.ts';

/** Everything outside the features, chosen once in `main.ts`. */
export interface Services {
  config: Config;
  log: Log;
  clock: Clock;
  db: Db;
  sessions: Sessions;
  bus: Bus;
  processes: Processes;
  jobs: Jobs;
  hub: Hub;
  limits: Limits;
  reactions: Reactions;
  /** What every part keeps about people, in the order of features. */
  traces: readonly Traces[];
  /** What features keep in memory. */
  states: ProcessStates;
  commerce: Commerce;
  mailer: Mailer;
  push: Push;
  files: FileStore;
  engine: Engine;
  embedder: Embedder;
  telemetry: Telemetry;
}

/** Who asks. `contactId` is a visitor, `memberId` a person of the shop's team; a job is the system itself. */
export type Who =
  | {
      type: 'member';
      memberId: string;
      authId: string;
      role: 'admin' | 'member';
      /** What the access token says; the role is what is so. */
      claimsAdmin: boolean;
      isCrmLogin: boolean;
      blocked: boolean;
      /** The session in the browser's cookie; null where there is no cookie. */
      sessionId: string | null;
    }
  /** `address` is where they come from, as it is counted for caps; `only` is the conversation of the mailed link they came by. */
  | { type: 'visitor'; contactId: string; address: string; only?: string | undefined }
  | { type: 'system' };

/** One piece of work for one shop: what every action is given. */
export interface Ctx {
  services: Services;
  shopId: string;
  who: Who;
  /** The database; inside a transaction the transaction. */
  db: Db;
  log: Log;
}

export interface MemberCtx extends Ctx {
  who: Extract<Who, { type: 'member' }>;
}

export interface VisitorCtx extends Ctx {
  who: Extract<Who, { type: 'visitor' }>;
}

/** For jobs and start-up: work on behalf of nobody. */
export function systemCtx(services: Services, shopId: string): Ctx {
  return { services, shopId, who: { type: 'system' }, db: services.db, log: services.log.child({ shopId }) };
}
