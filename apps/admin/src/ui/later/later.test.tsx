// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { later } from './later.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('what could not be fetched is fetched again when it is wanted, and shown when it is there', async () => {
  const answers = [Promise.reject(new Error('no connection')), Promise.resolve({ text: 'here' })];
  const part = later(() => answers.shift() ?? Promise.reject(new Error('fetched too often')));
  await expect(part.load()).rejects.toThrow('no connection');
  const Shown = () => <p>{part.use(true)?.text ?? 'not yet'}</p>;
  const host = document.createElement('div');
  const root = createRoot(host);
  await act(async () => root.render(<Shown />));
  await vi.waitFor(() => expect(host.textContent).toBe('here'));
  await expect(part.load()).resolves.toEqual({ text: 'here' });
  await act(async () => root.unmount());
});
