import { Channel } from '@chatty/contract/conversations';
import { z } from 'zod';
import { processState } from '../../platform/processes/process-state.ts';
import { topic } from '../../platform/topic.ts';
import type { Bus, MessageOf } from '../../ports/bus.ts';
import type { Services } from '../../ctx.ts';

/**
 * Ends the answer of a turn, and any of an older one. `overtaken`: the turn is over. `stopped`: its visitor stops it.
 * `switched_off`: the shop or a member lets the assistant speak no more.
 */
const answerStop = topic(
  'answer.stop',
  z.object({
    shopId: z.string(),
    conversationId: z.string(),
    turn: z.number(),
    reason: z.enum(['stopped', 'overtaken', 'switched_off']),
  }),
);

/** Ends all answers of a shop on these channels: it lets its assistant speak there no more. */
const shopStop = topic('answer.stop-all', z.object({ shopId: z.string(), channels: z.array(Channel) }));

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
  begin(answer: Omit<AnswerStop, 'reason'> & { channel?: Channel | undefined }): RunningAnswer;
  close(): void;
}

type Word = { of: 'answer'; stop: AnswerStop } | { of: 'shop'; stop: MessageOf<typeof shopStop> };

function listen(bus: Bus): RunningAnswers {
  const running = new Set<(word: Word) => void>();
  const tell = (word: Word) => {
    for (const hear of running) hear(word);
  };
  const closing = [
    bus.subscribe(answerStop, (stop) => tell({ of: 'answer', stop })),
    bus.subscribe(shopStop, (stop) => tell({ of: 'shop', stop })),
  ];
  return {
    begin({ shopId, conversationId, turn, channel = 'online_store' }) {
      const controller = new AbortController();
      let stopReason: StopReason | null = null;
      const isMeant = (word: Word) =>
        word.stop.shopId === shopId &&
        (word.of === 'shop'
          ? word.stop.channels.includes(channel)
          : word.stop.conversationId === conversationId && word.stop.turn >= turn);
      const hear = (word: Word) => {
        if (!isMeant(word)) return;
        stopReason ??= word.of === 'shop' ? 'switched_off' : word.stop.reason;
        controller.abort(stopReason);
      };
      running.add(hear);
      return {
        signal: controller.signal,
        stopReason: () => stopReason,
        end: () => void running.delete(hear),
      };
    },
    close: () => {
      for (const close of closing) close();
    },
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

/** The same for all answers of a shop on these channels, whichever processes write them. */
export const stopAnswers = ({ bus }: Pick<Services, 'bus'>, stop: MessageOf<typeof shopStop>): Promise<void> =>
  bus.publish(shopStop, stop);
