import type { Bus } from '../../ports/bus.ts';
import { processState } from '../../platform/process-state.ts';
import type { MessageOf } from '../../ports/bus.ts';
import { answerStop } from '../conversations/index.ts';

/** Why an answer under way was ended. `overtaken`: the turn belongs to somebody else now. */
export type StopReason = 'stopped' | 'overtaken';

/** The answers that this process is writing. */
export interface RunningAnswers {
  /** Registers an answer; one of the same conversation that is still under way is overtaken. */
  begin(shopId: string, conversationId: string): { controller: AbortController; end(): void };
  close(): void;
}

function listen(bus: Bus): RunningAnswers {
  const running = new Map<string, AbortController>();
  const key = ({ shopId, conversationId }: MessageOf<typeof answerStop>) => `${shopId}/${conversationId}`;
  const stop = (at: string, reason: StopReason) => running.get(at)?.abort(reason);
  const close = bus.subscribe(answerStop, (stopped) => stop(key(stopped), 'stopped'));
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

/** The registry of this process: it hears every process's wish to stop. */
export const runningAnswers = processState(
  'assistant.running-answers',
  ({ bus }) => listen(bus),
  (running) => running.close(),
);
