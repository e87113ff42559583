import type { LiveEvent } from '@chatty/contract/live';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, test } from 'vitest';
import { keepInStep } from './keep-in-step.ts';

const queryKey = ['list'];
const deleted = (id: string): LiveEvent => ({ type: 'faq.deleted', payload: { id } });

let stop: (() => void) | undefined;
afterEach(() => stop?.());

/** A screen that reads a list whose answer comes when it is told to, and a socket that changes what is held of it. */
function screen() {
  const client = new QueryClient();
  const answer = Promise.withResolvers<string[]>();
  const read = () => client.fetchQuery({ queryKey, queryFn: () => answer.promise });
  const open = () => {
    const step = keepInStep(client, (event) => {
      if (event.type !== 'faq.deleted') return;
      client.setQueryData<string[]>(queryKey, (held) => held?.filter((it) => it !== event.payload.id));
    });
    stop = step.stop;
    return step;
  };
  const held = () => client.getQueryData(queryKey);
  return { answer: answer.resolve, read, open, held };
}

describe('what is heard while an answer is on its way', () => {
  test('changes the answer that was made before', async () => {
    const { answer, read, open, held } = screen();
    const step = open();
    const reading = read();
    step.hear(deleted('b'));
    answer(['a', 'b']);
    await reading;
    expect(held()).toEqual(['a']);
  });

  test('changes it also where the reading began before the socket was opened', async () => {
    const { answer, read, open, held } = screen();
    const reading = read();
    const step = open();
    step.hear(deleted('b'));
    answer(['a', 'b']);
    await reading;
    expect(held()).toEqual(['a']);
  });

  test('changes no answer that was asked for afterwards', async () => {
    const { answer, read, open, held } = screen();
    const step = open();
    step.hear(deleted('b'));
    const reading = read();
    answer(['a', 'b']);
    await reading;
    expect(held()).toEqual(['a', 'b']);
  });
});

test('what is given up as old while it is read for the first time is read once more', async () => {
  const client = new QueryClient();
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let readings = 0;
  const observer = new QueryObserver(client, { queryKey, queryFn: () => answers[readings++]?.promise });
  const unobserve = observer.subscribe(() => {});
  stop = keepInStep(client, () => {}).stop;
  void client.invalidateQueries({ queryKey });
  answers[0]?.resolve('old');
  await expect.poll(() => client.getQueryData(queryKey)).toBe('old');
  answers[1]?.resolve('new');
  await expect.poll(() => client.getQueryData(queryKey)).toBe('new');
  expect(readings).toBe(2);
  unobserve();
});
