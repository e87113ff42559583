import type { Bus } from '../../ports/bus.ts';

export interface LocalBus extends Bus {
  /** Passes on a message from another process. Throws what a listener throws, and for a message that it cannot read. */
  deliver(name: string, message: unknown): void;
}

/** A bus for one process: what is published is heard before `publish` resolves. */
export function createLocalBus(): LocalBus {
  const listeners = new Map<string, Set<(message: unknown) => void>>();
  const deliver = (name: string, message: unknown) => {
    for (const hear of listeners.get(name) ?? []) hear(message);
  };
  return {
    deliver,
    async publish(topic, message) {
      deliver(topic.name, message);
    },
    subscribe(topic, hear) {
      const own = (message: unknown) => hear(topic.read(message));
      const ofTopic = listeners.get(topic.name) ?? new Set();
      listeners.set(topic.name, ofTopic.add(own));
      return () => void ofTopic.delete(own);
    },
    async close() {
      listeners.clear();
    },
  };
}
