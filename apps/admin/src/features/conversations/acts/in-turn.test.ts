import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('what is asked about one conversation leaves in its order, also behind a refusal, and waits for no other’s', async () => {
  const said: string[] = [];
  const first = Promise.withResolvers<void>();
  const refused = inTurn('a', () => {
    said.push('resolve a');
    return first.promise;
  });
  const second = inTurn('a', async () => said.push('reopen a'));
  await inTurn('b', async () => said.push('resolve b'));
  expect(said).toEqual(['resolve a', 'resolve b']);
  first.reject(new Error('refused'));
  await expect(refused).rejects.toThrow('refused');
  await second;
  await inTurn('a', async () => said.push('tag a'));
  expect(said).toEqual(['resolve a', 'resolve b', 'reopen a', 'tag a']);
});
