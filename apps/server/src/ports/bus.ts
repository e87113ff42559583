/** Carries word between the processes of one installation. What is published is heard by every process, the sender too. */
export interface Bus {
  publish(channel: string, message: unknown): Promise<void>;
  subscribe(channel: string, hear: (message: unknown) => void): () => void;
  close(): Promise<void>;
}
