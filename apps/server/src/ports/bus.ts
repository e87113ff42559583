/** What the processes of one installation say to each other about one thing. */
export interface BusTopic<Message> {
  readonly name: string;
  /** Reads what came over the wire. Throws at what another version may have sent. */
  read(message: unknown): Message;
}

export type MessageOf<T> = T extends BusTopic<infer Message> ? Message : never;

/**
 * Carries word between the processes of one installation. What is published is heard by every process, the sender too.
 * Word may get lost on the way to the others: what must not be lost stands in the event log.
 */
export interface Bus {
  publish<Message>(topic: BusTopic<Message>, message: Message): Promise<void>;
  subscribe<Message>(topic: BusTopic<Message>, hear: (message: Message) => void): () => void;
  close(): Promise<void>;
}
