import { z } from 'zod';
import { processState } from '../../platform/processes/process-state.ts';
import { topic } from '../../platform/topic.ts';
import type { Bus, MessageOf } from '../../ports/bus.ts';
import type { Services } from '../../ctx.ts';

/** Ends the answer of a turn, and any of an older one. `overtaken`: the turn is over. `stopped`: its visitor stops it. */
const answerStop = topic(
  'answer.stop',
  z.object({
    shopId: z.string(),
    conversationId: z.string(),
    turn: z.number(),
    reason: z.enum(['stopped', 'overtaken']),
  }),
);

export type AnswerStop = MessageOf<typeof answerStop>;
export type StopReason = AnswerStop['reason'];

export interface RunningAnswer {
  /** Aborts when the answer is to end. */
  signal: AbortSignal;
  stopReason(): StopReason | null;
  end(): void;
}

/** The answers that this process is writing. */
export interface RunningAnswers {
  begin(answer: Omit<AnswerStop, 'reason'>): RunningAnswer;
  close(): void;
}

function listen(bus: Bus): RunningAnswers {
  const running = new Set<(stop: AnswerStop) => void>();
  const close = bus.subscribe(answerStop, (stop) => {
    for (const hear of running) hear(stop);
  });
  return {
    begin({ shopId, conversationId, turn }) {
      const controller = new AbortController();
      let stopReason: StopReason | null = null;
      const hear = (stop: AnswerStop) => {
        if (stop.shopId !== shopId || stop.conversationId !== conversationId || stop.turn < turn) return;
        stopReason ??= stop.reason;
        controller.abort(stop.reason);
      };
      running.add(hear);
      return {
        signal: controller.signal,
        stopReason: () => stopReason,
        end: () => void running.delete(hear),
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

/**
 * Ends an answer, whichever process writes it: the one way in which an answer under way is stopped. The message may get
 * lost, as without Redis. Then the engine goes on to its end, and what it says is dropped by the transaction that would
 * finish it, because the turn is over; the visitor's screen hears of that end as of any other.
 */
export const stopAnswer = ({ bus }: Pick<Services, 'bus'>, stop: AnswerStop): Promise<void> =>
  bus.publish(answerStop, stop);
