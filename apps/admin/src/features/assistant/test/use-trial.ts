import { CallFailed } from '@chatty/client/api';
import type { Trial, TriedAnswer, TriedTurn } from '@chatty/contract/copilot';
import { mostTriedTurns } from '@chatty/contract/limits';
import { newId } from '@chatty/contract/new-id';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../connection/api.ts';

/** As whom a member asks, and with what beside the saved settings; null: with nothing else. */
export interface TrialAs extends Pick<Trial, 'contactId' | 'locale' | 'page'> {
  other: Trial['assistant'] | null;
}

export type SideName = 'saved' | 'other';

/** What came of a question with one configuration. */
export interface Side {
  name: SideName;
  assistant: Trial['assistant'];
  answer: TriedAnswer | null;
  problem: unknown;
}

/** A question, and what came of it. */
export interface Asked extends Pick<Trial, 'contactId' | 'locale' | 'page'> {
  id: string;
  text: string;
  /** One, or two side by side. */
  sides: readonly Side[];
}

const productsOf = ({ parts }: TriedAnswer) => parts.flatMap((it) => (it.type === 'products' ? it.products : []));

/** What was said so far with one configuration, as the server reads it: of a question that was not answered nothing. */
const turnsOf = (asked: readonly Asked[], name: SideName, text: string): TriedTurn[] => {
  const before = asked.flatMap(({ text: question, sides }): TriedTurn[] => {
    // What was asked before the comparison began was answered as saved.
    const answer = (sides.find((it) => it.name === name) ?? sides[0])?.answer;
    if (!answer) return [];
    const { outcome, scenario } = answer.decision;
    return [
      { by: 'visitor', text: question },
      { by: 'assistant', text: answer.text, outcome, products: productsOf(answer), scenario },
    ];
  });
  return [...before.slice(1 - mostTriedTurns), { by: 'visitor', text }];
};

/** What the visitor said until a question, the question last. */
export const visitorTurns = (asked: readonly Asked[], id: string): string[] =>
  asked.slice(0, asked.findIndex((it) => it.id === id) + 1).map((it) => it.text);

/** A conversation with the assistant that nobody else knows of; it ends with the page. */
export function useTrial(as: TrialAs) {
  const [ids, setIds] = useState(() => ({ saved: newId(), other: newId() }));
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const settle = (of: string, name: SideName, came: Pick<Side, 'answer' | 'problem'>) =>
    setAsked((all) =>
      all.map((it) =>
        it.id === of
          ? { ...it, sides: it.sides.map((side) => (side.name === name ? { ...side, ...came } : side)) }
          : it,
      ),
    );

  async function answerIn(side: Side, question: Asked, before: readonly Asked[], signal: AbortSignal): Promise<void> {
    const { contactId, locale, page, text } = question;
    try {
      const turns = turnsOf(before, side.name, text);
      const body = { id: ids[side.name], contactId, locale, page, assistant: side.assistant, turns };
      const { data } = await api('POST /ai_assistant/test', { body, signal });
      settle(question.id, side.name, { answer: data, problem: null });
    } catch (problem) {
      if (signal.aborted) return;
      settle(question.id, side.name, { answer: null, problem: problem ?? new CallFailed('unreachable', '') });
    }
  }

  function send({ id, text }: Pick<Asked, 'id' | 'text'>, before: readonly Asked[]): void {
    const { other, ...visitor } = as;
    const controller = new AbortController();
    running.current = controller;
    const side = (name: SideName, assistant: Trial['assistant']): Side => ({
      ...{ name, assistant, answer: null, problem: null },
    });
    const question = { ...visitor, id, text, sides: [side('saved', {}), ...(other ? [side('other', other)] : [])] };
    setAsked([...before, question]);
    for (const it of question.sides) void answerIn(it, question, before, controller.signal);
  }

  const last = asked.at(-1);
  return {
    asked,
    isAnswering: last?.sides.some((it) => it.answer === null && it.problem === null) ?? false,
    ask: (text: string) => send({ id: newId(), text }, asked),
    /** Asks the last question again. */
    again: () => last && send(last, asked.slice(0, -1)),
    startOver() {
      running.current?.abort();
      setIds({ saved: newId(), other: newId() });
      setAsked([]);
    },
  };
}
