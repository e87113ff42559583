import { CallFailed } from '@chatty/client/api';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Tell, tellingMutations, tellingQueries } from './failures.ts';

const gone = new CallFailed('offline', 'No connection.');

let told: { problem: unknown; otherwise: string | undefined; retry: (() => void) | undefined }[];
let client: QueryClient;
const tell: Tell = (problem, otherwise, retry) => void told.push({ problem, otherwise, retry });

beforeEach(() => {
  told = [];
  client = new QueryClient({
    queryCache: tellingQueries(tell),
    mutationCache: tellingMutations(tell),
    defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
  });
});

/** A screen that shows a query, whose reading fails with `problem` while there is one. */
function screen(options: { problem: Error | null; meta?: { silent: true }; throwOnError?: boolean }) {
  const state = { problem: options.problem };
  const observer = new QueryObserver(client, {
    queryKey: ['a list'],
    queryFn: async () => {
      if (state.problem) throw state.problem;
      return 'rows';
    },
    meta: options.meta,
    throwOnError: options.throwOnError,
    enabled: false,
  });
  observer.subscribe(() => {});
  return { state, read: () => observer.refetch() };
}

describe('what a screen cannot read', () => {
  it('is told once, and again only after it could be read and its data is gone', async () => {
    const { state, read } = screen({ problem: gone });
    await read();
    await read();
    expect(told).toMatchObject([{ problem: gone, otherwise: undefined }]);
    state.problem = null;
    await read();
    client
      .getQueryCache()
      .find({ queryKey: ['a list'] })
      ?.setState({ data: undefined });
    state.problem = gone;
    await read();
    expect(told).toHaveLength(2);
  });

  it('is not told while the data of before stands there', async () => {
    const { state, read } = screen({ problem: null });
    await read();
    state.problem = gone;
    await read();
    expect(told).toEqual([]);
  });

  it('is not told twice: by the error page, by the modal of the session, or by who asked in silence', async () => {
    await screen({ problem: gone, throwOnError: true }).read();
    client.clear();
    await screen({ problem: new CallFailed('session_expired', 'Over') }).read();
    client.clear();
    await screen({ problem: gone, meta: { silent: true } }).read();
    expect(told).toEqual([]);
  });

  it('is no matter of what nobody looks at', async () => {
    await client.prefetchQuery({ queryKey: ['b'], queryFn: () => Promise.reject(gone) });
    expect(told).toEqual([]);
  });
});

describe('what could not be changed', () => {
  const change = (options: object) =>
    client
      .getMutationCache()
      .build(client, client.defaultMutationOptions({ mutationFn: () => Promise.reject(gone), ...options }))
      .execute(7)
      .catch(() => {});

  it('is told as “Failed to save”, or in the words of the action', async () => {
    await change({});
    await change({ meta: { failure: 'Failed to delete' }, onError: () => {} });
    expect(told.map((it) => it.otherwise)).toEqual(['Failed to save', 'Failed to delete']);
  });

  it('is left to an action that tells it itself', async () => {
    await change({ onError: () => {} });
    await change({ meta: { silent: true } });
    expect(told).toEqual([]);
  });

  it('can be tried again, with all that belongs to it, and told again when it fails again', async () => {
    const seen: unknown[] = [];
    let fails = 2;
    const mutationFn = async (value: number) => {
      seen.push(value);
      fails -= 1;
      if (fails >= 0) throw gone;
    };
    const shown: string[] = [];
    await change({
      mutationFn,
      meta: { failure: 'Not switched' },
      onMutate: () => void shown.push('on'),
      onError: () => void shown.push('back'),
      onSuccess: () => void shown.push('done'),
    });
    const again = () =>
      new Promise<void>((resolve) => {
        const stop = client.getMutationCache().subscribe(({ mutation }) => {
          if (!mutation || mutation.state.status === 'pending' || mutation.state.status === 'idle') return;
          stop();
          resolve();
        });
        told.at(-1)?.retry?.();
      });
    await again();
    await again();
    expect(seen).toEqual([7, 7, 7]);
    expect(told).toHaveLength(2);
    expect(shown).toEqual(['on', 'back', 'on', 'back', 'on', 'done']);
  });
});
