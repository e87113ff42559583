import type { DomainReaction, Services, TxCtx } from '../ctx.ts';
import type { DomainEvent } from './domain-event.ts';

/** Says in `feature.ts` what follows here from what happened in an earlier feature. */
export const on = <Payload>(
  event: DomainEvent<Payload>,
  react: (tx: TxCtx, payload: Payload) => void | Promise<void>,
): DomainReaction => ({ event: event.name, react });

/** The reactions of all features, for a server that starts. */
export const reactionsOf = (reactions: readonly DomainReaction[]): Services['reactions'] =>
  Map.groupBy(reactions, (it) => it.event);
