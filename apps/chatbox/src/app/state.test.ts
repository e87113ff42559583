import { describe, expect, test } from 'vitest';
import { type Change, firstState, isConnected, reduce, type State } from './state.ts';

const after = (...changes: Change[]): State => changes.reduce(reduce, firstState);

describe('the chat’s state', () => {
  test('the line counts as broken by the socket or by the network, and as whole once the socket is up', () => {
    expect(isConnected(after({ type: 'connection', status: 'live' }))).toBe(true);
    expect(isConnected(after({ type: 'network', on: false }))).toBe(false);
    expect(isConnected(after({ type: 'connection', status: 'offline' }))).toBe(false);
    expect(isConnected(after({ type: 'network', on: false }, { type: 'connection', status: 'live' }))).toBe(true);
  });
});
