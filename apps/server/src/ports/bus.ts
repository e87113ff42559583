/**
 * Carries word between the processes of one installation. What is published is heard by every process, the sender too.
 * Word may get lost on the way to the others: what must not be lost stands in the event log.
 */
export interface Bus {
  publish(channel: string, message: unknown): Promise<void>;
  subscribe(channel: string, hear: (message: unknown) => void): () => void;
  close(): Promise<void>;
}
