import type { EventPayload, EventType } from '@chatty/contract/live';
import type { ContactExport } from '@chatty/contract/privacy';
import type { Log } from './platform/log.ts';
import type { Config } from './config.ts';
import type { Db } from './platform/db/open-database.ts';
import type { Sessions } from './platform/auth/sessions.ts';
import type { Processes } from './platform/processes/processes.ts';
import type { GlobalJob, Job, Jobs, JobTiming } from './platform/jobs/job.ts';
import type { Audience } from './platform/live/audience.ts';
import type { Hub } from './platform/live/hub.ts';
import type { Limits } from './platform/http/limits.ts';
import type { Outgoing } from './platform/http/outgoing.ts';
import type { Telemetry } from './ports/telemetry.ts';
import type { Bus } from './ports/bus.ts';
import type { Clock } from './ports/clock.ts';
import type { Commerce } from './ports/commerce.ts';
import type { Embedder } from './ports/embedder.ts';
import type { Engine, OfflineEngine } from './ports/engine.ts';
import type { FileStore } from './ports/files.ts';
import type { Mailer } from './ports/mail.ts';
import type { Push } from './ports/push.ts';
import type { Reader } from './ports/reader.ts';
import type { DomainEvent } from './platform/domain-event.ts';
import type { ProcessStates } from './platform/processes/process-states.ts';

/** Everything outside the features, chosen once in `assemble.ts`. */
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
  /** Everything that follows, by the event's name; what belongs to one event runs in the order of the features. */
  reactions: ReadonlyMap<string, readonly DomainReaction[]>;
  /** What every part keeps about people, in the order of features. */
  traces: readonly Traces[];
  /** What features keep in memory. */
  states: ProcessStates;
  commerce: Commerce;
  mailer: Mailer;
  push: Push;
  files: FileStore;
  engine: Engine;
  /** Answers without a model: what is to be known of an answer before anybody asks. */
  offlineEngine: OfflineEngine;
  embedder: Embedder;
  /** Reads what strangers made: files, pages of the web. */
  reader: Reader;
  /** Asks addresses that people have given us, and never our own network. */
  outgoing: Outgoing;
  telemetry: Telemetry;
}

/** Who asks. `contactId` is a visitor, `memberId` a person of the shop's team; a job is the system itself. */
export type Who =
  | {
      type: 'member';
      memberId: string;
      authId: string;
      role: 'admin' | 'member';
      /** What the access token says, except for the role, which is read anew. */
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

/** Work inside a transaction: its rows, its events and its jobs become true together or not at all. */
export interface TxCtx extends Ctx {
  /** Writes to the event log; sockets hear it after the commit. */
  emit<T extends EventType>(type: T, payload: EventPayload<T>, audience: Audience, shopId?: string): void;
  /** Tells the other features, which react within this transaction. */
  raise<Payload>(event: DomainEvent<Payload>, payload: Payload, shopId?: string): Promise<void>;
  /** Something to be done after the commit, for a shop: this transaction's own unless another is named. */
  enqueue<Data extends object>(job: Job<Data>, data: Data, timing?: JobTiming & { shopId?: string }): void;
  /** Something to be done after the commit, for no shop. */
  enqueueGlobal<Data extends object>(job: GlobalJob<Data>, data: Data, timing?: JobTiming): void;
  /** Runs in this process right after the commit, and never when there is none. Must not throw; may be lost in a crash. */
  afterCommit(work: () => void): void;
}

/** What follows from a domain event. */
export interface DomainReaction {
  readonly event: string;
  readonly react: (tx: TxCtx, payload: never) => void | Promise<void>;
}

/** For jobs and start-up: work on behalf of nobody. */
export function systemCtx(services: Services, shopId: string): Ctx {
  return { services, shopId, who: { type: 'system' }, db: services.db, log: services.log.child({ shopId }) };
}

/** About whom a table holds something: a contact of a shop, people of its team, or nobody. */
export type About = 'contact' | 'team' | 'nobody';

/** A contact who is to be forgotten, and what was found of them so far. */
export interface Forgotten {
  contactId: string;
  /** The store's number of them. */
  customerId: string | null;
  email: string | null;
  /** By which they are named anywhere: their own id, and those of what is theirs. */
  readonly ids: readonly string[];
  /** Files that were sent to them and to nobody else. */
  readonly sentFileIds: string[];
  /** Files whose rows are gone: their bytes are removed after the commit. */
  readonly fileKeys: string[];
}

/**
 * What a part of the server keeps about people, said in its `<name>.traces.ts`: for each of its tables about whom it
 * holds something, and how a contact is found, forgotten and exported. A whole shop needs no word of it: every row with
 * its `shop_id` goes.
 */
export interface Traces {
  readonly about: Readonly<Record<string, About>>;
  /** Ids of what is theirs, locked: who writes at this moment comes before or after, not in between. In the order of features. */
  find?(tx: TxCtx, contactId: string): Promise<string[]>;
  /** Deletes or empties it, and says how much it was. Later features first: what builds on something goes before it. */
  forget?(tx: TxCtx, it: Forgotten): Promise<Record<string, number>>;
  /** Adds it to what is exported about a contact. In the order of features. */
  export?(ctx: Ctx, contactId: string, soFar: ContactExport): Promise<ContactExport>;
}
