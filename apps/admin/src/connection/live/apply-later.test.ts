// @vitest-environment happy-dom
import type { LiveEvent } from '@chatty/contract/live';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { later } from '../../ui/later/later.ts';
import { applyLater } from './apply-later.ts';

const removed = (id: string): LiveEvent => ({ type: 'tag.removed', payload: { id, into: null } });

test('events that come before the code is there wait for it in their order, also where it could not be fetched at first', async () => {
  const heard: LiveEvent[] = [];
  const code = { apply: (_: QueryClient, event: LiveEvent) => void heard.push(event) };
  const answers = [Promise.reject(new Error('no connection')), Promise.resolve(code)];
  const part = later(() => answers.shift() ?? Promise.reject(new Error('fetched too often')));
  const apply = applyLater(part);
  const client = new QueryClient();
  const events = ['one', 'two', 'three', 'four'].map(removed);
  const [one, two, three, four] = events;
  if (!one || !two || !three || !four) throw new Error('There are four.');
  apply(client, one, 'me');
  await expect(part.load()).rejects.toThrow('no connection');
  expect(heard).toEqual([]);
  apply(client, two, 'me');
  apply(client, three, 'me');
  await vi.waitFor(() => expect(heard).toEqual([one, two, three]));
  apply(client, four, 'me');
  expect(heard).toEqual(events);
});
