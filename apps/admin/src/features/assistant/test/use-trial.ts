import { CallFailed } from '@chatty/client/api';
import type { Trial, TriedAnswer, TriedTurn } from '@chatty/contract/copilot';
import { mostTriedTurns } from '@chatty/contract/limits';
import { newId } from '@chatty/contract/new-id';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../connection/api.ts';

/** What a member tries it as. */
export type TrialAs = Pick<Trial, 'locale' | 'page' | 'mode'>;

/** A question, and what came of it. */
export interface Asked {
  id: string;
  text: string;
  /** The page that was named with it. */
  page: string;
  answer: TriedAnswer | null;
  problem: unknown;
}

const productsOf = ({ parts }: TriedAnswer) => parts.flatMap((it) => (it.type === 'products' ? it.products : []));

/** What was said so far, as the server reads it: of a question that was not answered nothing. */
const turnsOf = (asked: readonly Asked[], text: string): TriedTurn[] => {
  const before = asked.flatMap(({ text: question, answer }): TriedTurn[] =>
    answer
      ? [
          { by: 'visitor', text: question },
          {
            by: 'assistant',
            text: answer.text,
            outcome: answer.decision.outcome,
            products: productsOf(answer),
            scenario: answer.decision.scenario,
          },
        ]
      : [],
  );
  return [...before.slice(1 - mostTriedTurns), { by: 'visitor', text }];
};

/** A conversation with the assistant that nobody else knows of; it ends with the page. */
export function useTrial(as: TrialAs) {
  const [id, setId] = useState(newId);
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const settle = (of: string, came: Pick<Asked, 'answer' | 'problem'>) =>
    setAsked((all) => all.map((it) => (it.id === of ? { ...it, ...came } : it)));

  async function send(question: Pick<Asked, 'id' | 'text'>, before: readonly Asked[]): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setAsked([...before, { ...question, page: as.page, answer: null, problem: null }]);
    try {
      const body = { ...as, id, turns: turnsOf(before, question.text) };
      const { data } = await api('POST /ai_assistant/test', { body, signal: controller.signal });
      settle(question.id, { answer: data, problem: null });
    } catch (problem) {
      if (controller.signal.aborted) return;
      settle(question.id, { answer: null, problem: problem ?? new CallFailed('unreachable', '') });
    } finally {
      if (running.current === controller) running.current = null;
    }
  }

  const last = asked.at(-1);
  const isAnswering = last !== undefined && last.answer === null && last.problem === null;
  return {
    asked,
    isAnswering,
    ask: (text: string) => void send({ id: newId(), text }, asked),
    /** Asks the last question again. */
    again: () => last && void send(last, asked.slice(0, -1)),
    startOver() {
      running.current?.abort();
      setId(newId());
      setAsked([]);
    },
  };
}
