import { z } from 'zod';
import type { liveEvents, passingEvents } from './api.ts';
import { Cart, VisitorPlace } from './contacts.ts';
import { Id, type Moment } from './fields.ts';

export type EventType = keyof typeof liveEvents;
export type EventPayload<T extends EventType> = z.infer<(typeof liveEvents)[T]>;
export type LiveEvent = { [T in EventType]: { type: T; payload: EventPayload<T> } }[EventType];

export type PassingType = keyof typeof passingEvents;
export type PassingPayload<T extends PassingType> = z.infer<(typeof passingEvents)[T]>;
export type PassingEvent = { [T in PassingType]: { type: T; payload: PassingPayload<T> } }[PassingType];

/** What a client says on the socket. The first frame must be `hello`. */
export const ClientFrame = z.discriminatedUnion('t', [
  z.object({ t: z.literal('hello'), token: z.string(), since: z.number().int().nullable() }),
  /** A fresh access token before the old one ends. */
  z.object({ t: z.literal('token'), token: z.string() }),
  z.object({ t: z.literal('typing'), conversationId: Id }),
  /** A member looks at a conversation, or at none; _idle_ where it is open and nobody has touched the page for a while. */
  z.object({ t: z.literal('viewing'), conversationId: Id.nullable(), idle: z.boolean().optional() }),
  /** A visitor tells what they look at; with `mayKeep` they allow the store to remember it. */
  z.object({ t: z.literal('at'), place: VisitorPlace, cart: Cart.nullable(), mayKeep: z.boolean().optional() }),
  z.object({ t: z.literal('ping') }),
]);
export type ClientFrame = z.infer<typeof ClientFrame>;

/** What the server says on the socket. */
export type ServerFrame =
  | { t: 'ready'; n: number }
  | ({ t: 'event'; n: number; at: z.infer<typeof Moment> } & LiveEvent)
  | ({ t: 'passing' } & PassingEvent)
  /** The log does not reach back to `since`: read everything anew, then go on from `n`. */
  | { t: 'reset'; n: number }
  /** The token is no longer good; get another and say hello again. */
  | { t: 'expired' }
  | { t: 'pong' };
