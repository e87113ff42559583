import type { Bus } from '../../ports/bus.ts';

/** A bus for one process: what is published is heard before `publish` resolves. */
export function createLocalBus(): Bus {
  const channels = new Map<string, Set<(message: unknown) => void>>();
  return {
    async publish(channel, message) {
      for (const hear of channels.get(channel) ?? []) hear(message);
    },
    subscribe(channel, hear) {
      const socketHandlers = channels.get(channel) ?? new Set();
      channels.set(channel, socketHandlers);
      socketHandlers.add(hear);
      return () => void socketHandlers.delete(hear);
    },
    async close() {
      channels.clear();
    },
  };
}
