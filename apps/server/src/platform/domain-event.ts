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
