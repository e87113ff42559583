import type { TxCtx } from './db/transaction.ts';

/** Something that happened in a feature, as far as later ones care. They hear of it within the same transaction. */
export interface DomainEvent<Payload> {
  readonly name: string;
  /** Never there: it tells the type checker what is said with the event. */
  readonly payload?: Payload;
}

/** Names a domain event, in the feature that raises it. */
export const domainEvent = <Payload extends object = Record<never, never>>(name: string): DomainEvent<Payload> => ({
  name,
});

/** What follows from a domain event. */
export interface DomainReaction {
  readonly event: string;
  readonly react: (tx: TxCtx, payload: never) => void | Promise<void>;
}

/** Says in `feature.ts` what follows here from what happened in an earlier feature. */
export const on = <Payload>(
  event: DomainEvent<Payload>,
  react: (tx: TxCtx, payload: Payload) => void | Promise<void>,
): DomainReaction => ({ event: event.name, react });

/** Everything that follows, by the event's name; what belongs to one event runs in the order of the features. */
export type DomainReactions = ReadonlyMap<string, readonly DomainReaction[]>;

export const reactionsOf = (reactions: readonly DomainReaction[]): DomainReactions =>
  Map.groupBy(reactions, (it) => it.event);
