import type { Services } from '../../../services.ts';
import type { Bus } from '../../../ports/bus.ts';

/** Why an answer under way was ended. `overtaken`: the turn belongs to somebody else now. */
export type StopReason = 'stopped' | 'overtaken';

interface Word {
  shopId: string;
  conversationId: string;
}

/** The answers that this process is writing. */
export interface RunningAnswers {
  /** Registers an answer; one of the same conversation that is still under way is overtaken. */
  begin(shopId: string, conversationId: string): { controller: AbortController; end(): void };
  close(): void;
}

/** Whoever wants an answer stopped publishes `{ shopId, conversationId }` here. */
const channel = 'answer.stop';
const registries = new WeakMap<Bus, RunningAnswers>();

function listen(bus: Bus): RunningAnswers {
  const running = new Map<string, AbortController>();
  const key = ({ shopId, conversationId }: Word) => `${shopId}/${conversationId}`;
  const stop = (at: string, reason: StopReason) => running.get(at)?.abort(reason);
  const close = bus.subscribe(channel, (message) => stop(key(message as Word), 'stopped'));
  return {
    begin(shopId, conversationId) {
      const at = key({ shopId, conversationId });
      stop(at, 'overtaken');
      const controller = new AbortController();
      running.set(at, controller);
      return {
        controller,
        end: () => {
          if (running.get(at) === controller) running.delete(at);
        },
      };
    },
    close,
  };
}

/** One registry for each bus: it hears every process's wish to stop. */
export function runningAnswers({ bus }: Pick<Services, 'bus'>): RunningAnswers {
  const registry = registries.get(bus) ?? listen(bus);
  registries.set(bus, registry);
  return registry;
}
