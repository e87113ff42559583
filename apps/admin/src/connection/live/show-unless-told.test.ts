import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { showUnlessTold } from './show-unless-told.ts';

interface Sync {
  running: boolean;
  done: number;
}

const queryKey = ['sync'];

function begun() {
  const client = new QueryClient();
  client.setQueryData(queryKey, { running: false, done: 0 });
  const answered = Promise.withResolvers<Sync>();
  const call = new MutationObserver(client, {
    mutationFn: (_: void) => answered.promise,
    ...showUnlessTold<Sync>(client, queryKey, (answer) => client.setQueryData(queryKey, answer)),
  }).mutate(undefined);
  const answer = () => {
    answered.resolve({ running: true, done: 0 });
    return call;
  };
  return { client, answer };
}

test('what a call began is shown as it answered', async () => {
  const { client, answer } = begun();
  await answer();
  expect(client.getQueryData(queryKey)).toEqual({ running: true, done: 0 });
});

test('the end of what a call began, heard before its answer, stays', async () => {
  const { client, answer } = begun();
  await Promise.resolve();
  client.setQueryData(queryKey, { running: true, done: 0 });
  client.setQueryData(queryKey, { running: false, done: 2 });
  await answer();
  expect(client.getQueryData(queryKey)).toEqual({ running: false, done: 2 });
});
