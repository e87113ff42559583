import type { ClientFrame } from '@chatty/contract/live';
import type { FastifyInstance } from 'fastify';
import type { CappedCalls } from './caps/visitor-calls.ts';
import type { MemberCtx, DomainReaction, Services, VisitorCtx, Traces } from '../ctx.ts';
import type { OpenDocument } from './http/frontends.ts';
import type { CallHandlers } from './http/mount-calls.ts';
import type { OpenCtx } from './http/who-is.ts';
import type { Work } from './jobs/work.ts';
import type { Listener } from './live/hub.ts';

/** What a socket says once it is open, by the frame's name. */
export type SocketFrame<T extends ClientFrame['t'] = ClientFrame['t']> = Extract<ClientFrame, { t: T }>;
export type SocketFrameName = Exclude<ClientFrame['t'], 'hello' | 'token' | 'ping'>;

/** What a feature does when a socket opens, closes, or says something. What it is told is checked like a call. */
export type SocketHandlers = {
  joined?(services: Services, listener: Listener): Promise<void>;
  left?(services: Services, listener: Listener): Promise<void>;
} & { [T in SocketFrameName]?: (services: Services, listener: Listener, frame: SocketFrame<T>) => Promise<void> };

/** Ends what a feature began at the start. */
export type Closing = () => void | Promise<void>;

/**
 * Everything that a feature gives to the whole. It stands in `features/<name>/feature.ts`; one line of `features.ts` makes
 * it part of the server. Tables, events and texts need no mention here: they are found where they stand.
 */
export interface Feature {
  /** The folder's name. */
  readonly name: string;
  /** Calls of signed-in people of a shop. */
  readonly memberCalls?: CallHandlers<MemberCtx>;
  /** Calls of a shop's visitors. */
  readonly visitorCalls?: CallHandlers<VisitorCtx>;
  /** What these are counted as (`<name>.caps.ts`), where it is more than a call like any other. */
  readonly cappedCalls?: CappedCalls;
  /** Calls before sign-in. */
  readonly openCalls?: CallHandlers<OpenCtx>;
  /** What it keeps about people (`<name>.traces.ts`), where it has tables. */
  readonly traces?: Traces;
  /** Work after the commit, and by the clock. */
  readonly jobs?: readonly Work[];
  /** What follows here from what happened in earlier features. */
  readonly reactions?: readonly DomainReaction[];
  readonly socketHandlers?: SocketHandlers;
  /** Addresses that are no calls of the contract: files, webhooks, pages. */
  mount?(app: FastifyInstance, services: Services): void;
  /** Opens a document of the admin, for the feature whose vendor shows it in a frame. */
  openDocument?(services: Services): OpenDocument;
  /** Begins to listen to other processes, or to keep time. Resolves once the feature may be asked. */
  start?(services: Services): Closing | Promise<Closing>;
}
